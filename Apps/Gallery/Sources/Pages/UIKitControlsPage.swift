import SwiftUI
import UIKit

struct UIKitControlsPage: View {
    var body: some View {
        SamplePage {
            Sample("Controls in a UIStackView") { Controls().frame(height: 330) }
            Sample("UIPickerView") { Wheels().frame(height: 216) }
            Sample("touchesBegan, touchesMoved") { Pad().frame(height: 80) }
        }
    }
}

/// One of each control, with a label that shows the last event.
private struct Controls: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { ControlsController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class ControlsController: UIViewController {
    private let line = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Nothing yet")
        let stack = UIStackView(arrangedSubviews: [
            row("Sauce", toggle), row("Volume", slider), row("Portions", stepper), segments, row("Day", datePicker),
            field, row("Dots", dots), line,
        ])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func say(_ words: String) { line.text = "Last: \(words)" }

    private func row(_ name: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        control.accessibilityLabel = name
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private lazy var toggle: UISwitch = {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in self?.say("sauce \(toggle?.isOn == true)") }, for: .valueChanged)
        return toggle
    }()

    private lazy var slider: UISlider = {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 4
        slider.addAction(
            UIAction { [weak self, weak slider] _ in self?.say("volume \(Int((slider?.value ?? 0).rounded()))") },
            for: .valueChanged)
        return slider
    }()

    private lazy var stepper: UIStepper = {
        let stepper = UIStepper()
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.say("portions \(Int(stepper?.value ?? 0))") },
            for: .valueChanged)
        return stepper
    }()

    private lazy var segments: UISegmentedControl = {
        let segments = UISegmentedControl(items: ["Small", "Large", "Huge"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self, weak segments] _ in self?.say("size \(segments?.selectedSegmentIndex ?? -1)") },
            for: .valueChanged)
        return segments
    }()

    private lazy var datePicker: UIDatePicker = {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSince1970: 1_795_262_400)
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                let day = picker.map { Calendar.current.component(.day, from: $0.date) }
                self?.say("day \(day ?? 0)")
            }, for: .valueChanged)
        return picker
    }()

    private lazy var field: UITextField = {
        let field = UITextField()
        field.placeholder = "Your name"
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.say("typed \(field?.text ?? "")") }, for: .editingChanged)
        return field
    }()

    private lazy var dots: UIPageControl = {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .systemBlue
        dots.addAction(
            UIAction { [weak self, weak dots] _ in self?.say("page \(dots?.currentPage ?? -1)") }, for: .valueChanged)
        return dots
    }()
}

/// A picker view with two components, and a label that shows the selection.
private struct Wheels: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { WheelsController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class WheelsController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let names = [["Mussels", "Fries", "Waffle", "Beer"], ["Small", "Large"]]
    private let picker = UIPickerView()
    private let line = UILabel()

    override func loadView() { view = picker }

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        line.frame = CGRect(x: 8, y: 0, width: 200, height: 24)
        line.font = .systemFont(ofSize: 13)
        line.text = "Mussels"
        view.addSubview(line)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        names[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        names[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        line.text = names[component][row] + " chosen"
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Dish", "Size"][component]
    }
}

/// Follows a finger.
private struct Pad: UIViewRepresentable {
    func makeUIView(context: Context) -> PadView { PadView(frame: .zero) }
    func updateUIView(_ view: PadView, context: Context) {}
}

private final class PadView: UIView {
    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 24))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        accessibilityIdentifier = "pad"
        label.text = "Draw here"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("down", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("up", touches) }

    private func tell(_ phase: String, _ touches: Set<UITouch>) {
        guard let place = touches.first?.location(in: self) else { return }
        label.text = "\(phase) \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
    }
}
