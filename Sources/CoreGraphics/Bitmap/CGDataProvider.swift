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
    /// The pixels, in the layout that `bitmapInfo` and `bytesPerRow` say, from the topmost row on. They are where the picture has
    /// them, and stay there for as long as it is kept.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgimage/dataprovider
    public var dataProvider: CGDataProvider? {
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        // The data keeps the picture.
        return CGDataProvider(
            data: Data(
                bytesNoCopy: UnsafeMutableRawPointer(bytes), count: bytesPerRow * height,
                deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} }))
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
        guard var pixels = provider.data, bitsPerPixel == 32, (1...Self.sideMax).contains(width),
            (1...Self.sideMax).contains(height), (width * 4...width * 64).contains(bytesPerRow),
            pixels.count >= bytesPerRow * height
        else { return nil }
        let surface = pixels.withUnsafeMutableBytes { bytes in
            CGContext(
                data: bytes.baseAddress, width: width, height: height, bitsPerComponent: bitsPerComponent,
                bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue
            ).map { cairo_surface_reference($0.surface) }
        }
        guard let surface = surface ?? nil else { return nil }
        self.init(surface: surface)
    }
}
