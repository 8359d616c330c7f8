import RenderTree

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
/// Partly: without marked text; places are those of text that is read from left to right.
@preconcurrency @MainActor public protocol UITextInput: UIView {
    var selectedTextRange: UITextRange? { get set }
    func replace(_ range: UITextRange, withText text: String)
    func caretRect(for position: UITextPosition) -> CGRect
    var tokenizer: any UITextInputTokenizer { get }
}

/// The common part of text views and fields behind `UITextInput`.
@MainActor protocol TextHolding: UITextInput {
    var heldText: String { get }
    /// Selected part, in UTF-16 code units.
    var heldSelection: NSRange { get set }
    /// Number of the painter's last report of what a person has selected.
    var selectionReport: Int { get set }
    /// Replaces all of the text, as code does.
    func hold(_ text: String)
    var heldFont: UIFont { get }
    /// Lines of the text.
    var textLines: TextLines { get }
    /// Point of the view at which the lines begin.
    var textOrigin: CGPoint { get }
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

    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    /// Returns the position that is nearest to a point of the view.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextinput/closestposition(to:)
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        guard let holder else { return nil }
        let origin = holder.textOrigin
        let found = holder.textLines.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        let isBehind = found.fraction > 0.5
        let length = isBehind ? (words as NSString).rangeOfComposedCharacterSequence(at: found.offset).length : 0
        return UITextPosition(clamped(found.offset + length))
    }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point).map { UITextPosition(min(max($0.offset, range.start.offset), range.end.offset)) }
    }

    /// Returns the character at a point of the view.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextinput/characterrange(at:)
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let holder, length > 0 else { return nil }
        let origin = holder.textOrigin
        let offset = holder.textLines.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).offset
        let found = (words as NSString).rangeOfComposedCharacterSequence(at: min(offset, length - 1))
        return UITextRange(UITextPosition(found.location), UITextPosition(NSMaxRange(found)))
    }

    /// Returns the area of a range on its first line.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextinput/firstrect(for:)
    public func firstRect(for range: UITextRange) -> CGRect { rects(of: range).first ?? .null }

    /// Returns the areas of a range, one a line.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitextinput/selectionrects(for:)
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(of: range)
        return rects.enumerated().map { index, rect in
            UITextSelectionRect(rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    private func rects(of range: UITextRange) -> [CGRect] {
        guard let holder else { return [] }
        let origin = holder.textOrigin
        return holder.textLines.frames(of: NSRange(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Selects the whole text.
    func selectAllText() { holder?.heldSelection = NSRange(location: 0, length: length) }

    /// Inserts text in place of the selection.
    public func insertText(_ text: String) { putText(text) }

    func putText(_ text: String) {
        if let range = holder?.selection() { replace(range, withText: text) }
    }

    /// Deletes the selection, or the character before it.
    public func deleteBackward() { deleteBeforeCaret() }

    func deleteBeforeCaret() {
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
    var textOrigin: CGPoint { textFrame.origin }

    func selection() -> UITextRange {
        let start = clamped(heldSelection.location)
        let end = start + min(max(0, heldSelection.length), length - start)
        return UITextRange(UITextPosition(start), UITextPosition(end))
    }

    /// The selection as the painter is to show it.
    var shownSelection: WantedSelection {
        let range = selection()
        return WantedSelection(start: range.start.offset, end: range.end.offset, report: selectionReport)
    }

    /// Takes over what a person has selected, as far as the text goes, which the app may have shortened meanwhile. A repeated report has
    /// already been received.
    func select(_ reported: FieldSelection) {
        guard reported.report > selectionReport else { return }
        selectionReport = reported.report
        let start = clamped(reported.start)
        heldSelection = NSRange(location: start, length: clamped(reported.end) - start)
    }

    func replaceText(_ range: UITextRange, with text: String) {
        guard range.end.offset <= length else { return }
        hold((heldText as NSString).replacingCharacters(in: NSRange(range), with: text))
        heldSelection = NSRange(location: range.start.offset + text.utf16.count, length: 0)
    }

    /// The caret's rectangle on the first line.
    func caret(at position: UITextPosition) -> CGRect {
        let before =
            (heldText as NSString).substring(with: NSRange(location: 0, length: clamped(position.offset))) as NSString
        let (area, line) = (textFrame, heldFont.lineHeight)
        let x = before.size(withAttributes: [.font: heldFont]).width
        return CGRect(x: area.minX + x, y: area.midY - line / 2, width: 2, height: line)
    }
}

/// Area of a selection on one line. Source: developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { area }
    open var containsStart: Bool { isFirst }
    open var containsEnd: Bool { isLast }
    open var isVertical: Bool { false }
    private let area: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ area: CGRect, containsStart: Bool, containsEnd: Bool) {
        (self.area, isFirst, isLast) = (area, containsStart, containsEnd)
        super.init()
    }
}
