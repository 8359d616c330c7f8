import CPangoCairo
public import Foundation

/// Bytes of a picture.
///
/// Source: developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    public let data: Data?

    public init?(data: Data) { self.data = data }

    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

/// How colours that a device lacks are replaced; ignored. Source: developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
    /// A copy of the pixels, in the layout that `bitmapInfo` and `bytesPerRow` say, from the topmost row on.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgimage/dataprovider
    public var dataProvider: CGDataProvider? {
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        return CGDataProvider(data: Data(bytes: bytes, count: bytesPerRow * height))
    }

    /// Creates a picture of pixels; nil for a layout that a `CGContext` does not take, and where there are too few bytes.
    ///
    /// - Parameters:
    ///   - decode: is ignored, as are the two after it.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let pixels = provider.data, bitsPerPixel == 32, (1...Self.sideMax).contains(width),
            (1...Self.sideMax).contains(height), (width * 4...width * 64).contains(bytesPerRow),
            pixels.count >= bytesPerRow * height
        else { return nil }
        // The context copies them.
        let surface = pixels.withUnsafeBytes { bytes in
            CGContext(
                data: UnsafeMutableRawPointer(mutating: bytes.baseAddress), width: width, height: height,
                bitsPerComponent: bitsPerComponent,
                bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue
            ).map { cairo_surface_reference($0.surface) }
        }
        guard let surface = surface ?? nil else { return nil }
        self.init(surface: surface)
    }
}
