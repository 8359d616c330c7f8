@_spi(Engine) import SwiftUICore

/// Connects a field with what an app keeps of its selection, in UTF-16 code units of the field's text.
struct SelectionBinding {
    /// Returns what the app wants selected in a text; nil where it leaves that to the person.
    let range: (String) -> Range<Int>?
    /// Tells the app what the person has selected in a text, within its length.
    let set: (Range<Int>, String) -> Void
}

extension SelectionBinding {
    /// Shows the first of several ranges: a field of a browser has one.
    init(_ selection: Binding<TextSelection?>) {
        range = { text in selection.wrappedValue?.range.map(text.utf16Range) }
        set = { range, text in
            let indices = text.indices(ofUTF16: range)
            selection.wrappedValue =
                range.isEmpty ? TextSelection(insertionPoint: indices.lowerBound) : TextSelection(range: indices)
        }
    }

    init(_ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>) {
        range = { shown in selection.wrappedValue.range(in: text.wrappedValue).map { shown.utf16Range($0) } }
        set = { range, shown in
            selection.wrappedValue = AttributedTextSelection(shown.indices(ofUTF16: range), in: text.wrappedValue)
        }
    }
}

extension TextSelection {
    fileprivate var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }
}

extension AttributedTextSelection {
    /// Creates the selection of these characters of a text, which has them.
    fileprivate init(_ range: Range<String.Index>, in text: AttributedString) {
        func place(_ index: String.Index) -> AttributedString.Index {
            AttributedString.Index(index, within: text) ?? text.endIndex
        }
        let (start, end) = (place(range.lowerBound), place(range.upperBound))
        self = range.isEmpty ? Self(insertionPoint: start) : Self(range: start..<max(start, end))
    }

    /// Returns nil for an insertion point that the app has never set.
    fileprivate func range(in text: AttributedString) -> Range<String.Index>? {
        guard isSet else { return nil }
        let string = String(text.characters)
        func place(_ index: AttributedString.Index) -> String.Index {
            String.Index(min(max(index, text.startIndex), text.endIndex), within: string) ?? string.endIndex
        }
        switch indices(in: text) {
        case .insertionPoint(let index): return place(index)..<place(index)
        case .ranges(let ranges): return ranges.ranges.first.map { place($0.lowerBound)..<place($0.upperBound) }
        }
    }
}

extension String {
    /// Returns the places of a range, which may be of another text: ends beyond this one are its end.
    fileprivate func utf16Range(_ range: Range<String.Index>) -> Range<Int> {
        let start = utf16Offset(min(range.lowerBound, endIndex))
        return start..<max(start, utf16Offset(min(range.upperBound, endIndex)))
    }

    private func utf16Offset(_ index: String.Index) -> Int { utf16.distance(from: startIndex, to: index) }

    /// Returns the range between two places, moved to where a character begins. Ends beyond the text are its end.
    fileprivate func indices(ofUTF16 range: Range<Int>) -> Range<String.Index> {
        let start = index(ofUTF16: range.lowerBound)
        return start..<max(start, index(ofUTF16: range.upperBound))
    }

    private func index(ofUTF16 offset: Int) -> String.Index {
        guard let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
        // A slice begins with a whole character: a page may name half of a surrogate pair.
        return self[index...].startIndex
    }
}
