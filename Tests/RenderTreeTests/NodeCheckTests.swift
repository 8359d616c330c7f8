import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct NodeCheckTests {
    private func code(_ change: (inout Node) -> Void) -> NodeTreeError.Code? {
        var changed = node(1)
        change(&changed)
        return refusal { _ = try NodeTree(root: 1, [.put(changed)]) }
    }

    @Test func `a frame has finite numbers within the limit and no negative side`() {
        func code(_ frame: TreeRect) -> NodeTreeError.Code? { self.code { $0.frame = frame } }
        let most = TreeLimits.numberMax
        #expect(code(TreeRect(x: -most, y: most, width: most, height: 0)) == nil)
        #expect(code(TreeRect(x: most.nextUp, y: 0, width: 1, height: 1)) == .badNumber)
        #expect(code(TreeRect(x: 0, y: -most.nextUp, width: 1, height: 1)) == .badNumber)
        #expect(code(TreeRect(x: 0, y: 0, width: -1, height: 1)) == .badNumber)
        #expect(code(TreeRect(x: 0, y: .nan, width: 1, height: 1)) == .badNumber)
        #expect(code(TreeRect(x: 0, y: 0, width: .infinity, height: 1)) == .badNumber)
    }

    @Test func `a transform has six finite numbers`() {
        #expect(code { $0.style.transform = [1, 0, 0, 1, 0, 0] } == nil)
        #expect(code { $0.style.transform = [1, 0, 0, 1, 0] } == .badNumber)
        #expect(code { $0.style.transform = [1, 0, 0, 1, 0, 0, 0] } == .badNumber)
        #expect(code { $0.style.transform = [1, 0, 0, 1, 0, .nan] } == .badNumber)
    }

    @Test func `no content can carry a number that is none`() {
        let black = RGBA(red: 0, green: 0, blue: 0)
        let line = LinearGradientPaint(stops: [], startX: 0, startY: 0, endX: .nan, endY: 1)
        var text = "a".inOneLine
        text.lines[0].runs[0].font.size = .infinity
        let contents: [NodeContent] = [
            .text(text),
            .scroll(ScrollContent(contentSize: TreeSize(width: .nan, height: 1), horizontal: true, vertical: true)),
            .shape(ShapeContent(path: "", fill: .linearGradient(line))),
            .shape(ShapeContent(path: "", stroke: Stroke(paint: .color(black), width: .nan))),
            .shape(ShapeContent(path: "", stroke: Stroke(paint: .color(black), width: 1, dash: [1, .nan]))),
            .button(ButtonContent(reorder: Reorder(row: NodeID(rawValue: 1), index: 2, count: 2))),
            .button(ButtonContent(reorder: Reorder(row: NodeID(rawValue: 1), index: -1, count: 2))),
        ]
        for content in contents { #expect(code { $0.content = content } == .badNumber, "\(content)") }
        #expect(code { $0.style.shadow = Shadow(color: black, radius: .nan) } == .badNumber)
        #expect(code { $0.style.opacity = .nan } == .badNumber)
        #expect(code { $0.style.backdropBlur = .nan } == .badNumber)
        #expect(code { $0.style.backdropBlur = TreeLimits.numberMax } == nil)
        #expect(code { $0.style.backdropBlur = TreeLimits.numberMax.nextUp } == .badNumber)
    }

    @Test func `a row's place may be its last one`() {
        let reorder = Reorder(row: NodeID(rawValue: 1), index: 1, count: 2)
        #expect(code { $0.content = .button(ButtonContent(reorder: reorder)) } == nil)
    }

    @Test func `a path holds path data only, and no more than the limit`() {
        func code(_ path: String) -> NodeTreeError.Code? {
            let inShape = self.code { $0.content = .shape(ShapeContent(path: path)) }
            let inClip = self.code { $0.style.clip = Clip(path: path) }
            #expect(inShape == inClip)
            return inShape
        }
        #expect(code("M 0 0 L 1.5,-2 Q 1 1 2 2 C 1 1 2 2 3e2 3 Z") == nil)
        #expect(code("m 0 0") == .badPath)
        #expect(code("M 0 0\"/><script>") == .badPath)
        #expect(code(String(repeating: "Z", count: TreeLimits.pathByteCountMax)) == nil)
        #expect(code(String(repeating: "Z", count: TreeLimits.pathByteCountMax + 1)) == .badPath)
    }

    @Test func `words have a limit, in a text as in a field and a label`() {
        let most = String(repeating: "é", count: TreeLimits.textByteCountMax / 2)
        let black = RGBA(red: 0, green: 0, blue: 0)
        func field(_ text: String) -> NodeContent {
            .textField(
                TextFieldContent(
                    text: text, placeholder: "", font: FontDescription(size: 17), color: black, placeholderColor: black)
            )
        }
        #expect(code { $0.content = .text(most.inOneLine) } == nil)
        #expect(code { $0.content = .text((most + "x").inOneLine) } == .tooMuchText)
        #expect(code { $0.content = field(most) } == nil)
        #expect(code { $0.content = field(most + "x") } == .tooMuchText)
        #expect(code { $0.accessibility.label = most } == nil)
        #expect(code { $0.accessibility.label = most + "x" } == .tooMuchText)
    }

    @Test func `a selection begins at its end or before it, within what a text can have`() {
        let black = RGBA(red: 0, green: 0, blue: 0)
        func field(_ start: Int, _ end: Int, _ report: Int = 0) -> NodeTreeError.Code? {
            var content = TextFieldContent(
                text: "ab", placeholder: "", font: FontDescription(size: 17), color: black, placeholderColor: black)
            content.selection = WantedSelection(start: start, end: end, report: report)
            return code { $0.content = .textField(content) }
        }
        #expect(field(0, 0) == nil && field(1, TreeLimits.textByteCountMax) == nil)
        #expect(field(2, 1) == .badNumber && field(-1, 1) == .badNumber && field(0, 1, -1) == .badNumber)
        #expect(field(0, TreeLimits.textByteCountMax + 1) == .badNumber)
    }

    @Test func `a picture's and a font's name are plain names`() {
        func image(_ name: String) -> NodeTreeError.Code? {
            code { $0.content = .image(ImageContent(asset: AssetID(rawValue: name))) }
        }
        #expect(image("0a") == nil)
        #expect(image(String(repeating: "a", count: 64)) == nil)
        for name in ["", "A", "../x", "a b", String(repeating: "a", count: 65)] { #expect(image(name) == .badName) }

        func font(_ family: String) -> NodeTreeError.Code? {
            code { node in
                var text = "a".inOneLine
                text.lines[0].runs[0].font.family = family
                node.content = .text(text)
            }
        }
        #expect(font("Noto Sans-2") == nil)
        #expect(font(String(repeating: "a", count: TreeLimits.nameByteCountMax)) == nil)
        for family in ["", "x;color:red", "a'", String(repeating: "a", count: TreeLimits.nameByteCountMax + 1)] {
            #expect(font(family) == .badName)
        }
    }
}
