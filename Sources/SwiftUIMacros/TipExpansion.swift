/// Expansions of TipKit's `#Rule` and `@Parameter`.
enum TipExpansion {
    /// Returns the initialiser that takes what the macro was given.
    /// - Parameter request: the compiler's `expandFreestandingMacro` message.
    static func rule(_ request: [String: Any]) -> String? {
        let source = (request["syntax"] as? [String: Any])?["source"] as? String ?? ""
        let words = Substring(source).skippingComments()
        return words.firstRange(of: "#Rule").map { "TipKit.Tips.Rule" + words[$0.upperBound...] }
    }

    /// Returns the accessors of a parameter, or the constant that keeps its value.
    /// - Parameter request: the compiler's `expandAttachedMacro` message.
    /// - Throws: `MacroError`, if the variable has no type or initial value.
    static func parameter(_ request: [String: Any]) throws(MacroError) -> String {
        let source = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
        guard let entry = EntryDeclaration(source), let type = entry.type else {
            throw MacroError("'@Parameter' stands before a static variable with a type")
        }
        let value = entry.value ?? (entry.isOptional ? " nil" : "")
        guard request["macroRole"] as? String == "accessor" else {
            let options = (request["attributeSyntax"] as? [String: Any])?["source"] as? String ?? ""
            let kept = options.contains("transient") ? " isTransient: true," : ""
            let name = "\"\\(Self.self).\(entry.name)\""
            return "static let $\(entry.name) = TipKit.Tips.Parameter<\(type)>(\(name),\(kept)\(value)\n)"
        }
        return "{ get { $\(entry.name).value } set { $\(entry.name).value = newValue } }"
    }
}
