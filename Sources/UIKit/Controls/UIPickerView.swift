import TreePainter
import RenderTree

/// Control with wheels of rows. Source: developer.apple.com/documentation/uikit/uipickerview
///
/// The browser scrolls each wheel, which rests at a row; the keyboard and assistive technology turn it by a row.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var wheels: [Wheel] = []
    private static let size = CGSize(width: 320, height: 216)

    override public init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// Selects a row. An index out of range is clamped. The delegate is not called, as on Apple's systems.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        if wheels.indices.contains(component) { wheels[component].select(row, animated: animated) }
    }

    /// Returns the index of the selected row; -1 where the component is empty or missing.
    open func selectedRow(inComponent component: Int) -> Int {
        wheels.indices.contains(component) && wheels[component].count > 0 ? wheels[component].selected : -1
    }

    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheels.indices.contains(component) ? wheels[component].view(of: row) : nil
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: width > 0 ? width : box.width / CGFloat(max(1, numberOfComponents)), height: height > 0 ? height : 32
        )
    }

    open func reloadAllComponents() {
        while wheels.count > numberOfComponents { wheels.removeLast().removeFromSuperview() }
        while wheels.count < numberOfComponents {
            let component = wheels.count
            let wheel = Wheel()
            wheel.turned = { [weak self] row in
                if let self { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
            }
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
    }

    open func reloadComponent(_ component: Int) {
        guard wheels.indices.contains(component) else { return }
        let rows = (0..<numberOfRows(inComponent: component)).map { row(at: $0, component) }
        wheels[component].show(rows, rowHeight: rowSize(forComponent: component).height)
        setNeedsLayout()
    }

    private func row(at index: Int, _ component: Int) -> UIView {
        if let view = delegate?.pickerView(self, viewForRow: index, forComponent: component, reusing: nil) {
            return view
        }
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        if let title = delegate?.pickerView(self, attributedTitleForRow: index, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = delegate?.pickerView(self, titleForRow: index, forComponent: component)
        }
        return label
    }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        nameWheels()
        let widths = wheels.indices.map { rowSize(forComponent: $0).width }
        var x = max(0, (box.width - widths.reduce(0, +)) / 2)
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: box.height)
            x += width
        }
    }

    private func nameWheels() {
        for (component, wheel) in wheels.enumerated() {
            wheel.accessibilityLabel =
                delegate?.pickerView(self, accessibilityLabelForComponent: component) ?? accessibilityLabel
                ?? SystemWords.current[.picker]
        }
    }

    /// Draws the band behind the selected rows.
    override func ownNodes() -> [NodeDraft] {
        let height = wheels.map(\.rowHeight).max() ?? 32
        let band = CGRect(x: 8, y: (box.height - height) / 2, width: max(0, box.width - 16), height: height)
        let look = GroundLook(color: UIColor.tertiarySystemFill.rgba)
        return [NodeDraft(frame: TreeRect(band), children: look.nodes(in: band.size))]
    }
}

/// Provides the number of a picker's components and rows.
/// Source: developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's rows and receives their selection.
/// Source: developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    /// Width in points; 0 is an equal share of the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Height in points; 0 is the system's.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Called only when the person selects a row, not when the app does.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? { nil }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }
}
