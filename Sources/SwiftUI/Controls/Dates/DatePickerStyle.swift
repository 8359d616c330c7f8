/// A type that sets the look of date pickers. All are drawn compact: date and time on grey backgrounds that open the
/// browser's own calendar.
///
/// Source: developer.apple.com/documentation/swiftui/datepickerstyle
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A calendar; drawn compact here.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// A set of wheels; drawn compact here.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
    /// Has no effect: every date picker is compact.
    public func datePickerStyle(_ style: CompactDatePickerStyle) -> some View { self }

    /// Has no effect: every date picker is compact.
    public func datePickerStyle(_ style: DefaultDatePickerStyle) -> some View { self }

    @available(*, deprecated, message: "Calendars and wheels are not drawn in Parley: a date picker is always compact.")
    @_disfavoredOverload public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
