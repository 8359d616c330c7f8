import SwiftSyntax

/// The class or extension that members stand in.
struct TypeContext {
    /// The type as it is named at this place: `Board`, `Game.Board` in an extension of that.
    let name: String
    /// The name that `@objc(Name)` gives.
    let objectiveCName: String?
    /// Whether its members are exposed without an attribute of their own.
    let exposesMembers: Bool
    /// Whether it is generic, or within a generic type: types within such are in no record, so that the class itself lists its members.
    let isGeneric: Bool
    /// Whether its members can be called by name: no structure's and no enumeration's.
    let isClass: Bool

    init(_ node: ClassDeclSyntax, in outer: TypeContext?) {
        name = node.name.text
        objectiveCName = node.attributes.objectiveCName
        exposesMembers = node.attributes.has("objcMembers")
        isClass = true
        isGeneric = node.genericParameterClause != nil || outer?.isGeneric == true
    }

    init(_ node: ExtensionDeclSyntax) {
        name = node.extendedType.trimmedDescription
        objectiveCName = nil
        exposesMembers = node.attributes.has("objc")
        isGeneric = node.genericWhereClause != nil
        isClass = true
    }

    /// A structure, an enumeration or a protocol.
    init(other name: String, _ generics: GenericParameterClauseSyntax? = nil, in outer: TypeContext? = nil) {
        (self.name, objectiveCName, exposesMembers) = (name, nil, false)
        isGeneric = generics != nil || outer?.isGeneric == true
        isClass = false
    }

    /// The last part of the name.
    var lastName: String { String(name.split(separator: ".").last ?? "") }

    /// The last part of a type's name, without the types that it is made of: `List` of `Shop.List<Item>`.
    static func lastName(_ type: TypeSyntax) -> String {
        type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
            ?? type.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes, also those between `#if` and `#endif`.
    var all: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): return [attribute]
            case .ifConfigDecl(let conditional):
                return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
                    if case .attributes(let list)? = clause.elements { list.all } else { [] }
                }
            @unknown default: return []
            }
        }
    }

    func has(_ names: String...) -> Bool { all.contains { names.contains($0.attributeName.trimmedDescription) } }

    /// The name in `@objc(name)`; nil where there is none.
    var objectiveCName: String? {
        all.first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription.filter {
            !$0.isWhitespace
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) && $0.detail == nil } }
}
