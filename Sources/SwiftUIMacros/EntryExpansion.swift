/// What `@Entry` becomes: accessors that go by a key, and the key, whose default is the first value.
struct EntryExpansion {
    /// The types that can be extended so, and what a key of each conforms to.
    private static let keys = [
        "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
    ]

    let role: String
    private let declaration: EntryDeclaration
    private let key: String

    /// - Parameter request: the compiler's `expandAttachedMacro`.
    /// - Throws: `MacroProblem`.
    init(_ request: [String: Any]) throws(MacroProblem) {
        role = request["macroRole"] as? String ?? ""
        guard let source = Self.source(request["declSyntax"]), let declaration = EntryDeclaration(source) else {
            throw MacroProblem("'@Entry' stands before a variable without accessors")
        }
        guard declaration.value != nil || declaration.isOptional else {
            throw MacroProblem("'@Entry' needs a default value: 'var \(declaration.name): … = …'")
        }
        let around = (request["lexicalContext"] as? [Any])?.first.flatMap(Self.source) ?? ""
        guard let key = Self.keys.first(where: { around.contains($0.key) })?.value else {
            throw MacroProblem("'@Entry' stands in an extension of EnvironmentValues or Transaction")
        }
        self.declaration = declaration
        self.key = key
    }

    var source: String { role == "accessor" ? accessors : keyType }

    private var keyName: String { "__Key_\(declaration.name.filter { $0 != "`" })" }

    private var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    private var keyType: String {
        """
        private struct \(keyName): \(key) {
            \(defaultValue)
        }
        """
    }

    /// Computed where the type is known, as in Apple's: a value need not be safe to share between threads then.
    private var defaultValue: String {
        let value = declaration.value ?? " nil"
        guard let type = declaration.type else { return "static let defaultValue =\(value)" }
        return "static var defaultValue: \(type) {\(value)\n    }"
    }

    private static func source(_ syntax: Any?) -> String? { (syntax as? [String: Any])?["source"] as? String }
}

/// Why a macro cannot be expanded, in words for the author.
struct MacroProblem: Error {
    let message: String
    init(_ message: String) { self.message = message }

    /// As the compiler's protocol has it, at the attribute.
    func diagnostic(_ request: [String: Any]) -> [String: Any] {
        let syntax = request["attributeSyntax"] as? [String: Any]
        let location = syntax?["location"] as? [String: Any]
        let source = (syntax?["source"] as? String ?? "")[...]
        // The place given is that of the space and comments before the attribute.
        let offset = (location?["offset"] as? Int ?? 0) + source.utf8.count - source.skippingComments().utf8.count
        let position: [String: Any] = ["fileName": location?["fileName"] ?? "", "offset": offset]
        return [
            "message": message, "severity": "error", "position": position, "highlights": [Any](), "notes": [Any](),
            "fixIts": [Any](),
        ]
    }
}
