import CoreGraphics
import Foundation
import ReadPictures
import RenderTree
import TreePainter
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The painter of trees` {
    @Test func `paints a tree at its scale`() throws {
        let image = try painted([rectangle(2, 0, 0, 10, 5, .red)], scale: 3)
        #expect(image.width == 60)
        #expect(image.height == 60)
        #expect(image.color(29, 14) == .red)
        #expect(image.color(30, 14) == nil)
        #expect(image.color(29, 15) == nil)
    }

    @Test func `makes no picture of nothing, or of too much`() {
        #expect(CairoPainter.image(of: NodeTree(), scale: 1) { _ in nil } == nil)
        #expect(throws: NoPicture.self) { try painted([], size: 5_000) }
        #expect(throws: NoPicture.self) { try painted([], scale: .infinity) }
        #expect(throws: NoPicture.self) { try painted([], size: 0) }
    }

    @Test func `paints later siblings over earlier ones, and children over both`() throws {
        var first = rectangle(2, 0, 0, 20, 20, .red)
        first.children = [NodeID(rawValue: 4)]
        let image = try painted([first, rectangle(3, 10, 0, 10, 20, .blue)], more: [rectangle(4, 5, 5, 2, 2, .green)])
        #expect(image.color(2, 2) == .red)
        #expect(image.color(15, 2) == .blue)
        #expect(image.color(6, 6) == .green)
    }

    @Test func `places children in their parent's frame`() throws {
        let image = try painted([group(10, 5, of: 3)], more: [rectangle(3, 1, 1, 2, 2, .red)])
        #expect(image.color(11, 6) == .red)
        #expect(image.color(10, 5) == nil)
    }

    @Test func `clips by path, before the transform`() throws {
        var clipped = group(0, 0, of: 3)
        clipped.style.clip = Clip(path: "M0 0L10 0L10 20L0 20Z")
        clipped.style.transform = [1, 0, 0, 1, 5, 0]
        let image = try painted([clipped], more: [rectangle(3, 0, 0, 20, 20, .red)])
        #expect(image.color(4, 10) == nil)
        #expect(image.color(6, 10) == .red)
        #expect(image.color(11, 10) == nil)
    }

    @Test func `never shows what an unreadable clip hides`() throws {
        var clipped = group(0, 0, of: 3)
        clipped.style.clip = Clip(path: "M0 0L")
        #expect(try painted([clipped], more: [rectangle(3, 0, 0, 20, 20, .red)]).isEmpty)
    }

    @Test func `turns about the frame's centre`() throws {
        var bar = rectangle(2, 0, 9, 20, 2, .red)
        bar.style.transform = [0, 1, -1, 0, 0, 0]
        let image = try painted([bar])
        #expect(image.color(10, 2) == .red)
        #expect(image.color(2, 10) == nil)
    }

    @Test func `draws nothing of a node that is flattened, and all of the next`() throws {
        var flat = rectangle(2, 0, 0, 20, 20, .red)
        flat.style.transform = [0, 0, 0, 0, 0, 0]
        let image = try painted([flat, rectangle(3, 0, 0, 5, 5, .blue)])
        #expect(image.color(2, 2) == .blue)
        #expect(image.color(10, 10) == nil)
    }

    @Test func `fades a group as one`() throws {
        var faded = group(0, 0, of: 3, 4)
        faded.style.opacity = 0.5
        let squares = [rectangle(3, 0, 0, 20, 20, .red), rectangle(4, 0, 0, 10, 20, .blue)]
        let image = try painted([faded], more: squares)
        #expect(image.components(5, 5) == [0, 0, 255, 128])
        #expect(image.components(15, 5) == [255, 0, 0, 128])
        faded.style.opacity = 0
        #expect(try painted([faded], more: squares).isEmpty)
    }

    @Test func `runs a gradient from end to end of the frame`() throws {
        let gradient = LinearGradientPaint(
            stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)], startX: 0, startY: 0.5,
            endX: 1, endY: 0.5)
        var shape = rectangle(2, 0, 0, 20, 20, .red)
        shape.content = .shape(ShapeContent(path: "M0 0L20 0L20 20L0 20Z", fill: .linearGradient(gradient)))
        let filled = try painted([shape], scale: 2)
        #expect(filled.components(0, 20)[0] > 245 && filled.components(0, 20)[2] < 10)
        #expect(filled.components(39, 20)[2] > 245 && filled.components(39, 20)[0] < 10)
        shape.content = .shape(
            ShapeContent(path: "M0 10L20 10", stroke: Stroke(paint: .linearGradient(gradient), width: 4)))
        let stroked = try painted([shape])
        #expect(stroked.components(0, 10)[0] > 240)
        #expect(stroked.components(19, 10)[2] > 240)
        #expect(stroked.color(10, 15) == nil)
    }

    @Test func `draws nothing for a path that is none`() throws {
        var shape = rectangle(2, 0, 0, 20, 20, .red)
        shape.content = .shape(ShapeContent(path: "M1,2,3Q", fill: .color(.red)))
        #expect(try painted([shape]).isEmpty)
    }

    @Test(arguments: [(20.0, 20), (900, 480), (-5, 0)])
    func `paints content at the offset to which the app has scrolled`(target: Double, offset: Int) throws {
        let scroll = Node(
            id: NodeID(rawValue: 2), frame: TreeRect(x: 0, y: 0, width: 20, height: 20),
            content: .scroll(
                ScrollContent(
                    contentSize: TreeSize(width: 20, height: 500), horizontal: false, vertical: true,
                    target: ScrollTarget(x: 0, y: target, serial: 1))), children: [NodeID(rawValue: 3)])
        let image = try painted([scroll], more: [rectangle(3, 0, Double(offset) + 5, 20, 5, .red)])
        #expect(image.color(10, 4) == nil)
        #expect(image.color(10, 7) == .red)
        #expect(image.color(10, 11) == nil)
    }

    @Test func `cuts scrolled content at the frame`() throws {
        let scroll = Node(
            id: NodeID(rawValue: 2), frame: TreeRect(x: 0, y: 0, width: 10, height: 10),
            content: .scroll(
                ScrollContent(contentSize: TreeSize(width: 10, height: 500), horizontal: false, vertical: true)),
            children: [NodeID(rawValue: 3)])
        let image = try painted([scroll], more: [rectangle(3, 0, 0, 10, 500, .red)])
        #expect(image.color(5, 9) == .red)
        #expect(image.color(5, 10) == nil)
    }

    @Test func `lets a shadow fall outside of the clip`() throws {
        var square = rectangle(2, 5, 5, 10, 10, .red)
        square.style.clip = Clip(path: "M0 0L10 0L10 10L0 10Z", cornerRadius: 0)
        square.style.shadow = Shadow(color: .black, radius: 0, x: 3, y: 3)
        let image = try painted([square], scale: 2)
        #expect(image.color(12, 12) == .red)
        #expect(image.color(34, 34) == .black)
        #expect(image.color(4, 4) == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Painted content` {
    @Test func `has letters within the line's box, standing on its baseline`() throws {
        let rows = try painted([text("Fries", at: 5)], size: 60).inkedRows
        #expect(rows.first.map { $0 >= 5 } == true)
        #expect(rows.last == 19)
    }

    @Test func `has lines under and through its words`() throws {
        let plain = try painted([text("Fries", at: 5)], size: 60).inkedRows
        let under = try painted([text("Fries", at: 5) { $0.underline = true }], size: 60).inkedRows
        #expect((under.last ?? 0) > (plain.last ?? 60))
        let through = try painted([text("     ", at: 5) { $0.strikethrough = true }], size: 60).inkedRows
        #expect(through.count == 1 || through.count == 2)
        #expect(through.allSatisfy { $0 > 10 && $0 < 19 })
    }

    @Test func `has pictures upright, and tinted where it says so`() throws {
        let context = try #require(CGContext(width: 2, height: 2))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let bytes = context.makeImage()?.pngData
        var node = rectangle(2, 0, 0, 20, 20, .red)
        node.content = .image(ImageContent(asset: AssetID(rawValue: "two")))
        let plain = try painted([node]) { $0.rawValue == "two" ? bytes : nil }
        #expect(plain.color(10, 3) == .blue)
        #expect(plain.components(10, 17)[3] == 0)
        node.content = .image(ImageContent(asset: AssetID(rawValue: "two"), tint: .red))
        #expect(try painted([node]) { _ in bytes }.color(10, 3) == .red)
        #expect(try painted([node]) { _ in Data("no picture".utf8) }.isEmpty)
        #expect(try painted([node]).isEmpty)
    }

    private func field(_ text: String, isSecure: Bool = false, alignment: TextFieldContent.Alignment? = nil) -> Node {
        let content = TextFieldContent(
            text: text, placeholder: "Name", font: FontDescription(size: 14), color: .red, placeholderColor: .blue,
            alignment: alignment, isSecure: isSecure)
        return Node(
            id: NodeID(rawValue: 2), frame: TreeRect(x: 0, y: 0, width: 60, height: 30), content: .textField(content))
    }

    @Test func `shows a field's text, or its placeholder`() throws {
        #expect(try painted([field("Kate")], size: 60).hasInk { $0.red > 200 })
        #expect(try painted([field("")], size: 60).hasInk { $0.blue > 200 && $0.red == 0 })
    }

    @Test func `shows a text that is edited in the looks of its runs`() throws {
        var node = field("MMM")
        guard case .textField(var content) = node.content else {
            Issue.record("no field")
            return
        }
        content.runs = [FieldRun(length: 1, font: FontDescription(size: 14), color: .blue)]
        node.content = .textField(content)
        let picture = try painted([node], size: 60)
        #expect(picture.hasInk { $0.blue > 200 && $0.red == 0 })
        #expect(picture.hasInk { $0.red > 200 && $0.blue == 0 })
    }

    @Test func `shows dots for what is secret`() throws {
        let (open, secret) = (try painted([field("i")], size: 60), try painted([field("i", isSecure: true)], size: 60))
        #expect(!secret.isEmpty)
        #expect(secret.inkedRows.count < open.inkedRows.count)
    }

    @Test func `aligns a field's text`() throws {
        let trailing = try painted([field("i", alignment: .trailing)], size: 60)
        #expect(trailing.hasInk { $0.x > 50 })
        #expect(!trailing.hasInk { $0.x < 50 })
    }
}
