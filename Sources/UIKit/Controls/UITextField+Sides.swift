// Views beside a field's text.
extension UITextField {
    var padding: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 7
        case .roundedRect: FieldLook.padding
        }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
    var shownRight: UIView? {
        if isShown(rightViewMode), let rightView { return rightView }
        return isShown(clearButtonMode) && hasText ? clearButton : nil
    }

    func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    func placeSides() {
        if clearButtonMode != .never, clearButton.superview == nil { addSubview(clearButton) }
        let (left, right) = (shownLeft, shownRight)
        for view in [leftView, rightView, clearButton].compactMap(\.self) where view.superview === self {
            view.isHidden = view !== left && view !== right
        }
        for view in [left, right].compactMap(\.self) where view.box.size == .zero { view.sizeToFit() }
        if let left { left.frame.origin = CGPoint(x: padding, y: (box.height - left.box.height) / 2) }
        if let right {
            right.frame.origin = CGPoint(
                x: box.width - padding - right.box.width, y: (box.height - right.box.height) / 2)
        }
    }

    func makeClearButton() -> UIButton {
        let button = UIButton(type: .close)
        button.tintColor = .systemGray3
        button.systemWord = .clearText
        button.frame.size = CGSize(width: 24, height: 24)
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }
}
