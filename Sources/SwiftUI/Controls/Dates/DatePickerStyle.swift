/// A type that draws date pickers. An author's own shows the date as it likes, and sets it.
///
/// Source: developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a date picker, passed to its style.
///
/// Source: developer.apple.com/documentation/swiftui/datepickerstyleconfiguration
public struct DatePickerStyleConfiguration {
    /// The label of a date picker that a style is given.
    public struct Label: View, AccessibleTextProvider, SeveralViews {
        let content: AnyView
        package var views: [AnyView]? { content.views }
        let isEmpty: Bool
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public let label: Label
    /// The date, which a style may set; the picker brings it within its bounds.
    @Binding public var selection: Date
    /// Bounds of the date; nil where there is none.
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, range: DateRange, displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        (minimumDate, maximumDate) = (range.first, range.last)
        self.displayedComponents = displayedComponents
    }

    var range: DateRange { DateRange(first: minimumDate, last: maximumDate) }
}

/// The compact style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}
/// Date and time on grey backgrounds that open the browser's own calendar and clock.
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}
/// A calendar of one month, with the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDateFace(configuration: configuration, style: .inline)
    }
}
/// A wheel for each part of the date, which the person spins.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDateFace(configuration: configuration, style: .wheels)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension EnvironmentValues {
    @Entry var datePickerStyle = ControlStyle<DatePickerStyleConfiguration>(
        DefaultDatePickerStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the date pickers in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/datepickerstyle(_:)
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
