public import Foundation

/// A changeable text with attributes. Foundation's compares neighbouring runs, which stops the process where they have equally many
/// attributes with values that are objects of Swift classes (docs/workarounds.md): here no two neighbours have equally many.
///
/// All but four methods are made of these four, so that a subclass may keep the text elsewhere: `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`.
open class _StyledText: NSMutableAttributedString {
    public typealias Attributes = [NSAttributedString.Key: Any]
    /// Attributes without a meaning.
    private static let paddings = ["ParleyPadding", "ParleyPadding2", "ParleyPadding3"].map {
        NSAttributedString.Key($0)
    }

    public init() { super.init(string: "") }

    override public init(string str: String) { super.init(string: str) }

    override public init(string str: String, attributes attrs: Attributes? = nil) {
        super.init(string: str, attributes: attrs)
    }

    override public init(attributedString attrStr: NSAttributedString) {
        // The text at once: a run may end between the two halves of a character.
        super.init(string: attrStr.string)
        attrStr.eachRun { keep($0, in: $1) }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: What a subclass may keep elsewhere

    override open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> Attributes {
        var attributes = super.attributes(at: location, effectiveRange: range)
        for padding in Self.paddings { attributes[padding] = nil }
        return attributes
    }

    override open func replaceCharacters(in range: NSRange, with str: String) { keep(str, in: range) }

    override open func setAttributes(_ attrs: Attributes?, range: NSRange) { keep(attrs ?? [:], in: range) }

    private func keep(_ attributes: Attributes, in range: NSRange) {
        guard range.length > 0 else { return }
        let neighbours = [count(at: range.location - 1), count(at: NSMaxRange(range))]
        super.setAttributes(padded(attributes, beside: neighbours), range: range)
    }

    /// Replaces a part by text with the attributes that the part begins with.
    private func keep(_ text: String, in range: NSRange) {
        if range.length > 0 {
            if text.isEmpty { part(from: range) } else { unite(range) }
        }
        super.replaceCharacters(in: range, with: text)
    }

    /// Has what stands before and after a part have unequal numbers of attributes, before the part goes.
    private func part(from range: NSRange) {
        let (before, next) = (count(at: range.location - 1), NSMaxRange(range))
        guard before >= 0, before == count(at: next) else { return }
        var run = NSRange()
        let attributes = super.attributes(at: next, effectiveRange: &run)
        let neighbours = [before, count(at: next - 1), count(at: NSMaxRange(run))]
        super.setAttributes(
            padded(attributes, beside: neighbours), range: NSRange(location: next, length: NSMaxRange(run) - next))
    }

    /// Gives all of a part the attributes that it begins with.
    private func unite(_ range: NSRange) {
        var run = NSRange()
        let attributes = super.attributes(at: range.location, effectiveRange: &run)
        if NSMaxRange(run) < NSMaxRange(range) { keep(attributes, in: range) }
    }

    private func padded(_ attributes: Attributes, beside counts: [Int]) -> Attributes {
        var attributes = attributes
        for padding in Self.paddings { attributes[padding] = nil }
        for padding in Self.paddings where counts.contains(attributes.count) { attributes[padding] = true }
        return attributes
    }

    /// Returns the number of a character's attributes; −1 where there is no character.
    private func count(at offset: Int) -> Int {
        (0..<super.length).contains(offset) ? super.attributes(at: offset, effectiveRange: nil).count : -1
    }

    // MARK: Reading

    override open var length: Int { string.utf16.count }

    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    override open func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Attributes {
        var found = NSRange()
        let attributes = attributes(at: location, effectiveRange: &found)
        range?.pointee = NSIntersectionRange(found, rangeLimit)
        return attributes
    }

    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName] }

    override open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = _StyledText(string: (string as NSString).substring(with: range))
        eachRun(in: range) { attributes, run in
            part.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    override open func copy(with zone: NSZone? = nil) -> Any { _StyledText(attributedString: self) }
    override open func mutableCopy(with zone: NSZone? = nil) -> Any { _StyledText(attributedString: self) }

    // MARK: Changing

    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    override open func addAttributes(_ attrs: Attributes, range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ change: (inout Attributes) -> Void) {
        var all: [(Attributes, NSRange)] = []
        eachRun(in: range) { all.append(($0, $1)) }
        beginEditing()
        for (attributes, range) in all {
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: range)
        }
        endEditing()
    }

    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        var new: [(Attributes, NSRange)] = []
        attrString.eachRun { new.append(($0, $1)) }
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        for (attributes, part) in new {
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    override open func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    override open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    override open func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // Nothing of a text alone waits for the end of a change.
    override open func beginEditing() {}
    override open func endEditing() {}
}

extension NSAttributedString {
    /// Calls a closure with the parts of a range, or of all, that have the same attributes.
    func eachRun(in range: NSRange? = nil, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        let whole = range ?? NSRange(location: 0, length: length)
        var place = whole.location
        while place < NSMaxRange(whole) {
            var found = NSRange()
            let attributes = attributes(at: place, effectiveRange: &found)
            let end = min(max(NSMaxRange(found), place + 1), NSMaxRange(whole))
            body(attributes, NSRange(location: place, length: end - place))
            place = end
        }
    }
}

/// Gives Foundation's texts the initialiser without arguments that they have on Apple's systems alone.
public protocol _EmptyText {}

extension _EmptyText {
    /// Source: developer.apple.com/documentation/foundation/nsattributedstring
    public init() {
        guard let empty = _StyledText() as? Self else {
            preconditionFailure("A subclass has an initialiser of its own.")
        }
        self = empty
    }
}

extension NSAttributedString: _EmptyText {}
