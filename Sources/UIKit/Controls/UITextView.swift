import RenderTree
import TreePainter

/// View that shows several lines of text, which may be editable.
/// Source: developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, TextHolding, FocusTaking {
    private var typed = ""
    private var attributed: NSAttributedString?
    private var edits = FieldEdits()
    var keyboardFocus = KeyboardFocus() { didSet { if keyboardFocus != oldValue { didChangeLooks() } } }
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet {
            style(.font, font)
            invalidateIntrinsicContentSize()
        }
    }
    open var textColor: UIColor? = .label {
        didSet {
            style(.foregroundColor, textColor)
            didChangeLooks()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { didChangeLooks() } }
    open var isEditable = true { didSet { didChangeLooks() } }
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { didChangeLooks() } }
    open var keyboardType = UIKeyboardType.default { didSet { didChangeLooks() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { didChangeLooks() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { didChangeLooks() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { didChangeLooks() } }
    /// Ignored: the keyboard is the person's own.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Ignored: the browser decides how words are spelled.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Ignored: the browser decides whether it proposes words.
    /// Source: developer.apple.com/documentation/uikit/uitextinputtraits/inlinepredictiontype
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Ignored: the keyboard is the person's own.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Ignored: the keyboard is the person's own.
    open var smartDashesType = UITextSmartDashesType.default
    /// Ignored: the keyboard is the person's own.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Ignored: the browser is not told what is to be typed.
    open var textContentType: UITextContentType?
    /// Ignored: addresses in the text are not found.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Ignored: links have the system's colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Attributes of new text, once the view has a text storage. Empty: those of the text around it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// Selection of the person or of the app, whoever changed it last.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            didChangeLooks()
            if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) }
        }
    }
    var selectionReport = 0
    /// Source: developer.apple.com/documentation/uikit/uitextview/writingtoolsbehavior
    @available(*, deprecated, message: "there are no Writing Tools in a browser: this has no effect in Parley")
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// Source: developer.apple.com/documentation/uikit/uitextview/allowedwritingtoolsresultoptions
    @available(*, deprecated, message: "there are no Writing Tools in a browser: this has no effect in Parley")
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var adjustsFontForContentSizeCategory = false
    /// Ignored: browsers search their page.
    open var isFindInteractionEnabled = false
    /// Nil unless `isFindInteractionEnabled`.
    /// Source: developer.apple.com/documentation/uikit/uitextview/findinteraction
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? search : nil }
    private lazy var search = UIFindInteraction()
    /// The view's styled text, to be changed in place.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/textstorage
    public var textStorage: NSTextStorage { storage ?? makeStorage() }
    public let textContainer: NSTextContainer
    /// Layout of the view's text.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/layoutmanager
    public var layoutManager: NSLayoutManager {
        _ = textStorage
        return textContainer.layoutManager ?? makeLayoutManager()
    }
    private var ownLayoutManager: NSLayoutManager?
    private var storage: NSTextStorage?
    /// Source: developer.apple.com/documentation/uikit/uitextinput/tokenizer
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// Posted when a person has changed the text. Source: <https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification>
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    override open var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
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

    /// Ignored: the browser keeps the cursor in sight.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// Padding on either side of the text, in points, as UIKit's text containers have.
    private var linePadding: CGFloat { textContainer.lineFragmentPadding }
    private var lineLimit: Int? {
        textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
    }

    /// Creates a view of a container's text, which is then that of its layout manager's text storage.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/init(frame:textcontainer:)
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.textView = self
        guard let manager = textContainer?.layoutManager, let storage = manager.textStorage else { return }
        (self.storage, ownLayoutManager) = (storage, manager)
        if storage.length > 0 { show(storage) }
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a view, which the browser lays out either way.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/init(usingtextlayoutmanager:)
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.textView = self
        if let coder = coder as? InterfaceCoder { decodeTextValues(from: coder) }
    }

    // The types are Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { attributed?.string ?? typed }
        set {
            hold(typed: newValue ?? "", nil)
            fillStorage(with: plain)
            putCaretAtEnd()
        }
    }

    private func hold(typed text: String, _ styled: NSAttributedString?) {
        (typed, attributed) = (text, styled)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        didChangeLooks()
    }

    /// Styled text. It is drawn with its attributes where the view is not editable.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { attributed ?? plain }
        set {
            hold(typed: newValue?.string ?? "", newValue)
            fillStorage(with: newValue ?? NSAttributedString(string: ""))
            putCaretAtEnd()
        }
    }

    // MARK: The text storage

    /// Shows the text of the storage, which is the view's from then on.
    func show(_ storage: NSTextStorage) {
        (self.storage, ownLayoutManager) = (storage, textContainer.layoutManager)
        hold(typed: storage.string, _StyledText(attributedString: storage))
        let length = storage.length
        guard NSMaxRange(selectedRange) > length else { return }
        let start = min(selectedRange.location, length)
        selectedRange = NSRange(location: start, length: length - start)
    }

    private func putCaretAtEnd() { selectedRange = NSRange(location: heldText.utf16.count, length: 0) }

    private func fillStorage(with text: NSAttributedString) { storage?.setAttributedString(text) }

    /// Gives all of a styled text an attribute.
    private func style(_ name: NSAttributedString.Key, _ value: Any?) {
        guard let value else { return }
        guard let storage else {
            guard let attributed, attributed.length > 0 else { return }
            let styled = _StyledText(attributedString: attributed)
            styled.addAttribute(name, value: value, range: NSRange(location: 0, length: styled.length))
            return hold(typed: typed, styled)
        }
        guard storage.length > 0 else { return }
        storage.addAttribute(name, value: value, range: NSRange(location: 0, length: storage.length))
    }

    private func makeStorage() -> NSTextStorage {
        let made = NSTextStorage(attributedString: attributed ?? plain)
        storage = made
        made.addLayoutManager(textContainer.layoutManager ?? makeLayoutManager())
        return made
    }

    private func makeLayoutManager() -> NSLayoutManager {
        let manager = NSLayoutManager()
        ownLayoutManager = manager
        manager.addTextContainer(textContainer)
        return manager
    }

    /// Changes a part of the text as a person's typing does.
    private func type(_ new: String, in range: NSRange) {
        // A text with looks of its own keeps them, which the storage sees to.
        guard let storage = storage ?? (keepsLooks ? textStorage : nil) else {
            return hold(typed: (text as NSString).replacingCharacters(in: range, with: new), nil)
        }
        guard !typingAttributes.isEmpty else { return storage.replaceCharacters(in: range, with: new) }
        storage.replaceCharacters(
            in: range, with: _StyledText(string: new, attributes: typingAttributes))
    }

    /// Whether typed text has looks other than the view's own.
    private var keepsLooks: Bool { attributed != nil || !typingAttributes.isEmpty }

    /// Selection of the person or of the app, whoever changed it last.
    open var selectedTextRange: UITextRange? {
        get { selection() }
        set { if let newValue { heldSelection = NSRange(newValue) } }
    }

    /// Inserts text in place of the selection. Not called for what a person types, which comes as a whole.
    /// Source: developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
    open func insertText(_ text: String) { putText(text) }
    /// Deletes the selection, or the character before it. Not called for what a person deletes, which comes as a whole.
    /// Source: developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
    open func deleteBackward() { deleteBeforeCaret() }
    open func replace(_ range: UITextRange, withText text: String) {
        guard storage != nil || keepsLooks, range.end.offset <= heldText.utf16.count else {
            return replaceText(range, with: text)
        }
        type(text, in: NSRange(range))
        selectedRange = NSRange(location: range.start.offset + text.utf16.count, length: 0)
    }
    open func caretRect(for position: UITextPosition) -> CGRect {
        let place = NSRange(location: position.offset, length: 0)
        var caret = textLines.frames(of: place).first ?? CGRect(x: 0, y: 0, width: 0, height: heldFont.lineHeight)
        caret.size.width = 2
        return caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
    /// Lines of the text.
    var textLines: TextLines { TextLines(attributed ?? plain, width: textFrame.width) }
    var heldText: String { text ?? "" }
    var heldFont: UIFont { font ?? .systemFont(ofSize: 12) }
    var heldSelection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    func hold(_ text: String) { self.text = text }

    open var hasText: Bool { !text.isEmpty }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    private var shown: AttributedText { AttributedText(attributed ?? plain) }

    /// Text as it was typed, with the view's own font and colour.
    private var plain: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: typed,
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
                .paragraphStyle: style,
            ])
    }

    override var textFrame: CGRect {
        CGRect(origin: .zero, size: box.size).inset(by: textContainerInset).insetBy(dx: linePadding, dy: 0)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let sides = textContainerInset.left + textContainerInset.right + linePadding * 2
        let width = size.width > 0 && size.width.isFinite ? max(1, size.width - sides) : nil
        let text = shown.size(width: width, lineLimit: lineLimit)
        let line = TextEngine.metrics(of: (font ?? .systemFont(ofSize: 12)).spec).lineHeight
        return CGSize(
            width: width == nil ? text.width.rounded(.up) + sides : size.width,
            height: max(text.height, line).rounded(.up) + textContainerInset.top + textContainerInset.bottom)
    }

    /// A text view that does not scroll is as tall as its text.
    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(CGSize(width: box.width, height: 0)).height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if !isEditable { contentSize = sizeThatFits(CGSize(width: box.width, height: 0)) }
    }

    // MARK: Keyboard focus

    override open var canBecomeFirstResponder: Bool { isEditable }
    override open var isFirstResponder: Bool { keyboardFocus.isHeld }

    override open func selectAll(_ sender: Any?) { selectAllText() }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { takeFocus() }

    @discardableResult
    override open func resignFirstResponder() -> Bool { leaveFocus() }

    override func giveUp() { giveUpFocus() }

    func mayBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
    func mayEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

    func didBeginEditing() {
        InputArea.show(for: self, in: self)
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        keyboardFocus.isHeld = false
        super.giveUp()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    override func receive(_ event: InputEvent) {
        switch event {
        case .select(_, let selection): select(selection)
        case .edit(_, let new, let number, let base, let selection) where isEditable:
            let changes = edits.receive(new, number, base: base, now: text)
            guard !changes.isEmpty else { return }
            // The painter is to put the insertion point back where the delegate refuses the change.
            selectionReport = max(selectionReport, selection?.report ?? 0)
            didChangeLooks()
            for change in changes { type(change.applied(to: text)) }
        case .focus(_, let isThere): if isThere { focusDidCome() } else { focusDidGo() }
        default: super.receive(event)
        }
    }

    private func type(_ new: String) {
        guard let (range, replacement) = TextChange.between(text, new),
            textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
        else { return }
        // The delegate may have shortened the text.
        let place = NSIntersectionRange(range, NSRange(location: 0, length: heldText.utf16.count))
        let start = min(range.location, heldText.utf16.count)
        type(replacement, in: NSRange(location: start, length: place.length))
        selectedRange = NSRange(location: start + replacement.utf16.count, length: 0)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Rendering

    override func ownNodes() -> [NodeDraft] {
        guard !isEditable, !text.isEmpty else { return [] }
        var area = textFrame
        area.size.height = max(area.height, shown.size(width: area.width, lineLimit: lineLimit).height)
        return [shown.draft(in: area, lineLimit: lineLimit)]
    }

    override var nodeContent: NodeContent {
        guard isEditable else { return super.nodeContent }
        let font = (font ?? .systemFont(ofSize: 12)).spec
        return .textField(
            TextFieldContent(
                text: text, placeholder: "", font: FontDescription(font), color: (textColor ?? .label).rgba,
                placeholderColor: UIColor.placeholderText.rgba, alignment: .init(textAlignment),
                isMirrored: isRightToLeft ? true : nil, keyboard: .init(keyboardType),
                capitalization: .init(autocapitalizationType),
                isUncorrected: autocorrectionType == .no ? true : nil, submitLabel: returnKeyType.submitLabel,
                lineHeight: TextEngine.metrics(of: font).lineHeight, edit: edits.number,
                runs: keepsLooks ? shown.fieldRuns : nil,
                selection: shownSelection, isFocused: keyboardFocus.isWanted))
    }
}
