import CoreGraphics
import Foundation
import ReadPictures
import RenderTree
import SwiftUI
import Testing
import TreePainter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Effects` {
    private func colour(_ view: some View) throws -> [Int] { try picture(of: view).components(20, 20) }

    @Test func `change colours`() throws {
        let base = Color(red: 0.8, green: 0.4, blue: 0.2)
        #expect(try colour(base.brightness(0.2)) == [255, 153, 102, 255])
        #expect(try colour(base.colorInvert()) == [51, 153, 204, 255])
        #expect(try colour(base.colorMultiply(pureRed)) == [204, 0, 0, 255])
        #expect(try colour(base.contrast(0)) == [128, 128, 128, 255])
        let grey = try colour(base.grayscale(1))
        #expect(grey[0] == grey[1] && grey[1] == grey[2])
        #expect(try colour(base.saturation(0)) == grey)
        #expect(try colour(base.hueRotation(.degrees(180)))[2] > 100)
        #expect(try colour(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
    }

    @Test func `blur beyond a view's edges`() throws {
        let view = pureRed.frame(width: 20, height: 20).blur(radius: 4)
        let image = try picture(of: view, 60)
        #expect(image.components(30, 30)[3] > 235)
        #expect((60...200).contains(image.components(20, 30)[3]))
        #expect((1...60).contains(image.components(14, 30)[3]))
    }

    @Test func `mix with what is behind`() throws {
        let view = ZStack {
            Color(red: 0.5, green: 1, blue: 1)
            Color(red: 1, green: 0.5, blue: 0).blendMode(.multiply)
        }
        #expect(try colour(view) == [128, 128, 0, 255])
        #expect(try colour(view.compositingGroup()) == [128, 128, 0, 255])
    }

    @Test func `show what a mask covers, as far as it is opaque`() throws {
        let gradient = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        let image = try picture(of: pureRed.mask { gradient }, scale: 2)
        #expect(image.components(4, 40)[3] > 230)
        #expect((110...145).contains(image.components(40, 40)[3]))
        #expect(image.components(76, 40)[3] < 25)
    }

    @Test func `cut to a shape that masks`() throws {
        let image = try picture(of: pureRed.mask(Circle()))
        #expect(image.color(20, 20) == .red)
        #expect(image.components(1, 1)[3] == 0)
        let screen = Screen(pureRed.mask(Circle()))
        #expect(screen.painted.inDrawingOrder.contains { $0.node.style.clip != nil })
    }

    @Test func `cut a hole by what a mask erases, which no browser could do elsewhere`() throws {
        let hole = Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
        let image = try picture(of: pureRed.mask { Rectangle().overlay(hole) })
        #expect(image.components(20, 20)[3] == 0)
        #expect(image.isNear([255, 0, 0, 255], at: 4, 4))
        let screen = Screen(pureRed.overlay(hole))
        #expect(screen.painted.nodes.values.allSatisfy { $0.style.blend == nil })
        #expect(screen.diagnostics == ["blend_mode_not_drawn blendMode"])
    }

    struct ScratchCard: View {
        @State private var isWide = false
        @State private var isScratched = true
        var body: some View {
            ZStack {
                pureRed
                if isScratched {
                    VStack { Rectangle().fill(.blue).frame(width: isWide ? 36 : 20, height: 10) }
                        .padding(5).blendMode(.destinationOut)
                }
            }
            .compositingGroup()
            .background(Color(red: 0, green: 1, blue: 0))
            .onTapGesture { isWide ? (isScratched = false) : (isWide = true) }
        }
    }

    @Test func `erase from their compositing group, whatever is behind it`() throws {
        let screen = Screen(ScratchCard(), size: CGSize(width: 40, height: 40))
        let tap = try #require(screen.painted.nodes.values.first { $0.interactions.contains(.tap) })
        var pictures: [AssetID: Data] = [:]
        func colors() throws -> [RGBA?] {
            pictures.merge(screen.renderer.takeNewAssets()) { $1 }
            let image = try #require(CairoPainter.image(of: screen.painted, scale: 1) { pictures[$0] })
            return [(20, 20), (5, 20), (20, 5)].map { image.color($0.0, $0.1) }
        }
        #expect(try colors() == [.green, .red, .red])
        screen.send(.tap(tap.id))
        #expect(try colors() == [.green, .green, .red])
        screen.send(.tap(tap.id))
        #expect(try colors() == [.red, .red, .red])
        #expect(screen.painted.nodes.values.allSatisfy { $0.style.mask == nil && $0.style.blend != .destinationOut })
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `erase with as many pixels as a picture may have`() throws {
        let hole = Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
        let screen = Screen(
            pureRed.frame(width: 3_000, height: 40).overlay(hole).compositingGroup(),
            size: CGSize(width: 3_000, height: 40))
        let mask = try #require(screen.painted.nodes.values.compactMap(\.style.mask).first)
        let bytes = try #require(screen.renderer.takeNewAssets().first { $0.0 == mask }?.1)
        let picture = try #require(CairoPainter.picture(in: bytes))
        #expect(picture.width <= TreeLimits.pictureSideMax && picture.width > 1_000)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `lay a mask out within the view's size`() throws {
        let view = pureRed.mask(alignment: .topLeading) { Rectangle().fill(.black).frame(width: 10, height: 10) }
        let image = try picture(of: view)
        #expect(image.color(5, 5) == .red)
        #expect(image.components(15, 5)[3] == 0)
    }

    struct Revealed: View {
        @State private var isWide = false
        var body: some View {
            pureRed.mask { HStack { Text("W").opacity(isWide ? 1 : 0.5) } }
                .onTapGesture { isWide.toggle() }
        }
    }

    @Test func `follow a mask that changes`() {
        let screen = Screen(Revealed())
        func mask() -> AssetID? { screen.painted.inDrawingOrder.compactMap(\.node.style.mask).first }
        let before = mask()
        #expect(before != nil)
        guard let node = screen.painted.inDrawingOrder.first(where: { $0.node.interactions.contains(.tap) })?.node
        else { return screen.fail("nothing to tap") }
        screen.send(.tap(node.id))
        #expect(mask() != before)
        #expect(screen.diagnostics == [])
    }

    @Test func `turn a view in space about its anchor`() throws {
        let view = pureRed.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        let image = try picture(of: view)
        #expect(image.color(20, 2) == .red)
        #expect(image.components(8, 20)[3] == 0 && image.components(32, 20)[3] == 0)
        let edge = try picture(
            of: pureRed.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading))
        #expect(edge.color(1, 20) == .red)
        // Expects empty corners at the far edge, which is drawn smaller.
        #expect(edge.components(9, 2)[3] == 0 && edge.components(9, 20)[3] == 255)
        #expect(edge.components(35, 20)[3] == 0)
    }

    @Test func `move a view by a transform whose origin is its corner`() throws {
        let image = try picture(of: pureRed.transformEffect(CGAffineTransform(scaleX: 0.5, y: 0.5)))
        #expect(image.color(18, 18) == .red)
        #expect(image.components(22, 22)[3] == 0)
    }

    @Test func `clip by the even-odd rule`() throws {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        let image = try picture(of: pureRed.clipShape(path, style: FillStyle(eoFill: true)))
        #expect(image.color(5, 5) == .red)
        #expect(image.components(20, 20)[3] == 0)
    }

    @Test func `draw borders inside of the frame`() throws {
        let image = try picture(of: Color.clear.frame(width: 20, height: 20).border(pureRed, width: 4))
        #expect(image.color(12, 12) == .red)
        #expect(image.components(20, 20)[3] == 0)
        #expect(image.components(8, 20)[3] == 0)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Redacted views` {
    @Test func `show bars in place of words, but for those that are open`() {
        let screen = Screen(
            VStack {
                Text("secret")
                Text("open").unredacted()
            }.redacted(reason: .placeholder))
        #expect(screen.texts == ["open"])
        #expect(screen.diagnostics == [])
    }

    struct Loading: View {
        @State private var isLoaded = false
        var body: some View {
            VStack {
                Text("Kate").redacted(reason: isLoaded ? [] : .placeholder)
                Button("Load") { isLoaded = true }
            }
        }
    }

    @Test func `show the words again`() {
        let screen = Screen(Loading())
        #expect(!screen.texts.contains("Kate"))
        screen.tap("Load")
        #expect(screen.texts.contains("Kate"))
    }

    @Test func `hide what is private only for privacy`() {
        let row = HStack {
            Text("sum"); Text("12").privacySensitive()
        }
        #expect(Screen(row.redacted(reason: .privacy)).texts == ["sum"])
        #expect(Screen(row).texts == ["sum", "12"])
    }
}
