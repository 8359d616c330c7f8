/// Expansion of `@Animatable`: `animatableData` of all stored variables that are not marked `@AnimatableIgnored`.
enum AnimatableExpansion {
    /// Returns the source in the role that the compiler asks for.
    /// - Throws: `MacroError`, if it stands before no type, or before one with a variable whose type is not written.
    static func source(_ request: [String: Any]) throws(MacroError) -> String {
        let role = request["macroRole"] as? String
        guard role != "extension" else { return conformance(request) }
        guard let declaration = TypeDeclaration(text(request, "declSyntax"), of: /\b(?:struct|class|enum|actor)\s+/)
        else { throw MacroError("'@Animatable' stands before a type") }
        let moving = declaration.properties.filter { $0.words(of: "AnimatableIgnored") == nil }
        guard let last = moving.last else { return "" }
        var types: [String] = []
        for property in moving { types.append("\(try type(of: property)).AnimatableData") }
        let names = moving.map { String($0.entry.name) }
        let value = names.dropLast().reversed().reduce("\(last.entry.name).animatableData") {
            "SwiftUICore.AnimatablePair(\($1).animatableData, \($0))"
        }
        let whole = types.dropLast().reversed().reduce(types[types.count - 1]) {
            "SwiftUICore.AnimatablePair<\($1), \($0)>"
        }
        return """
            \(declaration.isPublic ? "public " : "")var animatableData: \(whole) {
                get { \(value) }
                set {
                    \(assignments(names).joined(separator: "\n        "))
                }
            }
            """
    }

    /// A type that conforms already, as each `Shape` does, needs no extension.
    private static func conformance(_ request: [String: Any]) -> String {
        guard text(request, "conformanceListSyntax").contains("Animatable") else { return "" }
        let type = text(request, "extendedTypeSyntax").filter { !$0.isWhitespace }
        // Types of the main actor conform to a protocol that has none.
        let head = text(request, "declSyntax").prefix { $0 != "{" }
        let isolation = head.contains(/:.*\b(?:View|ViewModifier)\b/) ? "@preconcurrency " : ""
        return "extension \(type): \(isolation)SwiftUICore.Animatable {}"
    }

    private static func type(of property: TypeDeclaration.Property) throws(MacroError) -> String {
        if let type = property.entry.type ?? property.entry.madeType { return type }
        if property.entry.bareValue?.wholeMatch(of: /\s*-?\d[\d_]*\.\d+\s*/) != nil { return "Double" }
        throw MacroError("'@Animatable' needs the type of '\(property.entry.name)'")
    }

    /// The first is the first of a pair, whose second is the pair of the others.
    private static func assignments(_ names: [String]) -> [String] {
        names.indices.map { index in
            let seconds = String(repeating: ".second", count: index)
            return "\(names[index]).animatableData = newValue\(seconds)\(index + 1 < names.count ? ".first" : "")"
        }
    }

    private static func text(_ request: [String: Any], _ key: String) -> String {
        (request[key] as? [String: Any])?["source"] as? String ?? ""
    }
}
