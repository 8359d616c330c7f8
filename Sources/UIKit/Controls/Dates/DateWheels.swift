import Foundation

/// Wheels for the parts of a date.
@MainActor final class DateWheels: UIView, DateFace {
    static let size = CGSize(width: 320, height: 216)
    private let picker = UIPickerView(frame: .zero)
    private var columns: [DateColumn] = []
    private var date = Date()
    /// The date around which the wheels reach; a date near their ends becomes the next one.
    private var anchor = Date()
    private var rules = DateRules()
    var picked: ((Date) -> Void)?

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { Self.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = CGRect(origin: .zero, size: box.size)
    }

    func show(_ date: Date, _ rules: DateRules) {
        (self.date, self.rules) = (date, rules)
        isUserInteractionEnabled = rules.isEnabled
        alpha = rules.isEnabled ? 1 : 0.4
        let old = columns
        columns = DateColumn.columns(for: date, around: anchor, rules)
        if columns.contains(where: \.isNearItsEnd) {
            anchor = date
            columns = DateColumn.columns(for: date, around: anchor, rules)
        }
        if columns.count != old.count { picker.reloadAllComponents() }
        for (index, column) in columns.enumerated() {
            if old.indices.contains(index), column.titles != old[index].titles { picker.reloadComponent(index) }
            if picker.selectedRow(inComponent: index) != column.selected {
                picker.selectRow(column.selected, inComponent: index, animated: false)
            }
        }
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].titles.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component].titles[row]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let whole = columns.map(\.share).reduce(0, +)
        return max(0, box.width - 16) * columns[component].share / max(whole, 1)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard columns.indices.contains(component), let new = columns[component].date(date, at: row, rules) else {
            return
        }
        picked?(new)
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        let name: SystemWord =
            switch columns[component].unit {
            case .hour, .minute, .dayPeriod: .time
            default: .date
            }
        return [accessibilityLabel, SystemWords.current[name]].compactMap(\.self).joined(separator: ", ")
    }
}
