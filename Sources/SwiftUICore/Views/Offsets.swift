extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets from the start; offsets out of bounds are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at these offsets from the start, in their order, before the element now at `destination`.
    ///
    /// Source: developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter(elements.indices.contains).map { elements[$0] }
        let split = Swift.min(Swift.max(destination, 0), elements.count)
        func kept(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { elements[$0] } }
        self = Self(kept(0..<split) + moved + kept(split..<elements.count))
    }
}
