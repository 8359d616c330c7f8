import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Symbols` {
    private func shape(_ screen: Screen, _ label: String = "heart") -> ShapeContent? {
        if case .shape(let shape) = screen.node(label)?.content { shape } else { nil }
    }

    @Test func `are outlines in the foreground style`() {
        let screen = Screen(Image(systemName: "heart").foregroundStyle(.red))
        #expect(screen.diagnostics.isEmpty)
        #expect(shape(screen)?.path.hasPrefix("M") == true)
        #expect(shape(screen)?.fill == .color(SystemRed.light))
        #expect(screen.node("heart")?.accessibility.traits == [.image])
    }

    @Test func `an unknown name draws a frame and names near ones`() {
        let renderer = SceneRenderer(root: UIHostingController(rootView: Image(systemName: "hart.fill")))
        renderer.size = CGSize(width: 100, height: 100)
        var messages: [String] = []
        renderer.onDiagnostic = { code, message, _ in messages.append("\(code): \(message)") }
        _ = renderer.render()
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("system_symbol: ") == true)
        #expect(messages.first?.contains("heart") == true)
        #expect(renderer.tree.nodes.values.contains { if case .shape = $0.content { true } else { false } })
    }

    @Test func `grow with the font and the image scale`() throws {
        func width(_ view: some View) throws -> Double {
            try #require(Screen(view.accessibilityLabel("symbol")).node("symbol")).frame.width
        }
        let body = try width(Image(systemName: "circle"))
        #expect((19...22).contains(body))
        #expect(abs(try width(Image(systemName: "circle").font(.system(size: 34))) - 2 * body) < 0.1)
        #expect(abs(try width(Image(systemName: "circle").imageScale(.large)) - 1.29 * body) < 0.1)
        #expect(abs(try width(Image(systemName: "circle").imageScale(.small)) - 0.78 * body) < 0.1)
    }

    @Test func `stand in the middle of the capitals beside them`() throws {
        let screen = Screen(
            HStack(alignment: .firstTextBaseline) {
                Text("H").accessibilityIdentifier("letter")
                Image(systemName: "circle")
            })
        let circle = try #require(screen.node("circle"))
        let nodes = screen.painted.inDrawingOrder.map(\.node)
        let letter = try #require(nodes.first { $0.accessibility.identifier == "letter" })
        guard case .text(let text) = letter.content, let line = text.lines.first else { throw NoPicture() }
        let capHeight = UIFont.systemFont(ofSize: 17).capHeight
        let middle = letter.frame.y + line.baseline - Double(capHeight) / 2
        #expect(abs(circle.frame.y + circle.frame.height / 2 - middle) < 0.01)
    }

    @Test func `take a resizable frame whole`() throws {
        let screen = Screen(Image(systemName: "square.fill").resizable().frame(width: 100, height: 50))
        let node = try #require(screen.node("square fill"))
        #expect(node.frame.width == 100 && node.frame.height == 50)
        let path = try #require(shape(screen, "square fill").flatMap { CGPath(svg: $0.path) })
        #expect(path.boundingBoxOfPath.width > 90 && path.boundingBoxOfPath.height > 45)
    }

    @Test func `variants of the environment change the name`() {
        let plain = shape(Screen(Image(systemName: "heart")))
        let filled = shape(Screen(Image(systemName: "heart").symbolVariant(.fill)))
        let named = shape(Screen(Image(systemName: "heart.fill")), "heart fill")
        #expect(filled?.path == named?.path)
        #expect(filled?.path != plain?.path)
        #expect(
            shape(Screen(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.none)))?.path == named?.path)
    }

    @Test func `hierarchical symbols have a weaker back`() throws {
        let screen = Screen(
            Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red))
        let node = try #require(screen.node("heart circle fill"))
        let fills = node.children.compactMap { id in
            if case .shape(let shape) = screen.painted[id]?.content { shape.fill?.mainAlpha } else { nil }
        }
        #expect(fills.count == 2)
        #expect(fills.first.map { abs($0 - 0.3) < 0.01 } == true)
        #expect(fills.last == 1)
    }

    @Test func `palettes colour what is behind in the secondary style`() throws {
        let screen = Screen(
            Image(systemName: "heart.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red))
        let node = try #require(screen.node("heart circle fill"))
        let fills = node.children.compactMap { id in
            if case .shape(let shape) = screen.painted[id]?.content { shape.fill } else { nil }
        }
        #expect(fills == [.color(SystemRed.light), .color(RGBA(red: 1, green: 1, blue: 1))])
    }

    @Test func `multicolor symbols have colours of their own`() {
        let screen = Screen(Image(systemName: "heart").symbolRenderingMode(.multicolor))
        #expect(shape(screen)?.fill == .color(SystemRed.light))
        #expect(shape(Screen(Image(systemName: "heart").renderingMode(.original)))?.fill == .color(SystemRed.light))
    }

    @Test func `a variable value chooses the picture`() {
        let weak = shape(Screen(Image(systemName: "wifi", variableValue: 0)), "wifi")
        let strong = shape(Screen(Image(systemName: "wifi", variableValue: 1)), "wifi")
        #expect(weak != nil && strong != nil && weak?.path != strong?.path)
    }

    @Test func `heavier fonts make outlines thicker, but not filled symbols`() {
        #expect(shape(Screen(Image(systemName: "heart").bold()))?.stroke != nil)
        #expect(shape(Screen(Image(systemName: "heart").fontWeight(.light)))?.stroke == nil)
        #expect(shape(Screen(Image(systemName: "heart.fill").bold()), "heart fill")?.stroke == nil)
    }

    @Test func `change into a picture and back under the same identity`() throws {
        struct Toggling: View {
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "person.badge.plus.circle" : "heart.slash.circle").accessibilityLabel("symbol")
                Button("toggle") { isOn.toggle() }
            }
        }
        let screen = Screen(Toggling())
        let before = try #require(screen.node("symbol"))
        screen.tap("toggle")
        screen.tap("toggle")
        #expect(screen.node("symbol") == before)
        #expect(screen.diagnostics.isEmpty)
    }
}

private enum SystemRed {
    static let light = RGBA(hexadecimal: "#ff3b30") ?? .black
}

extension Paint {
    fileprivate var mainAlpha: Double {
        if case .color(let color) = self { color.alpha } else { -1 }
    }
}
