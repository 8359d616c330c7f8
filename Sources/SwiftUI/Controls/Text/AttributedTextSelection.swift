/// The selected ranges of an attributed text, or its insertion point.
///
/// Source: developer.apple.com/documentation/swiftui/attributedtextselection
public struct AttributedTextSelection: Equatable, Sendable {
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }
    private var known: Indices?
    /// Attributes that the app wants typed text to have; nil for those of the text before.
    private(set) var typing: AttributeContainer?

    /// Creates a selection that is an insertion point at the end of any text.
    public init() {}
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        known = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }
    public init(range: Range<AttributedString.Index>) { known = .ranges(RangeSet(range)) }
    public init(ranges: RangeSet<AttributedString.Index>) { known = .ranges(ranges) }

    /// Whether it is another than the end of any text.
    var isSet: Bool { known != nil }

    public func indices(in text: AttributedString) -> Indices { known ?? .insertionPoint(text.endIndex) }

    /// Returns the attributes that typed text would have.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place: AttributedString.Index
        switch indices(in: text) {
        case .insertionPoint(let index): place = index > text.startIndex ? text.index(beforeCharacter: index) : index
        case .ranges(let ranges): place = ranges.ranges.first?.lowerBound ?? text.startIndex
        }
        return place < text.endIndex ? text.runs[place].attributes : AttributeContainer()
    }

    fileprivate mutating func changeTyping<E: Error>(
        in text: AttributedString, _ change: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        var attributes = typingAttributes(in: text)
        try change(&attributes)
        typing = attributes
    }
}

extension AttributedString {
    /// Changes the attributes of the selected characters; at an insertion point those of what is typed next.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foundation/attributedstring/transformattributes(in:body:)
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            return try selection.changeTyping(in: self, body)
        }
        for range in ranges.ranges {
            for run in self[range].runs {
                var attributes = run.attributes
                try body(&attributes)
                self[run.range].setAttributes(attributes)
            }
        }
    }

    /// Sets the characters: those before and behind what has changed keep their attributes.
    /// - Parameter typed: attributes of the new ones; nil for those of the text before.
    mutating func setCharacters(_ text: String, _ typed: AttributeContainer? = nil) {
        let (old, new) = (Array(characters), Array(text))
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tailMax = min(old.count, new.count) - head
        let tail = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, tailMax)
        let start = index(startIndex, offsetByCharacters: head)
        let end = index(startIndex, offsetByCharacters: old.count - tail)
        let added = new[head..<(new.count - tail)]
        characters.replaceSubrange(start..<end, with: added)
        guard let typed else { return }
        let begin = index(startIndex, offsetByCharacters: head)
        self[begin..<index(begin, offsetByCharacters: added.count)].setAttributes(typed)
    }
}

extension TextEditor {
    /// Creates an editor of an attributed text. What is typed has the attributes of the text before, unless the selection has others.
    ///
    /// Source: developer.apple.com/documentation/swiftui/texteditor/init(text:selection:)
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        let characters = Binding<String>(
            get: { String(text.wrappedValue.characters) },
            set: { text.wrappedValue.setCharacters($0, selection?.wrappedValue.typing) })
        self.init(characters, selection.map { SelectionBinding($0, in: text) }, styled: text)
    }
}
