/// Lays out a text storage's text for containers, and says where its characters are.
///
/// Partly: a glyph is a UTF-16 code unit, all of the text is in the first container, in lines that are read from left to right, and what
/// is drawn by subclasses is not asked for: text views draw their text themselves.
///
/// Source: developer.apple.com/documentation/uikit/nslayoutmanager
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// Ignored, as are the properties after it: the delegate is never called.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesFontLeading = true
    open var usesDefaultHyphenation = false
    open var limitsLayoutForSuspiciousContents = false
    open private(set) var textContainers: [NSTextContainer] = []
    open internal(set) weak var textStorage: NSTextStorage?
    private var known: (width: CGFloat?, lines: TextLines)?

    override public init() { super.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        textDidChange()
    }

    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        textDidChange()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { known = nil }

    // MARK: Changes

    /// Called by the text storage after changes: shows them in the text views.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { textDidChange() }

    func textDidChange() {
        known = nil
        guard let textStorage else { return }
        for container in textContainers { container.textView?.show(textStorage) }
    }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        known = nil
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { known = nil }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }
    private func redraw() { for container in textContainers { container.textView?.setNeedsDisplay() } }

    // Layout is made where it is asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    // MARK: Characters and glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// Returns the characters of the lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let touched = lines.lines.filter { $0.frame.minY < bounds.maxY && $0.frame.maxY > bounds.minY }.map(\.range)
        return touched.dropFirst().reduce(touched.first ?? NSRange()) { NSUnionRange($0, $1) }
    }

    // MARK: Places

    /// Lines of the text, in the first container.
    private var lines: TextLines {
        let width = textContainers.first?.lineWidth
        if let known, known.width == width { return known.lines }
        let lines = TextLines(textStorage ?? NSAttributedString(string: ""), width: width)
        known = (width, lines)
        return lines
    }

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    /// Area of the text in its container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = lines.size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let frames = lines.frames(of: glyphRange)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// Calls a closure with the area of a range in each of its lines.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for frame in lines.frames(of: glyphRange) where !stop.boolValue {
            block(frame.offsetBy(dx: padding, dy: 0), &stop)
        }
    }

    /// Calls a closure with each line: its place, the area of its letters, its container and its characters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines.lines where !stop.boolValue && NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(fragment(line), used(line), container, line.range, &stop)
        }
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return fragment(line)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return used(line)
    }

    /// Returns a glyph's place on the baseline, from the corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: lines.x(of: glyphIndex, in: line) + padding, y: line.baseline - line.frame.minY)
    }

    private func fragment(_ line: TextLines.Line) -> CGRect {
        let width = textContainers.first?.lineWidth ?? lines.size.width
        return CGRect(x: 0, y: line.frame.minY, width: width + 2 * padding, height: line.frame.height)
    }

    private func used(_ line: TextLines.Line) -> CGRect {
        CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
    }

    // MARK: Points

    /// Returns the character at a point of the container; the nearest one where there is none.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = lines.character(at: CGPoint(x: point.x - padding, y: point.y))
        partialFraction?.pointee = found.fraction
        return found.offset
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        lines.character(at: CGPoint(x: point.x - padding, y: point.y)).fraction
    }

    // MARK: Drawing

    /// Draws all of the text with its backgrounds at a point of the current context, also where the range is only a part.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, glyphsToShow.length > 0 else { return }
        let size = CGSize(width: textContainers.first?.lineWidth ?? lines.size.width, height: .greatestFiniteMagnitude)
        textStorage.draw(in: CGRect(origin: CGPoint(x: origin.x + padding, y: origin.y), size: size))
    }

    /// Does nothing: `drawGlyphs(forGlyphRange:at:)` draws backgrounds, too.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Never called. Source: developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
