/// Expansion of `@Entry`: accessors that use a key, and the key, whose default is the initial value.
struct EntryExpansion {
    /// Protocol that the key conforms to, by the extended type.
    private static let keys = [
        "EnvironmentValues": "SwiftUICore.EnvironmentKey", "Transaction": "SwiftUICore.TransactionKey",
        "ContainerValues": "SwiftUICore.ContainerValueKey", "FocusedValues": focusedKey,
    ]

    /// Has no default value: what nothing focused sets is nil.
    private static let focusedKey = "SwiftUICore.FocusedValueKey"

    let role: String
    private let declaration: EntryDeclaration
    private let key: String

    /// Parses a request.
    /// - Parameter request: the compiler's `expandAttachedMacro` message.
    /// - Throws: `MacroError`.
    init(_ request: [String: Any]) throws(MacroError) {
        role = request["macroRole"] as? String ?? ""
        guard let source = Self.source(request["declSyntax"]), let declaration = EntryDeclaration(source) else {
            throw MacroError("'@Entry' stands before a variable without accessors")
        }
        guard declaration.value != nil || declaration.isOptional else {
            throw MacroError("'@Entry' needs a default value: 'var \(declaration.name): … = …'")
        }
        let around = (request["lexicalContext"] as? [Any])?.first.flatMap(Self.source) ?? ""
        guard let key = Self.keys.first(where: { around.contains($0.key) })?.value else {
            throw MacroError(
                "'@Entry' stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
        }
        guard key != Self.focusedKey || declaration.isOptional else {
            throw MacroError("'@Entry' of FocusedValues needs an optional type: 'var \(declaration.name): …?'")
        }
        self.declaration = declaration
        self.key = key
    }

    var source: String { role == "accessor" ? accessors : keyType }

    private var keyName: String { "__Key_\(declaration.name.filter { $0 != "`" })" }

    private var accessors: String {
        let key = keyName + (declaration.type == nil ? ".entry" : ".self")
        return """
            {
                get { self[\(key)] }
                set { self[\(key)] = newValue }
            }
            """
    }

    /// A key that names the type of the value, where that is written.
    private var keyType: String {
        guard let type = declaration.type else { return untypedKey }
        return """
            private struct \(keyName): \(key) {
                \(defaultValue(type))
            }
            """
    }

    /// Holds the value, made once. Its type is the compiler's to find, and need not be `Sendable`. The value may end with a comment.
    private var untypedKey: String {
        """
        private enum \(keyName) {
            static let entry = SwiftUICore._Entry(
                \(declaration.value ?? " nil")
            )
        }
        """
    }

    /// Computed, as Apple's expansion is: the value then need not be `Sendable`.
    private func defaultValue(_ type: String) -> String {
        if key == Self.focusedKey { return "typealias Value = \(declaration.wrappedType)" }
        return "static var defaultValue: \(type) {\(declaration.value ?? " nil")\n    }"
    }

    private static func source(_ syntax: Any?) -> String? { (syntax as? [String: Any])?["source"] as? String }
}

/// Reason why a macro cannot be expanded, worded for the author.
struct MacroError: Error {
    let message: String
    init(_ message: String) { self.message = message }

    /// Returns a diagnostic at the attribute, in the form of the compiler's plugin protocol.
    func diagnostic(_ request: [String: Any]) -> [String: Any] {
        let syntax = request["attributeSyntax"] as? [String: Any]
        let location = syntax?["location"] as? [String: Any]
        let source = (syntax?["source"] as? String ?? "")[...]
        // The offset given is that of the whitespace and comments before the attribute.
        let offset = (location?["offset"] as? Int ?? 0) + source.utf8.count - source.skippingComments().utf8.count
        let position: [String: Any] = ["fileName": location?["fileName"] ?? "", "offset": offset]
        return [
            "message": message, "severity": "error", "position": position, "highlights": [Any](), "notes": [Any](),
            "fixIts": [Any](),
        ]
    }
}
