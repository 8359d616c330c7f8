import RenderTree
import UIKit

/// A control to choose a date, a time or both.
///
/// Source: developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    @Environment(\.locale) private var locale
    @Environment(\.datePickerLook) private var look
    @Environment(\.labelsVisibility) private var visibility
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
        let name = accessibilityText(of: label) ?? ""
        switch look {
        case .compact: LabeledLine(label: label) { parts(name) }
        case .wheels: labeled(.wheels, name)
        case .calendar: labeled(.inline, name)
        }
    }

    /// Wheels or a calendar below the label: beside it they would be too narrow for a phone.
    private func labeled(_ style: UIDatePickerStyle, _ name: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if visibility != .hidden, !(label is EmptyView) { label }
            face(style, name)
        }
    }

    private func parts(_ name: String) -> some View {
        HStack(spacing: 8) {
            if components.contains(.date) {
                DatePart(selection: selection, range: range, part: .date, name: name, locale: locale)
            }
            if components.contains(.hourAndMinute) {
                DatePart(selection: selection, range: range, part: .time, name: name, locale: locale)
            }
        }
    }

    private func face(_ style: UIDatePickerStyle, _ name: String) -> some View {
        DateFaceView(selection: selection, range: range, components: components, style: style, name: name)
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

/// The date or the time of a picker, on a grey background.
private struct DatePart: View {
    @Environment(\.systemWords) private var words
    let selection: Binding<Date>
    let range: DateRange
    let part: DateWords.Part
    let name: String
    let locale: Locale

    var body: some View {
        let date = selection.wrappedValue
        let shown = part == .date ? DateWords.day(date, locale) : DateWords.time(date, locale)
        ControlArea(
            .valueInput(content(date)),
            name: [name, words[part == .date ? .date : .time]].filter { !$0.isEmpty }.joined(separator: ", "),
            accessibility: NodeAccessibility(value: shown),
            handle: { event in
                guard case .pick(_, let value) = event, let new = DateWords.date(value, part, keeping: date) else {
                    return
                }
                selection.wrappedValue = range.nearest(to: new)
            }
        ) {
            Dimmed {
                Text(verbatim: shown)
                    .fixedSize()
                    .padding(.horizontal, 11).padding(.vertical, 6)
                    .background { LookView { GroundLook(color: Color.fieldFill.resolved(in: $0)) } }
            }
        }
    }

    private func content(_ date: Date) -> ValueInputContent {
        // Bounds of a time hold on one day only, so they are enforced when a choice is received.
        let isDay = part == .date
        return ValueInputContent(
            valueKind: isDay ? .date : .time, value: DateWords.value(date, part),
            minimum: isDay ? range.first.map { DateWords.value($0, part) } : nil,
            maximum: isDay ? range.last.map { DateWords.value($0, part) } : nil)
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
