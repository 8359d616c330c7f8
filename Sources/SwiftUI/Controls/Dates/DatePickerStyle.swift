/// How a date picker looks. All are drawn as the compact one: day and time on grey grounds, which open the browser's own
/// calendar.
///
/// Source: developer.apple.com/documentation/swiftui/datepickerstyle
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// Drawn as the compact style.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// Drawn as the compact style.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
    /// Compact is what every date picker looks like.
    public func datePickerStyle(_ style: CompactDatePickerStyle) -> some View { self }

    public func datePickerStyle(_ style: DefaultDatePickerStyle) -> some View { self }

    @available(*, deprecated, message: "Calendars and wheels are not drawn in Parley: a date picker is always compact.")
    @_disfavoredOverload public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
