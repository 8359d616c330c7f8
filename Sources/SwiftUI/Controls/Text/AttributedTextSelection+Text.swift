public import Foundation

extension AttributedTextSelection {
    /// Values that the selected characters have for attributes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextselection/attributes
    public struct Attributes {
        fileprivate let containers: [AttributeContainer]

        /// The attribute's value of each run of the selection, in order; nil where a run has none.
        public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
        where K.Value: Sendable {
            self[K.self]
        }
        public subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?] where K.Value: Sendable {
            containers.map { $0[key] }
        }
    }

    /// Returns the attributes of the selected characters; at an insertion point those of what is typed next.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextselection/attributes(in:)
    public func attributes(in text: AttributedString) -> Attributes {
        guard case .ranges(let ranges) = indices(in: text) else {
            return Attributes(containers: [typingAttributes(in: text)])
        }
        return Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }

    /// Selected ranges; an empty one for an insertion point.
    fileprivate func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
        switch indices(in: text) {
        case .insertionPoint(let index): [index..<index]
        case .ranges(let ranges): Array(ranges.ranges)
        }
    }
}

extension AttributedString {
    /// The selected characters; none at an insertion point.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/subscript(_:)-2yypq
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        self[RangeSet(selection.ranges(in: self).filter { !$0.isEmpty })]
    }

    /// Replaces the selected characters, and puts the insertion point behind the new ones.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/replaceselection(_:with:)
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        // By number of characters: an index is of the text before its change.
        let places = selection.ranges(in: self).map { range in
            characters.distance(
                from: startIndex, to: range.lowerBound)..<characters.distance(
                    from: startIndex, to: range.upperBound)
        }
        for place in places.dropFirst().reversed() { removeSubrange(range(of: place)) }
        let first = places.first ?? characters.count..<characters.count
        var content = AttributedString()
        content.append(newContent)
        replaceSubrange(range(of: first), with: content)
        let end = min(first.lowerBound + content.characters.count, characters.count)
        selection = AttributedTextSelection(
            insertionPoint: index(startIndex, offsetByCharacters: end), typingAttributes: selection.typing)
    }

    /// Replaces the selected characters with those that are as if typed, and puts the insertion point behind them.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/replaceselection(_:withcharacters:)
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let typing = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: typing))
    }

    /// Changes the text, and moves the selection with the characters that it had. Where they cannot be followed it becomes the end.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/transform(updating:body:)-9wpg2
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        guard selection.isSet else { return try body(&self) }
        let isPoint = if case .insertionPoint = selection.indices(in: self) { true } else { false }
        let moved = try transform(updating: selection.ranges(in: self), body: body)
        if isPoint {
            let point = moved?.first?.upperBound ?? endIndex
            selection = AttributedTextSelection(insertionPoint: point, typingAttributes: selection.typing)
        } else if let moved {
            selection = AttributedTextSelection(ranges: RangeSet(moved))
        } else {
            selection = AttributedTextSelection(insertionPoint: endIndex)
        }
    }

    private func range(of place: Range<Int>) -> Range<Index> {
        let start = index(startIndex, offsetByCharacters: place.lowerBound)
        return start..<index(start, offsetByCharacters: place.count)
    }
}
