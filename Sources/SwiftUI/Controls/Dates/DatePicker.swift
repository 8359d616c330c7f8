/// A control to choose a date, a time or both.
///
/// Source: developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    @Environment(\.datePickerStyle) private var style
    private let selection: Binding<Date>
    private let range: DateRange
    private let components: DatePickerComponents
    private let label: Label

    fileprivate init(_ selection: Binding<Date>, _ range: DateRange, _ components: Components, _ label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(), displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(range), displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label())
    }

    public var body: some View {
        style.body(
            DatePickerStyleConfiguration(
                label: .init(content: AnyView(label), isEmpty: label is EmptyView),
                selection: selection.within(range), range: range, displayedComponents: components))
    }
}

/// The parts of a date that a picker shows.
///
/// Source: developer.apple.com/documentation/swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The allowed range of a date; nil is unbounded.
struct DateRange: Equatable {
    var first: Date?
    var last: Date?
    init(first: Date? = nil, last: Date? = nil) { (self.first, self.last) = (first, last) }
    init(_ range: ClosedRange<Date>) { self.init(first: range.lowerBound, last: range.upperBound) }

    func nearest(to date: Date) -> Date { min(max(date, first ?? date), last ?? .distantFuture) }
}

extension Binding<Date> {
    /// Returns a binding that sets the nearest date within the range.
    fileprivate func within(_ range: DateRange) -> Binding<Date> {
        Binding(get: { wrappedValue }, set: { wrappedValue = range.nearest(to: $0) })
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(range), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(range), displayedComponents, Text(title))
    }
}
