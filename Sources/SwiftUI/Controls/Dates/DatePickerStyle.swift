/// A type that sets the look of date pickers.
///
/// Source: developer.apple.com/documentation/swiftui/datepickerstyle
public protocol DatePickerStyle {
    static var _look: _DatePickerLook { get }
}
public enum _DatePickerLook: Sendable { case compact, calendar, wheels }

/// The compact style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { .compact }
    public init() {}
}
/// Date and time on grey backgrounds that open the browser's own calendar and clock.
public struct CompactDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { .compact }
    public init() {}
}
/// A calendar of one month, with the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { .calendar }
    public init() {}
}
/// A wheel for each part of the date, which the person spins.
public struct WheelDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { .wheels }
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension EnvironmentValues {
    @Entry var datePickerLook: _DatePickerLook = .compact
}

extension View {
    /// Sets the style of the date pickers in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/datepickerstyle(_:)
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\.datePickerLook, S._look) }
}
