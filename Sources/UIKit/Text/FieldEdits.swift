/// Edits of one field, in the order in which a person made them. A painter sends each at once, also before it has the app's answer to
/// the last: what the person changed is then carried over to the text that the app has by now, so that nothing typed is lost
/// where the app refused or changed a part.
package struct FieldEdits {
    /// Number of the last edit received.
    package private(set) var number = 0
    /// Text that the painter had after that edit.
    private var typed = ""

    package init() {}

    /// Returns the changes that an edit brings, each for the text that the app has by then; none if it was received before.
    /// - Parameter base: `InputEvent.edit`'s.
    package mutating func receive(_ text: String, _ number: Int, base: Int?, now: String) -> [FieldChange] {
        guard number > self.number else { return [] }
        let isAnswered = base.map { $0 >= self.number } ?? true
        let change = FieldChange(before: isAnswered ? now : typed, after: text)
        let count = base == nil ? 1 : number - self.number
        (self.number, typed) = (number, text)
        return change.split(into: count)
    }
}

/// Change that a person made to a text.
package struct FieldChange: Equatable {
    let before: String
    let after: String
    /// Greatest number of characters that are set one by one.
    private static let splitCountMax = 64

    /// Returns another text with this change, at the place that corresponds.
    package func applied(to now: String) -> String {
        guard now != before else { return after }
        let (old, new, other) = (Array(before), Array(after), Array(now))
        let (changed, moved) = (CommonEnds(old, new), CommonEnds(old, other))
        func place(_ index: Int) -> Int {
            index >= old.count - moved.tail ? index - old.count + other.count : min(index, other.count - moved.tail)
        }
        let range = place(changed.head)..<place(old.count - changed.tail)
        let inserted = new[changed.head..<new.count - changed.tail]
        return String(other[..<range.lowerBound] + inserted + other[range.upperBound...])
    }

    /// Returns the change as that many ones where each of them inserted a character: hosts leave out all but the latest of several
    /// edits, and an app may refuse some of the characters.
    func split(into count: Int) -> [FieldChange] {
        let (old, new) = (Array(before), Array(after))
        let ends = CommonEnds(old, new)
        let isInsertion = ends.head + ends.tail == old.count && new.count - old.count == count
        guard (2...Self.splitCountMax).contains(count), isInsertion else { return [self] }
        let texts = (0...count).map { String(new[..<(ends.head + $0)] + new[(new.count - ends.tail)...]) }
        return zip(texts, texts.dropFirst()).map { FieldChange(before: $0, after: $1) }
    }
}
