import TreePainter

/// Title and message of an alert or action sheet, below each other.
@MainActor final class AlertHeader: UIView {
    private let look: DialogLook
    private let labels: [UILabel]

    init(_ look: DialogLook) {
        self.look = look
        labels = [
            UILabel(.systemFont(ofSize: look == .alert ? 17 : 13, weight: .semibold)), UILabel(.systemFont(ofSize: 13)),
        ]
        super.init(frame: .zero)
        labels[0].accessibilityTraits = .header
        for label in labels {
            label.textColor = look == .alert ? .label : .secondaryLabel
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ message: String?) {
        for (label, text) in zip(labels, [title, message]) {
            (label.text, label.isHidden) = (text, text?.isEmpty ?? true)
        }
        setNeedsLayout()
    }

    var isEmpty: Bool { labels.allSatisfy(\.isHidden) }

    private func frames(_ width: CGFloat) -> [(label: UILabel, frame: CGRect)] {
        let inner = max(0, width - 2 * DialogLook.headerSide)
        var y = look.headerPadding
        return labels.filter { !$0.isHidden }.map { label in
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
            defer { y += height + DialogLook.headerSpacing }
            return (label, CGRect(x: DialogLook.headerSide, y: y, width: inner, height: height))
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (frames(size.width).last?.frame.maxY ?? 0) + look.headerPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (label, frame) in frames(box.width) { label.frame = frame }
    }
}

extension UILabel {
    fileprivate convenience init(_ font: UIFont) {
        self.init(frame: .zero)
        self.font = font
        textAlignment = .center
        numberOfLines = 0
    }
}

/// Button of an alert or action sheet: its title in the middle of a row, which is grey while it is pressed.
@MainActor final class AlertButton: UIButton {
    let action: UIAlertAction
    private let look: DialogLook

    init(_ action: UIAlertAction, _ look: DialogLook, _ chosen: @escaping @MainActor () -> Void) {
        (self.action, self.look) = (action, look)
        super.init(frame: .zero)
        setTitle(action.title, for: .normal)
        label.numberOfLines = 0
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(isBold: Bool) {
        label.font = .systemFont(ofSize: look.buttonFontSize, weight: isBold ? .semibold : .regular)
        isEnabled = action.isEnabled
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        if titleColor(for: .normal) != color { setTitleColor(color, for: .normal) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = 2 * DialogLook.buttonPadding
        let text = label.sizeThatFits(CGSize(width: max(0, size.width - side), height: 0))
        return CGSize(width: text.width + side, height: max(look.buttonHeight, text.height + side))
    }

    override func layoutSubviews() {
        label.frame = CGRect(origin: .zero, size: box.size).insetBy(dx: DialogLook.buttonPadding, dy: 0)
    }

    override func ownNodes() -> [NodeDraft] {
        guard isHighlighted else { return [] }
        let gray = UIColor.systemGray.withAlphaComponent(DialogLook.pressedOpacity)
        return [.box(CGRect(origin: .zero, size: box.size), gray.rgba)]
    }

    override func upperNodes() -> [NodeDraft] { [] }
}
