/// Area at the bottom of a scene for the first responder's `inputView` and `inputAccessoryView`. The browser's own keyboard is
/// not part of the page.
@MainActor final class InputArea: UIView {
    private static weak var shown: InputArea?
    private static weak var owner: UIResponder?
    private let parts: [UIView]
    private static let standardHeight: CGFloat = 216

    /// Shows the views of a responder that has become the first one; those of another one go.
    static func show(for responder: UIResponder, in view: UIView?) {
        hide()
        let parts = [responder.inputAccessoryView, responder.inputView].compactMap(\.self)
        guard !parts.isEmpty, let root = view?.outermost else { return }
        let area = InputArea(parts, isKeyboard: responder.inputView != nil)
        owner = responder
        shown = area
        root.addSubview(area)
        area.place(in: root)
        area.post(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, area.frame)
    }

    /// Hides the views of a responder; nil hides those of any.
    static func hide(for responder: UIResponder? = nil) {
        guard let area = shown, responder == nil || responder === owner else { return }
        let root = area.superview
        area.removeFromSuperview()
        (shown, owner) = (nil, nil)
        root?.constraintsDidChange()
        let gone = CGRect(x: 0, y: root?.box.height ?? 0, width: area.box.width, height: area.box.height)
        area.post(UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification, gone)
    }

    /// Height in points that the area covers of a view's scene.
    static func height(over view: UIView) -> CGFloat {
        guard let shown, shown.superview === view.outermost else { return 0 }
        return shown.box.height
    }

    private init(_ parts: [UIView], isKeyboard: Bool) {
        self.parts = parts
        super.init(frame: .zero)
        backgroundColor = isKeyboard ? .secondarySystemBackground : nil
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private func place(in root: UIView) {
        let height = parts.reduce(0) { $0 + Self.height(of: $1) }
        frame = CGRect(x: 0, y: root.box.height - height, width: root.box.width, height: height)
        root.constraintsDidChange()
    }

    private static func height(of part: UIView) -> CGFloat {
        if part.box.height > 0 { return part.box.height }
        let own = part.intrinsicContentSize.height
        if own > 0 { return own }
        let fitting = part.systemLayoutSizeFitting(.zero).height
        return fitting > 0 ? fitting : standardHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for part in parts {
            let height = Self.height(of: part)
            part.frame = CGRect(x: 0, y: y, width: box.width, height: height)
            y += height
        }
    }

    private func post(_ will: Notification.Name, _ did: Notification.Name, _ end: CGRect) {
        let values: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in [
            UIResponder.keyboardWillChangeFrameNotification, will, UIResponder.keyboardDidChangeFrameNotification, did,
        ] {
            NotificationCenter.default.post(name: name, object: nil, userInfo: values)
        }
    }
}

// Posted where a responder's own `inputView` or `inputAccessoryView` comes or goes. The browser's keyboard is not reported:
// the page gets smaller by itself.
// Source: <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// An `NSValue` with the area's frame in the scene before the change.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` with the area's frame in the scene after the change.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Always 0: the area comes and goes at once.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

/// Guide of the area that the first responder's own input views cover; without any it is at the bottom of the safe area.
/// Source: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Ignored: there are no floating keyboards.
    open var followsUndockedKeyboard = false
    /// Whether the guide begins at the safe area where nothing is shown; else at the view's edge.
    open var usesBottomSafeArea = true { didSet { owningView?.outermost.constraintsDidChange() } }
}

extension UIView {
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide>
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = storedGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(
            of: self,
            insets: GuideInsets { view in
                let safe = view.storedGuides.keyboard?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
                let below = view.outermost.box.height - view.convert(CGPoint(x: 0, y: view.box.height), to: nil).y
                let covered = max(safe, InputArea.height(over: view) - max(0, below))
                return UIEdgeInsets(top: max(0, view.box.height - covered), left: 0, bottom: 0, right: 0)
            })
        storedGuides.keyboard = guide
        return guide
    }
}
