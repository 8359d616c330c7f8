public import CoreGraphics
public import Foundation
public import UIKit

/// A picture that is computed when a context draws it.
///
/// Source: developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, @unchecked Sendable {  // nothing of it changes
    /// Area of the picture in pixels, the origin at the lower left; infinite for a colour.
    public let extent: CGRect
    let render: @Sendable (PixelRect) -> Pixels
    /// Whether an enlarged picture has the nearest pixel at each place, and not a mean of those around it.
    private let isSharp: Bool

    init(extent: CGRect, isSharp: Bool = false, render: @escaping @Sendable (PixelRect) -> Pixels) {
        (self.extent, self.isSharp, self.render) = (extent, isSharp, render)
    }

    private convenience init(_ pixels: Pixels) {
        self.init(extent: pixels.area.rect) { area in
            area == pixels.area ? pixels : Pixels(area) { pixels[$0, $1] }
        }
    }

    /// Takes the pixels as they are stored, whatever the orientation of the picture, as on Apple's systems.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let own = image.cgImage else { return nil }
        self.init(reading: own)
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        if let pixels = Pixels(image) { self.init(pixels) } else { self.init(extent: .null) { area in .empty(area) } }
    }

    private convenience init?(reading image: CGImage) {
        guard let pixels = Pixels(image) else { return nil }
        self.init(pixels)
    }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates an endless area of one colour.
    public convenience init(color: CIColor) {
        let value = color.premultiplied
        self.init(extent: .infinite) { area in Pixels(area) { _, _ in value } }
    }

    open class func empty() -> CIImage { CIImage(extent: .null) { area in .empty(area) } }

    open var properties: [String: Any] { [:] }

    // MARK: Changes

    open func cropped(to rect: CGRect) -> CIImage {
        let kept = extent.intersection(rect)
        return CIImage(extent: kept) { [self] area in
            let own = render(area)
            return Pixels(area) { x, y in
                kept.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ? own[x, y] : .zero
            }
        }
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let back = matrix.inverted()
        let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        return CIImage(extent: moved, isSharp: isSharp) { [self] area in
            guard !extent.isInfinite, let source = PixelRect(extent) else { return render(area) }
            let own = render(source)
            return Pixels(area) { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
                return isSharp ? own.nearest(point.x, point.y) : own.sample(point.x, point.y)
            }
        }
    }

    /// The picture, which stays sharp when it is enlarged.
    ///
    /// Source: developer.apple.com/documentation/coreimage/ciimage/samplingnearest()
    open func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true, render: render) }
    open func samplingLinear() -> CIImage { CIImage(extent: extent, render: render) }

    /// The picture with its outermost pixels repeated without an end.
    open func clampedToExtent() -> CIImage {
        guard let whole = PixelRect(extent) else { return self }
        return CIImage(extent: .infinite) { [self] area in
            let own = render(whole)
            return Pixels(area) { x, y in
                own[
                    min(max(x, whole.x), whole.x + whole.width - 1), min(max(y, whole.y), whole.y + whole.height - 1)]
            }
        }
    }

    open func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent)) { [self] area in
            let (front, back) = (render(area), dest.render(area))
            return Pixels(area) { x, y in front[x, y] + back[x, y] * (1 - front[x, y].w) }
        }
    }

    /// Turns the picture as a photograph's orientation says.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned = transformed(by: orientation.transform)
        return turned.transformed(by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
    }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.inputImage = self
        return filter.outputImage ?? self
    }

    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// - Parameter sigma: deviation of the blur, in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(by: sigma) }

    // MARK: Pieces of filters

    /// Changes each pixel, whose colour is not premultiplied meanwhile.
    func changing(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent, isSharp: isSharp) { [self] area in
            render(area).mapped { pixel in
                guard pixel.w > 0 else { return .zero }
                var color = pixel / pixel.w
                color.w = pixel.w
                let new = change(color).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
                return SIMD4(new.x * new.w, new.y * new.w, new.z * new.w, new.w)
            }
        }
    }

    /// Blurs by three boxes, which come near to a Gaussian curve.
    func blurred(by deviation: Double) -> CIImage {
        let radius = Int(max(0, min(deviation, 200)).rounded())
        guard radius > 0 else { return self }
        let margin = radius * 3
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin))
        return CIImage(extent: grown) { [self] area in
            var wide = render(area.grown(by: margin))
            for _ in 0..<3 { wide = wide.boxed(radius, isAcross: true).boxed(radius, isAcross: false) }
            return Pixels(area) { wide[$0, $1] }
        }
    }

    /// Shows at each place what is at another one.
    func displaced(_ source: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        CIImage(extent: extent) { [self] area in
            guard let whole = PixelRect(extent) else { return render(area) }
            let own = render(whole)
            return Pixels(area) { x, y in
                let point = source(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                return own.sample(point.x, point.y)
            }
        }
    }
}

/// Option of reading a picture; ignored. Source: developer.apple.com/documentation/coreimage/ciimageoption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}

extension Pixels {
    static func empty(_ area: PixelRect) -> Pixels {
        Pixels(area, Array(repeating: .zero, count: area.width * area.height))
    }

    /// Gives each pixel the mean of those within a radius of its row or column.
    fileprivate func boxed(_ radius: Int, isAcross: Bool) -> Pixels {
        let (count, lines) = isAcross ? (area.width, area.height) : (area.height, area.width)
        let (step, lineStep) = isAcross ? (1, area.width) : (area.width, 1)
        var new = self
        let share = 1 / Float(2 * radius + 1)
        for line in 0..<lines {
            let start = line * lineStep
            var sum = SIMD4<Float>.zero
            for place in 0..<min(radius, count) { sum += values[start + place * step] }
            for place in 0..<count {
                if place + radius < count { sum += values[start + (place + radius) * step] }
                new.values[start + place * step] = sum * share
                if place >= radius { sum -= values[start + (place - radius) * step] }
            }
        }
        return new
    }
}

extension UIImage {
    /// Draws the picture of Core Image; empty where it has no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: drawn, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Always nil: a picture is kept as its pixels.
    public var ciImage: CIImage? { nil }
}
