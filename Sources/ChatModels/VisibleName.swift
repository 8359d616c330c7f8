/// Rules for the characters of people's and file names: only visible ones, and none that changes how others are
/// displayed.
public enum VisibleName {
    /// Returns false if a character is invisible, a control character, a line break, or changes the text direction, and
    /// if the name has no visible character at all.
    public static func isVisible(_ name: String) -> Bool {
        let characters = Array(name)
        let isSomething = characters.contains { character in
            character.unicodeScalars.contains { hasInk($0) }
        }
        return isSomething && characters.indices.allSatisfy { isVisible(characters, at: $0) }
    }

    /// Returns a name without white space at its ends, in time that grows with its length: stepping back over whole characters would
    /// look back over all flags in a row.
    public static func trimmed(_ name: String) -> String {
        var rest = name.unicodeScalars[...]
        while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
        while rest.last?.properties.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    private static func hasInk(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator: false
        default: isSeen(scalar)
        }
    }

    private static func isVisible(_ characters: [Character], at index: Int) -> Bool {
        let scalars = Array(characters[index].unicodeScalars)
        return scalars.indices.allSatisfy { place in
            isSeen(scalars[place]) || isPartOfEmoji(scalars, place) || joinsLetters(scalars, place)
        }
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        // U+2800 is the braille pattern without dots: blank, but not in a space category.
        default: !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
        }
    }

    /// Returns whether the scalar is a joiner, variation selector or tag within an emoji sequence. A sequence never
    /// ends with a joiner.
    private static func isPartOfEmoji(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        guard place > 0, scalars[0].properties.isEmoji, scalars[0].value > 0xFF || scalars.last == "\u{20E3}" else {
            return false
        }
        switch scalars[place] {
        case "\u{200D}": return place + 1 < scalars.count
        case "\u{FE0E}", "\u{FE0F}": return true
        case "\u{E0020}"..."\u{E007F}": return true
        default: return false
        }
    }

    /// Returns whether the scalar is a joiner or non-joiner after a letter of Persian or an Indic script, where
    /// spelling needs it.
    private static func joinsLetters(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        guard ["\u{200C}", "\u{200D}"].contains(scalars[place]), place > 0 else { return false }
        return [0x0600...0x06FF, 0x0900...0x0DFF].contains { $0.contains(scalars[place - 1].value) }
    }
}
