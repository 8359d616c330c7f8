import Foundation
import UIKit

/// A picker that shows its choices on a wheel, which the person spins.
struct WheelPicker: View {
    let picker: _PickerConfiguration

    var body: some View {
        ChoiceReader(picker) { [name = picker.name] choices in
            WheelView(titles: choices.words, selected: choices.selected, name: name, choose: choices.choose(at:))
        }
    }
}

/// UIKit's picker view with one wheel.
private struct WheelView: UIViewRepresentable {
    let titles: [String]
    let selected: Int?
    let name: String?
    let choose: (Int) -> Void

    func makeCoordinator() -> WheelRows { WheelRows() }

    func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView(frame: .zero)
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIView(_ picker: UIPickerView, context: Context) {
        let rows = context.coordinator
        rows.beforeAction = context.environment.beforeAction
        rows.choose = choose
        rows.name = name
        picker.isUserInteractionEnabled = context.environment.isEnabled
        picker.alpha = context.environment.controlOpacity
        if rows.titles != titles {
            rows.titles = titles
            picker.reloadAllComponents()
        }
        if let selected, picker.selectedRow(inComponent: 0) != selected {
            picker.selectRow(selected, inComponent: 0, animated: false)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: min(proposal.height ?? own.height, own.height))
    }
}

/// The rows of a picker's only wheel.
private final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var name: String?
    var choose: (Int) -> Void = { _ in }
    var beforeAction: Dismissal?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[row]
    }
    func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { name }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        beforeAction?.action()
        choose(row)
    }
}
