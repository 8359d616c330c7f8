import Testing

/// Error types, as docs/adding.md describes them.
@Suite(.timeLimit(.minutes(5))) struct `The codes of errors` {
    /// Apple's own, problems of Apple's domains, bytes that are no frame, a test's own failure, a diagnostic of the compiler, the sentence with which
    /// a command ends, and two that never leave the code around them: a response that goes on without its task (`Done`), and a
    /// batch of writes that is run again (`HalfDone`).
    private static let typesWithoutCode = [
        "ASAuthorizationError", "ASWebAuthenticationSessionError", "AVError", "CLError", "CNError", "CommandFailure",
        "CryptoKitError", "Done", "Failure", "FrameError",
        "GroupStoreError",
        "HalfDone", "LPError", "MKError", "MacroError", "PHPhotosError", "Problem", "Problem", "RefundRequestError",
        "SKError",
        "SocketClosure", "StoreKitError", "TestFailure", "TookTooLong", "UNError", "Unfit",
        "VerificationError",
    ]

    private static let files = Checkout.files(underAll: Checkout.sourceFolders, withExtension: "swift")

    @Test func `are snake_case, unique within a type, and in the document of the protocol`() throws {
        let types = try Self.codesByType()
        for (type, codes) in types {
            #expect(codes.allSatisfy { $0.wholeMatch(of: #/[a-z]+(_[a-z]+)*/#) != nil }, "\(type): \(codes)")
            #expect(Set(codes).count == codes.count, "\(type): \(codes)")
        }
        let documented = try Self.documentedCodes()
        // `ProtocolDocumentTests` compares those of `ChatError`, by status.
        #expect(Set(documented.keys).union(["ChatError"]) == Set(types.keys))
        for (type, codes) in documented { #expect(codes.sorted() == types[type]?.sorted(), "\(type)") }
    }

    @Test func `are in every error but those that have none`() throws {
        let types = try Self.files.flatMap { file in
            try Checkout.text(of: file).matches(of: #/(?:struct|enum|class) (\w+): (?:.*, )?Error\b/#)
                .map { String($0.output.1) }
        }
        #expect(types.sorted() == Self.typesWithoutCode)
    }

    private static func codesByType() throws -> [String: [String]] {
        try files.map(codes).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    }

    /// Returns the codes in a source file; those of an enumeration `Code` belong to the type around it.
    private static func codes(in file: String) throws -> [String: [String]] {
        let text = try Checkout.text(of: file)
        guard text.contains("ErrorCode {") || text.contains("ErrorCode, ") else { return [:] }
        var codes: [String: [String]] = [:]
        var type = ""
        var isInside = false
        for line in text.split(separator: "\n") {
            if let head = line.firstMatch(of: #/(?:struct|enum) (\w+): .*\b(CodedError|ErrorCode)\b/#) {
                isInside = head.output.2 == "ErrorCode"
                if head.output.1 != "Code" { type = String(head.output.1) }
            } else if isInside, line.contains(#/^ *case /#) {
                let code = try #require(line.wholeMatch(of: #/ *case (\w+)(?: = "(\w+)")?/#), "\(file): \(line)")
                codes[type, default: []].append(String(code.output.2 ?? code.output.1))
            } else if line.hasSuffix("}") {
                isInside = false
            }
        }
        return codes
    }

    /// Returns the codes of the rows under the heading.
    private static func documentedCodes() throws -> [String: [String]] {
        let text = try Checkout.text(of: "docs/protocol.md")
        let section = try #require(text.firstMatch(of: #/\n## Codes in logs\n((?s:.*?))\n## /#)).output.1
        let rows = section.matches(of: #/\| `(\w+)` \|([^|]*)\|/#)
        let words = rows.map { ($0.output.1, $0.output.2.matches(of: #/`(\w+)`/#).map { String($0.output.1) }) }
        return Dictionary(uniqueKeysWithValues: words.map { (String($0.0), $0.1) })
    }
}
