import CoreGraphics
import RenderTree
import SwiftUI
import Testing

/// Canvases that are larger than a picture may be.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A canvas larger than a picture` {
    private let size = CGSize(width: 3_000, height: 10)

    /// Pictures that nodes of a screen refer to, each of which a host takes.
    private func pictures(_ screen: Screen) -> [CGImage] {
        let assets = Dictionary(screen.renderer.takeNewAssets(), uniquingKeysWith: { first, _ in first })
        #expect(assets.values.allSatisfy { $0.count <= TreeLimits.pictureByteCountMax })
        return screen.painted.nodes.values.flatMap(\.pictures).compactMap { assets[$0].flatMap(CGImage.init(png:)) }
    }

    private func erase(_ x: Int, in context: inout GraphicsContext) {
        context.blendMode = .normal
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.blendMode = .destinationOut
        context.fill(Path(CGRect(x: x, y: 0, width: 100, height: 10)), with: .color(.black))
    }

    @Test func `erases at a lower resolution, and the author hears of it`() throws {
        let screen = Screen(Canvas { context, _ in erase(2_000, in: &context) }, size: size)
        #expect(screen.diagnostics == ["canvas_too_large Canvas"])
        let mask = try #require(pictures(screen).first)
        #expect(mask.width == TreeLimits.pictureSideMax && mask.height == 14)
        let alphas = [1_900, 2_050, 2_200].map { mask.pixel(x: $0 * mask.width / 3_000, y: 5)?.alpha }
        #expect(alphas == [255, 0, 255])
    }

    @Test func `becomes one picture before its operators nest without end`() {
        let screen = Screen(
            Canvas { context, _ in for number in 0..<200 { erase(number * 10, in: &context) } }, size: size)
        #expect(screen.diagnostics == ["canvas_too_large Canvas"])
        #expect((screen.painted.inDrawingOrder.map(\.depth).max() ?? 0) < 60)
        #expect(screen.painted.nodes.values.contains { if case .image = $0.content { true } else { false } })
    }

    @Test func `lets CoreGraphics draw at a lower resolution`() throws {
        let screen = Screen(
            Canvas { context, _ in
                context.withCGContext { $0.fill(CGRect(x: 2_000, y: 0, width: 500, height: 10)) }
            }, size: size)
        let image = try #require(pictures(screen).first)
        let alphas = [1_900, 2_250, 2_600].map { image.pixel(x: $0 * image.width / 3_000, y: 5)?.alpha }
        #expect(image.width == TreeLimits.pictureSideMax && alphas == [0, 255, 0])
    }

    @Test func `draws what has more bytes than a picture may have with fewer pixels`() throws {
        let picture = try #require(noise(side: 1_000))
        let screen = Screen(
            Canvas { context, size in
                context.withCGContext { $0.draw(picture, in: CGRect(origin: .zero, size: size)) }
            }, size: CGSize(width: 500, height: 500))
        let image = try #require(pictures(screen).first)
        #expect((500..<1_000).contains(image.width) && image.width == image.height)
    }

    @Test func `is masked, as is any view of that size`() throws {
        let mask = LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
        let screen = Screen(Color.blue.mask { mask }, size: size)
        let image = try #require(pictures(screen).first)
        #expect(image.width == TreeLimits.pictureSideMax)
        #expect((image.pixel(x: 4_000, y: 5)?.alpha ?? 0) > 200)
    }

    /// Pixels that no encoding makes smaller.
    private func noise(side: Int) -> CGImage? {
        var number: UInt64 = 7
        let bytes = (0..<side * side).flatMap { _ -> [UInt8] in
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return [UInt8(number >> 56), UInt8(number >> 48 & 255), UInt8(number >> 40 & 255), 255]
        }
        return CGDataProvider(data: Data(bytes)).flatMap { provider in
            CGImage(
                width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: side * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
    }
}
