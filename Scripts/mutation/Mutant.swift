/// One possible change of a source file. `edits` turn the expression into a choice made at run time; `#` in their texts
/// stands for the mutant's number, which is given later.
struct Mutant: Encodable {
    /// A text put in at an offset in bytes, in place of `length` bytes.
    struct Edit: Encodable {
        let offset: Int
        let length: Int
        let text: String
    }

    let file: String
    let line: Int
    let kind: String
    /// What stands there, on one line, and what stands there instead.
    let original: String
    let changed: String
    /// The bytes of the whole expression; of two mutants that begin at one place the longer one is put around the other.
    let start: Int
    let end: Int
    let edits: [Edit]
}
