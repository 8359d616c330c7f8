import RenderTree
import TreePainter

/// Field for a line of text. Source: developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl, TextHolding, FocusTaking {
    open weak var delegate: (any UITextFieldDelegate)?
    private var typed = ""
    private var edits = FieldEdits()
    var keyboardFocus = KeyboardFocus() { didSet { if keyboardFocus != oldValue { didChangeLooks() } } }

    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { didChangeLooks() } }
    open var textAlignment = NSTextAlignment.natural { didSet { didChangeLooks() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var isSecureTextEntry = false { didSet { didChangeLooks() } }
    open var keyboardType = UIKeyboardType.default { didSet { didChangeLooks() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { didChangeLooks() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { didChangeLooks() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { didChangeLooks() } }
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { didChangeLooks() } }
    /// Ignored: the keyboard is the person's own.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Ignored: the browser is not told what is to be typed.
    open var textContentType: UITextContentType?
    /// Ignored: the keyboard is the person's own.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Ignored: the keyboard is the person's own.
    open var smartDashesType = UITextSmartDashesType.default
    /// Ignored: the keyboard is the person's own.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Ignored: the browser's own rules for passwords apply.
    open var passwordRules: UITextInputPasswordRules?
    /// Ignored: the keyboard is the person's own.
    open var enablesReturnKeyAutomatically = false
    /// Ignored: the browser decides whether it proposes words.
    /// Source: developer.apple.com/documentation/uikit/uitextinputtraits/inlinepredictiontype
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var clearsOnBeginEditing = false
    /// Ignored: the browser scrolls text that does not fit.
    open var adjustsFontSizeToFitWidth = false
    /// Ignored: text is never made smaller.
    open var minimumFontSize: CGFloat = 0
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    lazy var clearButton = makeClearButton()
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// Whether a preferred font follows the person's text size while the field is shown.
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
    /// Ignored: new text has the field's font and colour.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Ignored: new text has the field's font and colour.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    /// Posted when a person has changed the text. Source: <https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification>
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// View that a tap shows at the bottom of the scene in place of the keyboard, such as a picker. The field shows its text,
    /// and cannot be typed into.
    override open var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            didChangeLooks()
            reloadInputViews()
        }
    }

    override open var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set {
            ownAccessoryView = newValue
            reloadInputViews()
        }
    }

    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeFieldValues(from: coder) }
    }

    /// The current text; never nil. Setting it changes the intrinsic size, as on Apple's systems, and puts the insertion point at its
    /// end; what a person types changes the size when they stop editing.
    open var text: String? {
        get { typed }
        set {
            typed = newValue ?? ""
            heldSelection = NSRange(location: typed.utf16.count, length: 0)
            invalidateIntrinsicContentSize()
        }
    }

    /// The current text without attributes. Setting it drops the attributes: a field has one font and one colour.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: typed) }
        set { text = newValue?.string }
    }

    /// Selection of the person or of the app, whoever changed it last.
    open var selectedTextRange: UITextRange? {
        get { selection() }
        set { if let newValue { heldSelection = NSRange(newValue) } }
    }

    /// Source: developer.apple.com/documentation/uikit/uitextinput/tokenizer
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The one line of the text.
    var textLines: TextLines {
        TextLines(NSAttributedString(string: heldText, attributes: [.font: heldFont]), width: nil)
    }
    var textOrigin: CGPoint { CGPoint(x: textFrame.minX, y: textFrame.midY - heldFont.lineHeight / 2) }

    /// Inserts text in place of the selection. Not called for what a person types, which comes as a whole.
    /// Source: developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
    open func insertText(_ text: String) { putText(text) }
    /// Deletes the selection, or the character before it. Not called for what a person deletes, which comes as a whole.
    /// Source: developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
    open func deleteBackward() { deleteBeforeCaret() }
    open func replace(_ range: UITextRange, withText text: String) { replaceText(range, with: text) }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    var heldText: String { text ?? "" }
    var heldFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var heldSelection = NSRange(location: Int.max, length: 0) {
        didSet {
            didChangeLooks()
            if heldSelection != oldValue { delegate?.textFieldDidChangeSelection(self) }
        }
    }
    var selectionReport = 0
    func hold(_ text: String) { self.text = text }

    open var hasText: Bool { !typed.isEmpty }
    open var isEditing: Bool { keyboardFocus.isHeld }

    // MARK: Keyboard focus

    override open var canBecomeFirstResponder: Bool { isEnabled }
    override open var isFirstResponder: Bool { keyboardFocus.isHeld }

    override open func selectAll(_ sender: Any?) { selectAllText() }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { takeFocus() }

    @discardableResult
    override open func resignFirstResponder() -> Bool { leaveFocus() }

    override func giveUp() { giveUpFocus() }

    func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func didBeginEditing() {
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        setNeedsLayout()
        InputArea.show(for: self, in: self)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        keyboardFocus.isHeld = false
        super.giveUp()
        invalidateIntrinsicContentSize()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    override func receive(_ event: InputEvent) {
        guard isEnabled else { return }
        switch event {
        case .tap where inputView != nil: _ = becomeFirstResponder()
        case .edit(_, let text, let number, let base, let selection): applyEdit(text, number, base, selection)
        case .select(_, let selection): select(selection)
        case .submit: submit()
        case .focus(_, let isThere): if isThere { focusDidCome() } else { focusDidGo() }
        default: super.receive(event)
        }
    }

    private func applyEdit(_ new: String, _ number: Int, _ base: Int?, _ selection: FieldSelection?) {
        let changes = edits.receive(new, number, base: base, now: typed)
        guard !changes.isEmpty else { return }
        // The painter is to put the insertion point back where the delegate refuses the change.
        selectionReport = max(selectionReport, selection?.report ?? 0)
        didChangeLooks()
        for change in changes { type(change.applied(to: typed)) }
    }

    private func type(_ new: String) {
        guard let (range, replacement) = TextChange.between(typed, new),
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        typed = new
        setNeedsLayout()
        heldSelection = NSRange(location: range.location + replacement.utf16.count, length: 0)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // An action for this event dismisses the keyboard, also where it does nothing itself.
        if handlers.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { resignFirstResponder() }
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize {
        let shown = typed.isEmpty ? placeholder ?? "" : typed
        let span = TextSpan(text: shown, font: (font ?? .systemFont(ofSize: 17)).spec)
        let size = TextEngine.layout(TextParagraph(spans: [span], lineLimit: 1)).size
        let height = size.height.rounded(.up) + (borderStyle == .none ? 0 : 14)
        return CGSize(width: size.width.rounded(.up) + padding * 2 + 2, height: height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: padding, dy: 0)
        if let left = shownLeft {
            area.origin.x += left.box.width
            area.size.width -= left.box.width
        }
        if let right = shownRight { area.size.width -= right.box.width }
        area.size.width = max(0, area.width)
        return area
    }

    // Return the side views' frames; they are placed in the middle of the field's ends, whatever an override returns.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { shownLeft?.frame ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { shownRight?.frame ?? .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButton.frame }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeSides()
    }

    // MARK: Rendering

    override func ownNodes() -> [NodeDraft] {
        let area = CGRect(origin: .zero, size: box.size)
        return ground(area) + (inputView == nil ? [] : [words])
    }

    /// The text of a field that is not typed into.
    private var words: NodeDraft {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let color: UIColor = typed.isEmpty ? .placeholderText : textColor ?? .label
        let text = NSAttributedString(
            string: typed.isEmpty ? placeholder ?? "" : typed,
            attributes: [
                .font: font ?? .systemFont(ofSize: 17), .foregroundColor: color, .paragraphStyle: style,
            ])
        return AttributedText(text).centeredDraft(in: textFrame, lineLimit: 1)
    }

    private func ground(_ area: CGRect) -> [NodeDraft] {
        switch borderStyle {
        case .none: return []
        case .line, .bezel:
            let path = CGPath(rect: area.insetBy(dx: 0.5, dy: 0.5))
            return [.stroke(path, UIColor.label.rgba, width: 1, bounds: area)]
        case .roundedRect:
            return FieldLook(ground: UIColor.fieldBackground.rgba, border: UIColor.separator.rgba).nodes(in: box.size)
        }
    }

    override var textFrame: CGRect { textRect(forBounds: CGRect(origin: .zero, size: box.size)) }

    override var nodeContent: NodeContent {
        guard inputView == nil else { return .button(ButtonContent(isDisabled: isEnabled ? nil : true)) }
        let isUncorrected = autocorrectionType == .no || spellCheckingType == .no
        return .textField(
            TextFieldContent(
                text: typed, placeholder: placeholder ?? "",
                font: FontDescription((font ?? .systemFont(ofSize: 17)).spec),
                color: (textColor ?? .label).rgba, placeholderColor: UIColor.placeholderText.rgba,
                alignment: .init(textAlignment), isMirrored: isRightToLeft ? true : nil,
                isSecure: isSecureTextEntry ? true : nil,
                isDisabled: isEnabled ? nil : true, keyboard: .init(keyboardType),
                capitalization: .init(autocapitalizationType), isUncorrected: isUncorrected ? true : nil,
                submitLabel: returnKeyType.submitLabel, edit: edits.number,
                selection: shownSelection, isFocused: keyboardFocus.isWanted))
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: placeholder, value: inputView == nil || typed.isEmpty ? nil : typed)
    }
}
