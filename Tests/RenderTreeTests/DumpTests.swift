import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A tree as text` {
    private func dump(_ nodes: Node...) throws -> String {
        var tree = NodeTree()
        try tree.apply(Patch(revision: 1, root: nodes[0].id, operations: nodes.map { .put($0) }))
        return tree.dump
    }

    private func node(
        _ id: Int, _ frame: TreeRect, _ content: NodeContent = .group, style: NodeStyle = NodeStyle(),
        accessibility: NodeAccessibility = NodeAccessibility(), children: [Int] = []
    ) -> Node {
        Node(
            id: NodeID(rawValue: id), frame: frame, content: content, style: style, accessibility: accessibility,
            children: children.map(NodeID.init(rawValue:)))
    }

    private func text(_ words: String) -> NodeContent {
        let run = TextRun(
            text: words, x: 0, width: 10, font: FontDescription(size: 17), color: RGBA(red: 0, green: 0, blue: 0))
        return .text(TextContent(lines: [TextLine(y: 0, height: 20, baseline: 15, runs: [run])]))
    }

    @Test func `each node has a line below its parent's, with kind, frame and words`() throws {
        let small = TreeRect(x: 8.25, y: 0, width: 40, height: 20.5)
        let tree = try dump(
            node(1, TreeRect(x: 0, y: 0, width: 320, height: 480), children: [2, 4]),
            node(2, small, .button(ButtonContent(isDisabled: true)), children: [3]),
            node(3, small, text("Say \"hello\"")),
            node(4, .zero, accessibility: NodeAccessibility(label: "Together")))
        #expect(
            tree == """
                group 0,0 320×480
                  button 8.25,0 40×20.5 disabled
                    text 8.25,0 40×20.5 "Say \\"hello\\""
                  group 0,0 0×0 "Together"
                """)
    }

    @Test func `what hides a node or keeps it from input is said`() throws {
        let style = NodeStyle(opacity: 0.5, transform: [1, 0, 0, 1, 5, 0], ignoresInput: true)
        let hidden = NodeAccessibility(value: "3", identifier: "stars", hidden: true)
        #expect(
            try dump(node(1, .zero, style: style, accessibility: hidden))
                == "group 0,0 0×0 hidden value \"3\" identifier \"stars\" opacity 0.5 transformed ignores input")
    }

    @Test func `a control says its value`() throws {
        let choice = SelectContent(options: ["a", "b"], selected: 1)
        #expect(try dump(node(1, .zero, .select(choice))) == "select 0,0 0×0 \"b\"")
    }

    @Test func `a long text is cut`() throws {
        let line = try dump(node(1, .zero, text(String(repeating: "a", count: 500))))
        #expect(line == "text 0,0 0×0 \"\(String(repeating: "a", count: 80))\"")
    }
}
