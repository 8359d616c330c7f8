import CPangoCairo
public import Foundation

extension CGImage {
    /// Returns the part of the image within a rectangle in pixels; nil if they do not intersect.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgimage/cropping(to:)
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        return redrawn(width: Int(area.width), height: Int(area.height)) { context in
            context.drawUpright(
                self, in: CGRect(x: -area.minX, y: -area.minY, width: CGFloat(width), height: CGFloat(height)))
        }
    }

    public func copy() -> CGImage? { self }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// Returns a new image of this size, drawn with the origin at the top-left corner.
    package func redrawn(width: Int, height: Int, _ draw: (CGContext) -> Void) -> CGImage? {
        guard let context = CGContext(width: width, height: height) else { return nil }
        draw(context)
        return CGImage(surface: cairo_surface_reference(context.surface))
    }

    /// Returns the image rotated and mirrored upright.
    /// - Parameter exif: Exif orientation, 1…8; other numbers count as 1.
    package func upright(exif: Int) -> CGImage {
        guard (2...8).contains(exif) else { return self }
        let (w, h) = (CGFloat(width), CGFloat(height))
        let turned = exif >= 5
        let matrix: CGAffineTransform =
            switch exif {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            default: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            }
        let result = redrawn(width: turned ? height : width, height: turned ? width : height) { context in
            context.concatenate(matrix)
            context.drawUpright(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        }
        return result ?? self
    }
}

/// Position of the alpha component in a pixel.
///
/// Source: developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// Memory layout of a bitmap's components. Source: developer.apple.com/documentation/coregraphics/cgbitmapinfo
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
