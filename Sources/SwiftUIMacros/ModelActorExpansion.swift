/// Expansion of `@ModelActor`.
enum ModelActorExpansion {
    /// Returns the source in the role that the compiler asks for.
    /// - Parameter request: the compiler's `expandAttachedMacro` message.
    /// - Throws: `MacroError`, if it does not stand before an actor.
    static func source(_ request: [String: Any]) throws(MacroError) -> String {
        if request["macroRole"] as? String == "extension" {
            let type = text(request, "extendedTypeSyntax").filter { !$0.isWhitespace }
            return "extension \(type): SwiftData.ModelActor {}"
        }
        let declaration = text(request, "declSyntax")
        guard let head = declaration.firstRange(of: /\bactor\s+/) else {
            throw MacroError("'@ModelActor' stands before an actor")
        }
        let access = declaration[..<head.lowerBound].contains(/\bpublic\b/) ? "public " : ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            \(access)nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }

    private static func text(_ request: [String: Any], _ key: String) -> String {
        (request[key] as? [String: Any])?["source"] as? String ?? ""
    }
}
