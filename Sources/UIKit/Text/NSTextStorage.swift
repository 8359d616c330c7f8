/// Styled text of a text view: what is changed in it is shown.
///
/// Partly: without layout managers, and a delegate's changes are not asked for.
///
/// Source: developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
    private weak var view: UITextView?
    private var editDepth = 0
    private var hasChanged = false

    @MainActor convenience init(of view: UITextView) {
        self.init(attributedString: view.attributedText)
        self.view = view
    }

    override open func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        didChange()
    }

    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        didChange()
    }

    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        didChange()
    }

    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        didChange()
    }

    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attrs, range: range)
        didChange()
    }

    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        didChange()
    }

    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        super.insert(attrString, at: loc)
        didChange()
    }

    override open func append(_ attrString: NSAttributedString) {
        super.append(attrString)
        didChange()
    }

    override open func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        didChange()
    }

    override open func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        didChange()
    }

    // Changes between these two are shown together.
    override open func beginEditing() { editDepth += 1 }

    override open func endEditing() {
        editDepth = max(0, editDepth - 1)
        if hasChanged { didChange() }
    }

    private func didChange() {
        hasChanged = editDepth > 0
        guard !hasChanged, let view else { return }
        // Views and their texts are changed on the main thread alone.
        nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
        MainActor.assumeIsolated { view.attributedText = text }
    }
}
