import SwiftSyntax

/// Finds the public modifiers of a file, and for each the change that makes it return the view that it is called on.
final class ModifierFinder: MutantVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body, let first = body.statements.first, let last = body.statements.last,
            let result = node.signature.returnClause?.type.trimmedDescription, let owner = node.extendedType,
            node.modifiers.contains(where: { $0.name.text == "public" }), !node.isStatic
        else { return .skipChildren }
        if result == "some View", body.statements.allSatisfy({ !$0.item.is(StmtSyntax.self) }) {
            let builder = node.hasBuilder ? [] : [edit(node.startByte, 0, "@ViewBuilder ")]
            add(
                node, "modifier", node.name.text, "self",
                builder + [
                    edit(first.startByte, 0, "if mutantKeeps(#) { "),
                    edit(last.endByte, 0, " } else { self }"),
                ])
        } else if result == owner || result == "Self" {
            let word = body.statements.count == 1 && first.item.is(ExprSyntax.self) ? "return " : ""
            add(
                node, "modifier", node.name.text, "self",
                [edit(first.startByte, 0, "if !mutantKeeps(#) { return self }; " + word)])
        }
        return .skipChildren
    }
}

extension FunctionDeclSyntax {
    /// Name of the type that the function extends; nil for a function that is in no extension.
    fileprivate var extendedType: String? {
        parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }

    fileprivate var hasBuilder: Bool { attributes.trimmedDescription.contains("@ViewBuilder") }
}
