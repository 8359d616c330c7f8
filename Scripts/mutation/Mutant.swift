/// A possible change of a source file. `edits` turn the expression into a choice at run time; `#` in their texts is a
/// placeholder for the mutant's number, which is assigned later.
struct Mutant: Encodable {
    /// Replaces `length` bytes at an offset in bytes by a text.
    struct Edit: Encodable {
        let offset: Int
        let length: Int
        let text: String
    }

    let file: String
    let line: Int
    let kind: String
    /// The original code on one line, and its replacement.
    let original: String
    let changed: String
    /// Byte range of the whole expression; if two mutants begin at the same offset, the longer one is wrapped around
    /// the other.
    let start: Int
    let end: Int
    let edits: [Edit]
}
