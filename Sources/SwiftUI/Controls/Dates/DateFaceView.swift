import UIKit

/// Wheels or a calendar below the label: beside it they would be too narrow for a phone.
struct LabeledDateFace: View {
    @Environment(\.labelsVisibility) private var visibility
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if visibility != .hidden, !configuration.label.isEmpty { configuration.label }
            DateFaceView(
                selection: configuration.$selection, range: configuration.range,
                components: configuration.displayedComponents, style: style, name: configuration.label.spoken ?? "")
        }
    }
}

/// UIKit's date picker in one of the styles that show all of it: wheels or a calendar.
struct DateFaceView: UIViewRepresentable {
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    let style: UIDatePickerStyle
    let name: String

    func makeCoordinator() -> DateReceiver { DateReceiver() }

    func makeUIView(context: Context) -> UIDatePicker {
        let picker = UIDatePicker(frame: .zero)
        picker.addAction(
            UIAction { [weak picker, receiver = context.coordinator] _ in
                if let picker { receiver.choose(picker.date) }
            }, for: .valueChanged)
        return picker
    }

    func updateUIView(_ picker: UIDatePicker, context: Context) {
        context.coordinator.choose = { selection.wrappedValue = $0 }
        picker.datePickerMode = mode
        if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
        picker.locale = context.environment.locale
        picker.calendar = context.environment.calendar
        picker.timeZone = context.environment.timeZone
        picker.minimumDate = range.first
        picker.maximumDate = range.last
        picker.accessibilityLabel = name
        picker.isEnabled = context.environment.isEnabled
        if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
    }

    private var mode: UIDatePicker.Mode {
        if components == .date { return .date }
        return components == .hourAndMinute ? .time : .dateAndTime
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width.map { min($0, 390) } ?? own.width, height: own.height)
    }
}

/// Receives the date that the person has chosen.
@MainActor final class DateReceiver {
    var choose: (Date) -> Void = { _ in }
}
