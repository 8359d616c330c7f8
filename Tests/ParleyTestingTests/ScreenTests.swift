import RenderTree
import Testing

@testable import ParleyTesting

/// Elements of a screen for a person with a screen reader.
@Suite(.timeLimit(.minutes(5))) struct ScreenTests {
    /// Makes a screen of nodes that all have the same frame; the first is the root.
    private func screen(_ nodes: Node...) throws -> Screen {
        var tree = NodeTree()
        let root = try #require(nodes.first)
        try tree.apply(Patch(revision: 1, root: root.id, operations: nodes.map { .put($0) }))
        return Screen(tree: tree)
    }

    private func node(
        _ id: Int, _ content: NodeContent = .group, isHidden: Bool = false, children: [Int] = []
    ) -> Node {
        Node(
            id: NodeID(rawValue: id), frame: .zero, content: content,
            accessibility: NodeAccessibility(hidden: isHidden ? true : nil),
            children: children.map(NodeID.init(rawValue:)))
    }

    private func text(_ text: String) -> NodeContent {
        let run = TextRun(
            text: text, x: 0, width: 10, font: FontDescription(size: 17), color: RGBA(red: 0, green: 0, blue: 0))
        return .text(TextContent(lines: [TextLine(y: 0, height: 20, baseline: 15, runs: [run])]))
    }

    @Test func `a hidden text is no part of a button's name`() throws {
        let screen = try screen(
            node(1, .button(ButtonContent()), children: [2, 3]), node(2, text("Save")),
            node(3, isHidden: true, children: [4]), node(4, text("decoration")))
        #expect(screen.elements(.button).map(\.name) == ["Save"])
    }

    @Test func `a hidden button is none of a row's`() throws {
        let remove = NodeContent.button(ButtonContent(role: .destructive))
        let screen = try screen(
            node(1, children: [2, 6]), node(2, children: [3, 4]), node(3, text("Mussels")),
            node(4, isHidden: true, children: [5]), node(5, remove), node(6, remove))
        #expect(screen.button(inRowWith: "Mussels") { $0.role == .destructive } == NodeID(rawValue: 6))
    }
}
