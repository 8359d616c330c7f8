import Foundation

/// Text of a header, as a C compiler reads it.
struct HeaderText {
    private enum State {
        case code
        case lineComment, blockComment
        /// In a text or a character, up to this sign.
        case quoted(UInt8)
    }

    private let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    /// Returns the text without its comments, so that lines keep their numbers. Takes one step a byte, whatever is in it.
    var withoutComments: String {
        var kept: [UInt8] = []
        var state = State.code
        var before: UInt8 = 0
        for byte in bytes where byte != UInt8(ascii: "\r") {
            take(byte, after: &before, in: &state, keeping: &kept)
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private func take(_ byte: UInt8, after before: inout UInt8, in state: inout State, keeping kept: inout [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let (slash, star, escape) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\"))
        var last = byte
        switch state {
        case .code where before == slash && (byte == slash || byte == star):
            kept[kept.count - 1] = UInt8(ascii: " ")
            state = byte == slash ? .lineComment : .blockComment
            last = 0
        case .code:
            kept.append(byte)
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { state = .quoted(byte) }
        case .quoted(let end):
            kept.append(byte)
            if byte == newline || byte == end && before != escape { state = .code }
            // An escaped backslash escapes nothing.
            if byte == escape && before == escape { last = 0 }
        case .lineComment, .blockComment:
            if byte == newline { kept.append(byte) }
            if case .lineComment = state, byte == newline { state = .code }
            if case .blockComment = state, before == star, byte == slash { (state, last) = (.code, 0) }
        }
        before = last
    }
}

/// Follows the conditions of a header: what a C compiler passes over because it is no compiler of Objective-C.
struct HeaderConditions {
    /// Conditions around the line; the number of those inside the one that is passed over.
    private var skipped: Int?

    /// Returns whether the line is a condition, or is passed over.
    mutating func skips(_ line: Substring) -> Bool {
        guard let word = line.firstMatch(of: #/^\s*#\s*(if|ifdef|ifndef|else|elif|endif)\b/#)?.1 else {
            return skipped != nil
        }
        switch (word, skipped) {
        case ("if", nil), ("ifdef", nil):
            if line.contains(#/^\s*#\s*(?:ifdef\s+__OBJC__|if\s+(?:defined\s*\(?\s*)?__OBJC__)/#) { skipped = 0 }
        case ("if", let depth?), ("ifdef", let depth?), ("ifndef", let depth?): skipped = depth + 1
        case ("endif", let depth?): skipped = depth == 0 ? nil : depth - 1
        case ("else", 0), ("elif", 0): skipped = nil
        default: break
        }
        return true
    }
}
