import SwiftSyntax

/// An optional method of a protocol, as a method that does nothing.
enum OptionalMethod {
    /// Returns name and parameters, on one line.
    static func text(_ node: FunctionDeclSyntax) -> String {
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self).joined(separator: " ")
            return "\(names): \(parameter.type.trimmedDescription)\(parameter.ellipsis == nil ? "" : "...")"
        }
        let effects = node.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
        return "func \(node.name.text)(\(parameters.joined(separator: ", ")))\(effects)".replacing("\n", with: " ")
    }
}
