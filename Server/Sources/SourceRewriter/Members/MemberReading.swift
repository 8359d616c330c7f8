import SwiftSyntax

/// Members as declarations say them.
enum MemberReading {
    /// Whether Objective-C sees a member.
    static func isExposed(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in context: TypeContext
    ) -> Bool {
        if attributes.has("nonobjc") { return false }
        if attributes.has("objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable") { return true }
        return context.exposesMembers && !modifiers.has("private", "fileprivate")
    }

    static func member(_ node: FunctionDeclSyntax, in context: TypeContext) -> Member {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        return Member(
            kind: .method, name: node.name.text, labels: labels,
            objectiveCName: node.attributes.objectiveCName
                ?? ObjectiveCName.method(node.name.text, labels: labels, canThrow: node.canThrow),
            isExposed: isExposed(node.attributes, node.modifiers, in: context) || node.modifiers.has("override"))
    }

    /// Returns the properties that a declaration makes: `var a = 1, b = 2` makes two.
    static func members(_ node: VariableDeclSyntax, in context: TypeContext) -> [Member] {
        node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }.map { name in
            Member(
                kind: .property, name: name, labels: [], objectiveCName: node.attributes.objectiveCName ?? name,
                isExposed: isExposed(node.attributes, node.modifiers, in: context) || node.modifiers.has("override"))
        }
    }
}

extension FunctionDeclSyntax {
    var canThrow: Bool { signature.effectSpecifiers?.throwsClause != nil }
    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}
