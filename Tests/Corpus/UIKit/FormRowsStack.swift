import UIKit

@propertyWrapper
struct AutoLayout<T: UIView> {
    var wrappedValue: T { didSet { disable() } }
    @MainActor init(wrappedValue: T) { self.wrappedValue = wrappedValue; disable() }
    private func disable() { MainActor.assumeIsolated { wrappedValue.translatesAutoresizingMaskIntoConstraints = false } }
}

class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    }
}

class RangeControl: UIControl {
    var value: Double = 0 { didSet { value = min(max(value, 0), 1); setNeedsLayout() } }
    private let thumb = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        thumb.backgroundColor = tintColor
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        thumb.frame = CGRect(x: bounds.width * value - 12, y: bounds.midY - 12, width: 24, height: 24)
        thumb.layer.cornerRadius = 12
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isHighlighted = true; return true }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = Double(touch.location(in: self).x / bounds.width)
        sendActions(for: .valueChanged)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHighlighted = false }
    override func cancelTracking(with event: UIEvent?) { isHighlighted = false }
    override var isHighlighted: Bool { didSet { thumb.alpha = isHighlighted ? 0.6 : 1 } }
    override var isEnabled: Bool { didSet { thumb.backgroundColor = isEnabled ? tintColor : .systemGray3 } }
    override func tintColorDidChange() { thumb.backgroundColor = tintColor }
    override func accessibilityIncrement() { value += 0.1; sendActions(for: .valueChanged) }
    override func accessibilityDecrement() { value -= 0.1; sendActions(for: .valueChanged) }
}

final class FormRowsController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    @AutoLayout private var scroll = UIScrollView()
    @AutoLayout private var stack = UIStackView()
    private let rating = RangeControl()
    private let tagLabel = PaddedLabel()
    private lazy var field: UITextField = {
        let field = UITextField()
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        field.rightView = UIButton(type: .close)
        field.rightViewMode = .whileEditing
        field.font = .preferredFont(forTextStyle: .body, compatibleWith: nil)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 10
        field.enablesReturnKeyAutomatically = true
        field.smartQuotesType = .no
        field.spellCheckingType = .no
        return field
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(stack)
        scroll.delegate = self
        scroll.alwaysBounceVertical = true
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInset = .init(top: 16, left: 0, bottom: 16, right: 0)
        scroll.keyboardDismissMode = .interactive
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let separator = UIView()
        separator.backgroundColor = .separator
        separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        [field, separator, tagLabel, rating, colorWell(), UIView.spacer(height: 20), calendar()].forEach(stack.addArrangedSubview(_:))
        rating.addAction(UIAction { [unowned self] _ in tagLabel.text = rating.value.formatted(.percent) }, for: .valueChanged)
        let views: [String: Any] = ["scroll": scroll, "stack": stack]
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[scroll]|", options: [], metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[scroll]|", metrics: nil, views: views))
        NSLayoutConstraint(item: stack, attribute: .width, relatedBy: .equal, toItem: scroll, attribute: .width, multiplier: 1, constant: 0).isActive = true
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
    }

    private func colorWell() -> UIView {
        let well = UIColorWell(frame: .zero)
        well.supportsAlpha = false
        well.selectedColor = .systemMint
        well.addAction(UIAction { [weak self] _ in self?.pickColor() }, for: .valueChanged)
        return well
    }

    private func calendar() -> UIView {
        let calendar = UICalendarView()
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.availableDateRange = DateInterval(start: .now, duration: 86400 * 30)
        return calendar
    }

    private func pickColor() {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.selectedColor = .systemMint
        present(picker, animated: true)
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        tagLabel.text = String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }

    private func validate() {
        let isValid = NSPredicate(format: "SELF MATCHES %@", "[A-Z].*").evaluate(with: field.text)
        field.layer.borderColor = (isValid ? UIColor.clear : .systemRed).cgColor
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

private extension UIView {
    static func spacer(height: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        view.setContentHuggingPriority(.init(1), for: .vertical)
        return view
    }
}
