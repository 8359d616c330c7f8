/// A function's name as `swift-demangle` writes it, shortened to what an author would say.
struct FunctionName {
    /// Such as `closure in CountView.body` for `closure #1 in closure #2 in CountView.body.getter`.
    let words: String

    init(_ demangled: String) {
        var rest = Substring(demangled)
        var isClosure = false
        while let match = rest.prefixMatch(of: #/(implicit )?closure \#[0-9]+ (@Sendable )?(\([^)]*\) )?in /#) {
            isClosure = true
            rest = rest[match.range.upperBound...]
        }
        if rest.hasSuffix(".getter") { rest = rest.dropLast(".getter".count) }
        words = (isClosure ? "closure in " : "") + rest
    }
}
