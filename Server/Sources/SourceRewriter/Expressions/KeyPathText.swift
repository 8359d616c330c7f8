import SwiftSyntax

/// The text of a `#keyPath(…)`: the properties' names, without the type that it begins with.
enum KeyPathText {
    static func text(_ node: MacroExpansionExprSyntax, by index: MemberIndex) -> String? {
        guard let expression = node.arguments.first?.expression else { return nil }
        let parts = expression.trimmedDescription.filter { !$0.isWhitespace && !"?!".contains($0) }
            .split(separator: ".").map(String.init)
        let properties = parts.drop { $0 == "self" || $0.first?.isUppercase == true }
        guard !properties.isEmpty else { return nil }
        return properties.map { name in
            index.find(name, labels: nil, kind: .property, of: nil).first(where: \.isExposed)?.objectiveCName ?? name
        }.joined(separator: ".")
    }
}
