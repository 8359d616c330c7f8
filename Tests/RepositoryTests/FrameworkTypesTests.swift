import Testing

/// Rules for all modules that give authors views.
@Suite(.timeLimit(.minutes(5))) struct `Modules with views` {
    /// Modules of the engine itself, whose views no author has.
    private static let inner: Set = ["AppRuntime"]

    private static func modules(where declares: Regex<Substring>) throws -> Set<String> {
        let files = try Checkout.files(under: "Sources", withExtension: "swift").filter {
            try Checkout.text(of: $0).contains(declares)
        }
        return Set(files.map { String($0.split(separator: "/")[1]) })
    }

    /// A view of a module that is missing counts as one of the app's own, which is looked at for what it draws itself.
    @Test func `are all known as the frameworks' own`() throws {
        let declaration =
            #/\b(?:struct|class) \w+(?:<[^>]*>)?: [^{\n]*\b(?:View|UIView|UIControl|CALayer|UIGestureRecognizer)\b/#
        let found = try Self.modules(where: declaration)
        #expect(found.count > 10)
        let named = try Checkout.text(of: "Sources/UIKit/NamedMembers/FrameworkTypes.swift").matches(of: #/"(\w+)"/#)
        let missing = found.subtracting(named.map { String($0.1) }).subtracting(Self.inner)
        #expect(missing == [], "FrameworkTypes does not name them")
    }

    /// Words that people see come from `SystemWords`, in ten languages.
    @Test func `show no words of their own`() throws {
        let words = #/\b(?:Button|Label|Text|ContentUnavailableView|accessibilityLabel)\(\s*"[A-Z][a-z]+[^"]*"/#
        let files = Checkout.files(under: "Sources", withExtension: "swift").filter { !$0.contains("WarmUp") }
        #expect(files.count > 500)
        for file in files {
            let code = try Checkout.text(of: file).split(separator: "\n").filter { !$0.contains("///") }
            #expect(code.joined(separator: "\n").matches(of: words).map { String($0.output) } == [], "\(file)")
        }
    }
}
