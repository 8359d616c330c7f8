import RenderTree
import TreePainter

/// View that shows several lines of text, which may be editable.
/// Source: developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, TextHolding {
    private var typed = ""
    private var attributed: NSAttributedString?
    private var editNumber = 0
    private var wantsFocus: Bool?
    private var hasFocus = false
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { didChangeLooks() } }
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
    /// Ignored: new text has the view's font and colour.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// Selection that the app has set; the browser does not report what the person selects.
    open var selectedRange = NSRange(location: 0, length: 0)
    open var adjustsFontForContentSizeCategory = false
    /// Ignored: browsers search their page.
    open var isFindInteractionEnabled = false
    /// The view's styled text, to be changed in place; each access has the attributes of the text that is shown then.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/textstorage
    public var textStorage: NSTextStorage { NSTextStorage(of: self) }
    public let textContainer = NSTextContainer()
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

    override public init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view, which the browser lays out either way.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextview/init(usingtextlayoutmanager:)
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeTextValues(from: coder) }
    }

    // The types are Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { attributed?.string ?? typed }
        set {
            typed = newValue ?? ""
            attributed = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Styled text. It is drawn with its attributes where the view is not editable.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: typed) }
        set {
            text = newValue?.string ?? ""
            attributed = newValue
            didChangeLooks()
        }
    }

    /// Selection that the app has set; the browser does not tell what a person selects.
    open var selectedTextRange: UITextRange? {
        get { selection() }
        set { if let newValue { heldSelection = NSRange(newValue) } }
    }

    open func replace(_ range: UITextRange, withText text: String) { replaceText(range, with: text) }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
    var heldText: String { text ?? "" }
    var heldFont: UIFont { font ?? .systemFont(ofSize: 12) }
    var heldSelection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    func hold(_ text: String) { self.text = text }

    open var hasText: Bool { !text.isEmpty }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    private var shown: AttributedText {
        if let attributed { return AttributedText(attributed) }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return AttributedText(
            NSAttributedString(
                string: typed,
                attributes: [
                    .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
                    .paragraphStyle: style,
                ]))
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
    override open var isFirstResponder: Bool { hasFocus }

    override open func selectAll(_ sender: Any?) { selectAllText() }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard isEditable, !hasFocus else { return hasFocus }
        wantsFocus = true
        begin()
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        if hasFocus { wantsFocus = false }
        end()
        return true
    }

    private func begin() {
        guard !hasFocus, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return }
        hasFocus = true
        didChangeLooks()
        InputArea.show(for: self, in: self)
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    private func end() {
        guard hasFocus else { return }
        hasFocus = false
        didChangeLooks()
        InputArea.hide(for: self)
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    override func receive(_ event: InputEvent) {
        switch event {
        case .edit(_, let new, let number) where isEditable && number > editNumber:
            editNumber = number
            didChangeLooks()
            guard let (range, replacement) = TextChange.between(text, new),
                textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
            else { return }
            text = new
            selectedRange = NSRange(location: range.location + (replacement as NSString).length, length: 0)
            textDelegate?.textViewDidChange(self)
            textDelegate?.textViewDidChangeSelection(self)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        case .focus(_, true): begin()
        case .focus(_, false):
            if wantsFocus != nil { wantsFocus = false }
            end()
        default: super.receive(event)
        }
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
                keyboard: .init(keyboardType), capitalization: .init(autocapitalizationType),
                isUncorrected: autocorrectionType == .no ? true : nil, submitLabel: returnKeyType.submitLabel,
                lineHeight: TextEngine.metrics(of: font).lineHeight, edit: editNumber, isFocused: wantsFocus))
    }
}

/// Receives the edits of a text view and decides which of them take effect.
/// Source: developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called before editing ends; the answer is ignored, because the browser may remove the focus at any time.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the text has changed; the browser does not report selections.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Never called: links in a text are not opened by a tap.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    // Never called: links in a text are not opened by a tap.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textViewDidChange(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// Area of a text. Source: <https://developer.apple.com/documentation/uikit/nstextcontainer>
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Padding on either side of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// Greatest number of lines; 0 is no limit. It applies to text that is not edited.
    open var maximumNumberOfLines = 0
    /// Ignored: text that does not fit ends with an ellipsis.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Ignored: text fills the view.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
}

/// Kinds of things that a text view finds in its text. Source: <https://developer.apple.com/documentation/uikit/uidatadetectortypes>
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Source: <https://developer.apple.com/documentation/uikit/uitextiteminteraction>
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }
