import SwiftSyntax

// Places at which a generic class is made to list its members.
extension ClassDeclSyntax {
    /// `public ` or another modifier that its members need, too, its own or that of the extension around it, with a space behind it;
    /// nothing for an internal class.
    var access: String {
        if let own = ["open", "public", "package"].first(where: { modifiers.has($0) }) { return "\(own) " }
        guard !modifiers.has("internal", "fileprivate", "private"),
            let around = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        else { return "" }
        return ["public", "package"].first { around.modifiers.has($0) }.map { "\($0) " } ?? ""
    }

    /// Place after the last type that it inherits from, or after its name and parameters.
    var conformancePlace: AbsolutePosition {
        let last = inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia
        return last ?? genericParameterClause?.endPositionBeforeTrailingTrivia ?? name.endPositionBeforeTrailingTrivia
    }

    /// Text that adds a protocol there.
    func conforming(to name: String) -> String { inheritanceClause == nil ? ": \(name)" : ", \(name)" }
}

extension MemberBlockSyntax {
    /// Whether the closing brace stands on the line of what is before it.
    var endsOnMembersLine: Bool { !rightBrace.leadingTrivia.contains(where: \.isNewline) }
}
