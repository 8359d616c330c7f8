import RenderTree
import UIKit

/// Date and time beside the label, each a control that opens the browser's own dialog.
struct CompactDatePicker: View {
    @Environment(\.locale) private var locale
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        LabeledLine(label: configuration.label) {
            HStack(spacing: 8) {
                if configuration.displayedComponents.contains(.date) { part(.date) }
                if configuration.displayedComponents.contains(.hourAndMinute) { part(.time) }
            }
        }
    }

    private func part(_ part: DateWords.Part) -> some View {
        DatePart(
            selection: configuration.$selection, range: configuration.range, part: part,
            name: configuration.label.spoken ?? "", locale: locale)
    }
}

/// The date or the time of a picker, on a grey background.
private struct DatePart: View {
    @Environment(\.systemWords) private var words
    @Environment(\.timeZone) private var timeZone
    let selection: Binding<Date>
    let range: DateRange
    let part: DateWords.Part
    let name: String
    let locale: Locale

    var body: some View {
        let date = selection.wrappedValue
        let shown =
            part == .date ? DateWords.day(date, locale, in: timeZone) : DateWords.time(date, locale, in: timeZone)
        ControlArea(
            .valueInput(content(date)),
            name: [name, words[part == .date ? .date : .time]].filter { !$0.isEmpty }.joined(separator: ", "),
            accessibility: NodeAccessibility(value: shown),
            handle: { event in
                guard case .pick(_, let value) = event,
                    let new = DateWords.date(value, part, keeping: date, in: timeZone)
                else { return }
                selection.wrappedValue = new
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
            valueKind: isDay ? .date : .time, value: DateWords.value(date, part, in: timeZone),
            minimum: isDay ? range.first.map { DateWords.value($0, part, in: timeZone) } : nil,
            maximum: isDay ? range.last.map { DateWords.value($0, part, in: timeZone) } : nil)
    }
}
