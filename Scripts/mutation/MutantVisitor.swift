import SwiftSyntax

/// Visits a file and keeps the mutants that a subclass finds in it.
class MutantVisitor: SyntaxVisitor {
    private(set) var found: [Mutant] = []
    private let file: String
    private let places: SourceLocationConverter

    init(file: String, tree: Syntax) {
        self.file = file
        places = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    func edit(_ offset: Int, _ length: Int, _ text: String) -> Mutant.Edit {
        Mutant.Edit(offset: offset, length: length, text: text)
    }

    func add(
        _ node: some SyntaxProtocol, _ kind: String, _ original: String, _ changed: String, _ edits: [Mutant.Edit]
    ) {
        let line = places.location(for: node.positionAfterSkippingLeadingTrivia).line
        found.append(
            Mutant(
                file: file, line: line, kind: kind, original: original, changed: changed, start: node.startByte,
                end: node.endByte, edits: edits))
    }
}
