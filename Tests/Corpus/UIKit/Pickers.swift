import UIKit

class PickersViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let sizes = ["Small", "Medium", "Large"]
    private let picker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let field = UITextField()
    private let slider = UISlider()
    private let stepper = UIStepper()
    private let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let pages = UIPageControl()
    private let valueLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(1, inComponent: 0, animated: false)
        datePicker.datePickerMode = .dateAndTime
        datePicker.preferredDatePickerStyle = .compact
        datePicker.minimumDate = Date()
        datePicker.maximumDate = Calendar.current.date(byAdding: .day, value: 30, to: Date())
        datePicker.minuteInterval = 15
        datePicker.addAction(UIAction { [weak self] _ in self?.dateChanged() }, for: .valueChanged)
        field.inputView = picker
        field.inputAccessoryView = makeToolbar()
        configureControls()
        let stack = UIStackView(arrangedSubviews: [field, datePicker, slider, stepper, segments, progress, pages, valueLabel])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.alignment = .leading
        view.addSubview(stack)
        stack.frame = view.bounds.inset(by: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    }

    private func configureControls() {
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 50
        slider.isContinuous = true
        slider.minimumTrackTintColor = .systemPink
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.minimumValueImage = UIImage(systemName: "tortoise")
        slider.addAction(
            UIAction { [unowned self] action in
                let slider = action.sender as! UISlider
                valueLabel.text = String(format: "%.0f", slider.value)
                progress.setProgress(slider.value / slider.maximumValue, animated: true)
            }, for: .valueChanged)
        stepper.minimumValue = 0
        stepper.maximumValue = 10
        stepper.stepValue = 2
        stepper.wraps = true
        segments.selectedSegmentIndex = 0
        segments.selectedSegmentTintColor = .systemTeal
        segments.setTitle("Uno", forSegmentAt: 0)
        segments.insertSegment(withTitle: "Four", at: 3, animated: false)
        segments.setEnabled(false, forSegmentAt: 2)
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        segments.insertSegment(action: UIAction(title: "Five") { _ in }, at: 4, animated: false)
        progress.progressTintColor = .systemGreen
        progress.trackTintColor = .systemGray6
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.currentPageIndicatorTintColor = .label
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.hidesForSinglePage = true
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            self?.field.resignFirstResponder()
        })
        toolbar.items = [.flexibleSpace(), done]
        toolbar.setItems([UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), done], animated: false)
        toolbar.sizeToFit()
        return toolbar
    }

    private func dateChanged() {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        valueLabel.text = formatter.string(from: datePicker.date)
        datePicker.setDate(Date(), animated: true)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 36 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        field.text = sizes[row]
        pickerView.reloadAllComponents()
    }

    func pickColor() {
        let controller = UIColorPickerViewController()
        controller.selectedColor = .systemRed
        controller.supportsAlpha = false
        controller.delegate = self
        present(controller, animated: true)
        let well = UIColorWell()
        well.title = "Fill"
        well.selectedColor = .blue
        view.addSubview(well)
    }
}

extension PickersViewController: UIColorPickerViewControllerDelegate {
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        view.backgroundColor = viewController.selectedColor
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
}
