import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The name of a node` {
    private func name(of id: Int, in nodes: Node...) throws -> String? {
        var tree = NodeTree()
        try tree.apply(Patch(revision: 1, root: nodes[0].id, operations: nodes.map { .put($0) }))
        return tree.name(of: NodeID(rawValue: id))
    }

    private func node(
        _ id: Int, _ content: NodeContent = .group, label: String? = nil, children: [Int] = []
    ) -> Node {
        Node(
            id: NodeID(rawValue: id), frame: .zero, content: content, accessibility: NodeAccessibility(label: label),
            children: children.map(NodeID.init(rawValue:)))
    }

    private func text(_ words: String) -> NodeContent {
        let run = TextRun(
            text: words, x: 0, width: 10, font: FontDescription(size: 17), color: RGBA(red: 0, green: 0, blue: 0))
        return .text(TextContent(lines: [TextLine(y: 0, height: 20, baseline: 15, runs: [run])]))
    }

    @Test func `is its accessible name before its text`() throws {
        #expect(try name(of: 1, in: node(1, text("+"), label: "Add")) == "Add")
        #expect(try name(of: 1, in: node(1, text("+"))) == "+")
    }

    @Test func `is else the first one below it`() throws {
        let button = node(1, .button(ButtonContent()), children: [2, 4])
        let inner = node(2, label: "", children: [3])
        #expect(try name(of: 1, in: button, inner, node(3, text("Send")), node(4, text("later"))) == "Send")
    }

    @Test func `is none where nothing has one, and for a node that is not there`() throws {
        #expect(try name(of: 1, in: node(1, children: [2]), node(2)) == nil)
        #expect(try name(of: 7, in: node(1, text("here"))) == nil)
    }

    @Test func `is looked for among the first two hundred nodes only`() throws {
        func name(behind count: Int) throws -> String? {
            var tree = NodeTree()
            let nodes = (0..<count).map { node($0 + 2) } + [node(count + 2, text("far"))]
            let root = node(1, children: nodes.map(\.id.rawValue))
            try tree.apply(Patch(revision: 1, root: root.id, operations: ([root] + nodes).map { .put($0) }))
            return tree.name(of: root.id)
        }
        #expect(try name(behind: 198) == "far")
        #expect(try name(behind: 199) == nil)
    }
}
