private import SwiftParser
private import SwiftSyntax

/// The targets of a `Package.swift`, as far as they are written as literals. The manifest is read and not run.
package struct PackageManifest: Sendable {
    package struct Target: Sendable {
        /// Name of the call: `target`, `executableTarget`, `testTarget`, `macro`, …
        package let kind: String
        package let name: String
        /// Path in the package's folder; nil for the usual one.
        package let path: String?
        /// Names of targets and products that it needs.
        package let dependencies: [String]
        package let excluded: [String]
        /// Whether it has resources, which its code asks `Bundle.module` for.
        package let hasResources: Bool
        /// Compilation conditions.
        package let conditions: [String]
    }

    package private(set) var name = ""
    package private(set) var targets: [Target] = []
    /// Names of the targets of each library, by its name.
    package private(set) var products: [String: [String]] = [:]
    /// Paths of other packages on this computer.
    package private(set) var localPackages: [String] = []
    /// Version of the language that is compiled where no target says another: 5 or 6.
    package let languageVersion: String

    package init(_ text: String) {
        let version = text.split(separator: "\n").first?.split(separator: ":").last.map {
            $0.filter { !$0.isWhitespace }
        }
        let isOld = text.contains("swiftLanguageModes: [.v5") || text.contains("swiftLanguageVersions: [.v5")
        languageVersion = version?.first.flatMap(\.wholeNumberValue).map { $0 >= 6 } == true && !isOld ? "6" : "5"
        let finder = PackageCall(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        guard let call = finder.call else { return }
        name = call.text("name") ?? ""
        for library in call.calls("products") {
            if let name = library.text("name") { products[name] = library.texts("targets") }
        }
        localPackages = call.calls("dependencies").compactMap { $0.text("path") }
        targets = call.calls("targets").compactMap(Self.target)
    }

    private static func target(_ call: FunctionCallExprSyntax) -> Target? {
        guard let name = call.text("name") else { return nil }
        return Target(
            kind: call.methodName, name: name, path: call.text("path"),
            dependencies: call.texts("dependencies") + call.calls("dependencies").compactMap { $0.text("name") },
            excluded: call.texts("exclude"), hasResources: !call.calls("resources").isEmpty,
            conditions: call.calls("swiftSettings").filter { $0.methodName == "define" }.compactMap(\.firstText))
    }
}

/// Finds the call `Package(…)`.
private final class PackageCall: SyntaxVisitor {
    var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "Package" else { return .visitChildren }
        if call == nil { call = node }
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    /// The last part of what is called: `target` of `.target(…)`.
    fileprivate var methodName: String {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? calledExpression.trimmedDescription
    }

    fileprivate var firstText: String? {
        arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

    /// Elements of an argument that is a list.
    private func elements(_ label: String) -> [ExprSyntax] {
        argument(label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    }

    fileprivate func text(_ label: String) -> String? {
        argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    fileprivate func texts(_ label: String) -> [String] {
        elements(label).compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }

    fileprivate func calls(_ label: String) -> [FunctionCallExprSyntax] {
        elements(label).compactMap { $0.as(FunctionCallExprSyntax.self) }
    }
}
