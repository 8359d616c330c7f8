/// A place in a text, between two characters. Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Distance from the beginning in UTF-16 code units.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A part of a text. Source: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = start.offset <= end.offset ? (start, end) : (end, start)
        super.init()
    }
}

extension NSRange {
    /// Creates the range in UTF-16 code units.
    @MainActor init(_ range: UITextRange) {
        self.init(location: range.start.offset, length: range.end.offset - range.start.offset)
    }
}

/// Direction in a text. Source: developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A view whose text code reads and changes by positions. Source: developer.apple.com/documentation/uikit/uitextinput
///
/// Partly: without marked text, and without rectangles but the caret's. The selection is the app's: a browser does not
/// tell what a person selects.
@preconcurrency @MainActor public protocol UITextInput: UIView {
    var selectedTextRange: UITextRange? { get set }
    func replace(_ range: UITextRange, withText text: String)
    func caretRect(for position: UITextPosition) -> CGRect
}

/// The common part of text views and fields behind `UITextInput`.
@MainActor protocol TextHolding: UITextInput {
    var heldText: String { get }
    /// Selected part, in UTF-16 code units.
    var heldSelection: NSRange { get set }
    /// Replaces all of the text, as code does.
    func hold(_ text: String)
    var heldFont: UIFont { get }
}

extension UITextInput {
    private var holder: (any TextHolding)? { self as? any TextHolding }
    private var words: String { holder?.heldText ?? "" }
    fileprivate var length: Int { words.utf16.count }

    fileprivate func clamped(_ offset: Int) -> Int { min(max(0, offset), length) }

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(length) }

    /// Returns the text of a range; nil where the range is not within the text.
    public func text(in range: UITextRange) -> String? {
        guard range.end.offset <= length else { return nil }
        return (words as NSString).substring(with: NSRange(range))
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(UITextPosition(clamped(fromPosition.offset)), UITextPosition(clamped(toPosition.offset)))
    }

    /// Returns the position that many UTF-16 code units on; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (new, isTooFar) = position.offset.addingReportingOverflow(offset)
        return isTooFar || new < 0 || new > length ? nil : UITextPosition(new)
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Selects the whole text.
    func selectAllText() { holder?.heldSelection = NSRange(location: 0, length: length) }

    /// Inserts text in place of the selection.
    public func insertText(_ text: String) {
        if let range = holder?.selection() { replace(range, withText: text) }
    }

    /// Deletes the selection, or the character before it.
    public func deleteBackward() {
        guard let selection = holder?.selection() else { return }
        var range = NSRange(selection)
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (words as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        replace(
            UITextRange(UITextPosition(range.location), UITextPosition(range.location + range.length)), withText: "")
    }
}

extension TextHolding {
    func selection() -> UITextRange {
        let start = clamped(heldSelection.location)
        let end = start + min(max(0, heldSelection.length), length - start)
        return UITextRange(UITextPosition(start), UITextPosition(end))
    }

    func replaceText(_ range: UITextRange, with text: String) {
        guard range.end.offset <= length else { return }
        hold((heldText as NSString).replacingCharacters(in: NSRange(range), with: text))
        heldSelection = NSRange(location: range.start.offset + text.utf16.count, length: 0)
    }

    /// The caret's rectangle on the first line.
    func caret(at position: UITextPosition) -> CGRect {
        let before = (heldText as NSString).substring(to: clamped(position.offset)) as NSString
        let (area, line) = (textFrame, heldFont.lineHeight)
        let x = before.size(withAttributes: [.font: heldFont]).width
        return CGRect(x: area.minX + x, y: area.midY - line / 2, width: 2, height: line)
    }
}
