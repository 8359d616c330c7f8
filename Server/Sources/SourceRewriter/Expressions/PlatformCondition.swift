import SwiftSyntax

/// The conditions of an `#if` that ask for the system: the author's project is one for iOS, and runs in a simulator.
struct PlatformCondition {
    private final class Finder: SyntaxVisitor {
        var found: [Range<Int>] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let text = node.trimmedDescription.filter { !$0.isWhitespace }
            if ["os(iOS)", "targetEnvironment(simulator)"].contains(text) { found.append(node.trimmedRange.bytes) }
            return .skipChildren
        }
    }

    private let ranges: [Range<Int>]

    init(_ condition: ExprSyntax) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        ranges = finder.found
    }

    func apply(to edits: inout SourceEdits) {
        for range in ranges { edits.replace(range, with: "true") }
    }
}
