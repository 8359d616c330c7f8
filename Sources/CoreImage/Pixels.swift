import CoreGraphics
import Foundation

/// Pixels of a rectangle, as premultiplied red, green, blue and alpha, 0…1. Rows go upwards, as coordinates of Core Image do.
struct Pixels {
    let area: PixelRect
    var values: [SIMD4<Float>]

    init(_ area: PixelRect, _ values: [SIMD4<Float>]) { (self.area, self.values) = (area, values) }

    init(_ area: PixelRect, _ value: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.area = area
        values = []
        values.reserveCapacity(area.width * area.height)
        for y in area.y..<area.y + area.height {
            for x in area.x..<area.x + area.width { values.append(value(x, y)) }
        }
    }

    /// Returns a pixel; an empty one outside of the area.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard area.contains(x, y) else { return .zero }
        return values[(y - area.y) * area.width + x - area.x]
    }

    /// Returns the colour at a point between pixels.
    func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard left.magnitude < 1e6, low.magnitude < 1e6 else { return .zero }
        let (right, up) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
        let (column, row) = (Int(left), Int(low))
        let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
        let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
        return lower * (1 - up) + upper * up
    }

    /// Returns the pixel in which a point lies.
    func nearest(_ x: Double, _ y: Double) -> SIMD4<Float> {
        guard x.magnitude < 1e6, y.magnitude < 1e6 else { return .zero }
        return self[Int(x.rounded(.down)), Int(y.rounded(.down))]
    }

    func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Pixels { Pixels(area, values.map(change)) }
}

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    /// Greatest side in pixels, as that of a `CGImage`.
    static let sideMax = 4096

    var (x, y, width, height): (Int, Int, Int, Int)

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle touches; nil for one that is empty, infinite or larger than `sideMax`.
    init?(_ rect: CGRect) {
        let whole = rect.integral
        guard !rect.isNull, !rect.isInfinite, whole.width >= 1, whole.height >= 1, whole.width <= CGFloat(Self.sideMax),
            whole.height <= CGFloat(Self.sideMax), abs(whole.minX) < 1e6, abs(whole.minY) < 1e6
        else { return nil }
        self.init(Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Pixels {
    /// Reads a bitmap, whose lower left corner is the origin.
    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        self.init(PixelRect(0, 0, width, height)) { x, y in
            let pixel = bytes + ((height - 1 - y) * width + x) * 4
            return SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3])) / 255
        }
    }

    /// Makes a bitmap of the pixels; nil where there is no memory for it.
    var image: CGImage? {
        let (width, height) = (area.width, area.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let value = values[(height - 1 - row) * width + column].clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: 1))
                for part in 0..<4 { bytes[(row * width + column) * 4 + part] = UInt8(value[part] * 255 + 0.5) }
            }
        }
        return bytes.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )?.makeImage()
        }
    }
}
