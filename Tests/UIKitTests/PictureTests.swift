import Foundation
import Testing
import UIKit

extension UIImage {
    fileprivate func components(_ x: Int, _ y: Int) -> [Int] {
        uprightImage?.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }
}

/// Left half red, right half blue, `width` × 10 pixels.
private func halves(width: CGFloat = 20) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: 10))
        UIColor.blue.setFill()
        context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: 10))
    }
}

private func isNear(_ one: [Int], _ other: [Int], by tolerance: Int = 12) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
}

@Suite(.timeLimit(.minutes(5))) struct `A photograph` {
    @Test func `goes into a JPEG and comes back`() throws {
        let data = try #require(halves().jpegData(compressionQuality: 0.9))
        #expect(data.starts(with: [0xff, 0xd8, 0xff]))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(isNear(image.components(4, 5), [255, 0, 0, 255]))
        #expect(isNear(image.components(15, 5), [0, 0, 255, 255]))
    }

    @Test func `is smaller at a lower quality`() throws {
        let noisy = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            for step in 0..<60 {
                UIColor(hue: CGFloat(step % 7) / 7, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: step, y: step * 7 % 60, width: 9, height: 3))
            }
        }
        let (low, high) = (noisy.jpegData(compressionQuality: 0), noisy.jpegData(compressionQuality: 1))
        #expect(try #require(low).count < #require(high).count)
        #expect(noisy.jpegData(compressionQuality: .nan) != nil)
    }

    @Test func `is turned as its camera was held`() throws {
        let jpeg = try #require(halves().jpegData(compressionQuality: 1))
        let image = try #require(UIImage(data: withOrientation(6, jpeg)))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(isNear(image.components(5, 4), [255, 0, 0, 255]))
        #expect(isNear(image.components(5, 15), [0, 0, 255, 255]))
        let mirrored = try #require(UIImage(data: withOrientation(2, jpeg)))
        #expect(mirrored.imageOrientation == .upMirrored)
        #expect(isNear(mirrored.components(4, 5), [0, 0, 255, 255]))
    }

    @Test(arguments: 1...8) func `and comes out upright however it lies`(exif: Int) throws {
        let upright = halves()
        let lying = try #require(upright.cgImage).upright(exif: [1, 2, 3, 4, 5, 8, 7, 6][exif - 1])
        let image = try #require(
            UIImage(data: withOrientation(exif, UIImage(cgImage: lying).jpegData(compressionQuality: 1))))
        #expect(image.size == upright.size)
        #expect(isNear(image.components(4, 5), [255, 0, 0, 255]))
        #expect(isNear(image.components(15, 5), [0, 0, 255, 255]))
    }

    @Test func `that is broken is none`() throws {
        let jpeg = try #require(halves().jpegData(compressionQuality: 1))
        #expect(UIImage(data: jpeg.prefix(30)) == nil)
        #expect(UIImage(data: Data([0xff, 0xd8, 0xff])) == nil)
        #expect(UIImage(data: Data([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])) == nil)
        #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
        // An Exif segment that points behind its end says nothing.
        var wild = withOrientation(6, jpeg)
        wild[wild.startIndex + 16] = 0xff
        #expect(UIImage(data: wild)?.imageOrientation == .up)
    }

    /// Puts an Exif segment with this orientation behind the start of a JPEG.
    private func withOrientation(_ value: Int, _ jpeg: Data?) -> Data {
        let tiff: [UInt8] = [
            0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0,
        ]
        let body = Array("Exif\0\0".utf8) + tiff
        let segment: [UInt8] = [0xff, 0xe1, 0, UInt8(body.count + 2)] + body
        guard let jpeg else { return Data() }
        return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A picture's variants` {
    @Test func `tint keeps the shape`() {
        let image = halves().withTintColor(.green)
        #expect(image.components(3, 3) == [0, 255, 0, 255])
        #expect(image.renderingMode == .alwaysOriginal)
        #expect(halves().withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test func `symbol keeps its colour in another size, and where templates are shown`() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let tinted = try #require(UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal))
        let direct = try #require(UIImage(systemName: "star", withConfiguration: large))
            .withTintColor(.red, renderingMode: .alwaysOriginal)
        let enlarged = tinted.withConfiguration(large)
        #expect(enlarged.renderingMode == .alwaysOriginal && enlarged.pngData() == direct.pngData())
    }

    @MainActor @Test func `original keeps its colours in buttons of bars and system buttons`() throws {
        let image = halves().withTintColor(.green, renderingMode: .alwaysOriginal)
        let item = try #require(
            UIBarButtonItem(image: image, style: .plain, target: nil, action: nil).view as? UIButton)
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        for button in [item, button] { #expect(button.imageView?.image?.renderingMode == .alwaysOriginal) }
    }

    @Test func `thumbnail keeps the proportions`() {
        let small = halves(width: 40).preparingThumbnail(of: CGSize(width: 20, height: 20))
        #expect(small?.size == CGSize(width: 20, height: 5))
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
        #expect(halves().preparingThumbnail(of: .zero) == nil)
    }

    @Test func `caps keep their size when the rest is stretched`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let capped = halves().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 10), format: format).image { _ in
            capped.draw(in: CGRect(x: 0, y: 0, width: 100, height: 10))
        }
        #expect(image.components(85, 5) == [255, 0, 0, 255])
        #expect(image.components(95, 5) == [0, 0, 255, 255])
    }

    @Test func `part of it can be cut out`() {
        let part = halves().cgImage?.cropping(to: CGRect(x: 8, y: 0, width: 4, height: 20))
        #expect(part?.width == 4)
        #expect(part?.height == 10)
        #expect(part?.pixel(x: 0, y: 0)?.red == 255)
        #expect(part?.pixel(x: 3, y: 0)?.blue == 255)
        #expect(halves().cgImage?.cropping(to: CGRect(x: 50, y: 50, width: 4, height: 4)) == nil)
    }

    @Test func `symbols are stencils of the size that is asked for`() {
        let star = UIImage(systemName: "star")
        let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        #expect(star?.renderingMode == .alwaysTemplate)
        #expect(star?.isSymbolImage == true)
        #expect((large?.size.width ?? 0) > (star?.size.width ?? 0) * 1.8)
        #expect(UIImage(systemName: "nothing.of.that.name") == nil)
    }
}
