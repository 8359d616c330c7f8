/// Expansion of `@Model` and of the attribute that it gives each stored property.
struct ModelExpansion {
    private let role: String
    private let request: [String: Any]

    /// Takes the compiler's `expandAttachedMacro` message.
    init(_ request: [String: Any]) {
        self.request = request
        role = request["macroRole"] as? String ?? ""
    }

    /// Returns the source of `@Model` in this role.
    /// - Throws: `MacroError`, if it does not stand before a class.
    func model() throws(MacroError) -> String {
        switch role {
        case "extension":
            let type = source("extendedTypeSyntax").filter { !$0.isWhitespace }
            return "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
        case "memberAttribute":
            return TypeDeclaration.property(source("declSyntax")) == nil ? "" : "@SwiftData._PersistedProperty"
        default:
            guard let declaration = TypeDeclaration(source("declSyntax")) else {
                throw MacroError("'@Model' stands before a class")
            }
            return Self.members(declaration)
        }
    }

    /// Returns the source of `@_PersistedProperty` in this role.
    func property() -> String {
        guard let property = TypeDeclaration.property(source("declSyntax")) else { return "" }
        let (entry, name) = (property.entry, property.entry.name)
        guard role == "accessor" else {
            let type = entry.type.map { ": \($0)" } ?? ""
            let value = entry.value.map { " =\($0)" } ?? (entry.isOptional ? " = nil" : "")
            return "private var _\(name)\(type)\(value)"
        }
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) { _\(name) = initialValue }
                get {
                    _$persistence.access(self, \\.\(name))
                    return _\(name)
                }
                set { _$persistence.mutate(self, \\.\(name), "\(name)") { _\(name) = newValue } }
            }
            """
    }

    private func source(_ key: String) -> String { (request[key] as? [String: Any])?["source"] as? String ?? "" }

    private static func members(_ declaration: TypeDeclaration) -> String {
        let access = declaration.isPublic ? "public " : ""
        let values = declaration.properties.map(restoring)
        let list = declaration.properties.map { entry(of: $0, in: declaration) }
        return """
            \(access)let _$persistence = SwiftData._ModelRecord()
            \(access)static var _$properties: [SwiftData._ModelProperty] {
                [\(list.joined(separator: ", "))]
            }
            \(access)required init(_$restoring values: SwiftData._StoredValues) throws {
                \(values.joined(separator: "\n    "))
            }
            """
    }

    /// Returns the statement that takes a value from the store. One that is not there keeps its initial value.
    private static func restoring(_ property: TypeDeclaration.Property) -> String {
        let (entry, name) = (property.entry, property.entry.name)
        let statement = "self._\(name) = try values.value(\"\(name)\")"
        return entry.value != nil || entry.isOptional ? "if values.has(\"\(name)\") { \(statement) }" : statement
    }

    private static func entry(of property: TypeDeclaration.Property, in declaration: TypeDeclaration) -> String {
        let name = property.entry.name
        let attribute = property.words(of: "Attribute")
        var words = "\"\(name)\", \\\(declaration.name).\(name)"
        if attribute?.contains(".unique") == true { words += ", isUnique: true" }
        if let original = attribute?.firstMatch(of: /originalName:\s*("[^"]*")/) {
            words += ", originalName: \(original.1)"
        }
        if let relationship = property.words(of: "Relationship") {
            words += ", relationship: SwiftData.Schema.Relationship(\(relationship))"
        }
        return "SwiftData._ModelProperty(\(words))"
    }
}
