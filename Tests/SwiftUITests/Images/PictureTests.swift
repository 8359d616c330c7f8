import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures` {
    /// Red on the left, blue on the right.
    private func halves() throws -> UIImage {
        let view = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        return try #require(ImageRenderer(content: view.frame(width: 8, height: 4)).uiImage)
    }

    private func shown(_ view: some View) throws -> CGImage {
        let screen = Screen(view)
        let assets = Dictionary(screen.renderer.takeNewAssets(), uniquingKeysWith: { first, _ in first })
        let image = screen.painted.nodes.values.compactMap { node -> ImageContent? in
            if case .image(let image) = node.content { image } else { nil }
        }.first
        let data = try #require(image.flatMap { assets[$0.asset] })
        return try #require(CGImage(png: data))
    }

    @Test func `tiles repeat the picture`() throws {
        let picture = try halves()
        let tiled = try shown(Image(uiImage: picture).resizable(resizingMode: .tile).frame(width: 20, height: 8))
        #expect(tiled.width == 40)
        #expect([2, 10, 18, 26, 34].map { tiled.color($0, 4) } == [.red, .blue, .red, .blue, .red])
    }

    @Test func `edges within the insets keep their size`() throws {
        let picture = try halves()
        let insets = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 6)
        let image = try shown(Image(uiImage: picture).resizable(capInsets: insets).frame(width: 40, height: 4))
        #expect(image.width == 80)
        // The middle has no width: the leading edge stays, and the trailing one is all the rest.
        #expect(image.color(1, 2) == .red)
        #expect(image.color(76, 2) == .blue)
    }

    @Test func `interpolation none shows the pixels`() throws {
        let picture = try halves()
        func isPixelated(_ image: SwiftUI.Image) -> Bool? {
            Screen(image).painted.nodes.values.compactMap { node -> ImageContent? in
                if case .image(let content) = node.content { content } else { nil }
            }.first?.isPixelated
        }
        #expect(isPixelated(Image(uiImage: picture).interpolation(.none)) == true)
        #expect(isPixelated(Image(uiImage: picture).interpolation(.high)) == nil)
    }

    @Test func `pictures of CoreGraphics have a label and an orientation`() throws {
        let bitmap = try #require(try halves().cgImage)
        let screen = Screen(Image(bitmap, scale: 2, orientation: .right, label: Text("halves")))
        #expect(screen.node("halves")?.frame.width == 2)
        #expect(screen.node("halves")?.frame.height == 4)
        let turned = try shown(Image(decorative: bitmap, scale: 1, orientation: .right))
        #expect(turned.color(2, 1) == .red && turned.color(2, 6) == .blue)
        let mirrored = try shown(Image(decorative: bitmap, scale: 1, orientation: .upMirrored))
        #expect(mirrored.color(1, 1) == .blue && mirrored.color(6, 1) == .red)
        let down = try shown(Image(decorative: bitmap, scale: 1, orientation: .down))
        #expect(down.color(1, 1) == .blue)
    }

    @Test func `templates are tinted`() throws {
        let screen = Screen(Image(uiImage: try halves()).renderingMode(.template).foregroundStyle(.red))
        let image = screen.painted.nodes.values.compactMap { node -> ImageContent? in
            if case .image(let content) = node.content { content } else { nil }
        }.first
        #expect(image?.tint == RGBA(hexadecimal: "#ff3b30"))
    }

    @Test func `a missing picture is told`() {
        #expect(Screen(Image("nowhere")).diagnostics == ["image_missing Image"])
    }
}
