import CPangoCairo
import Foundation

/// An immutable bitmap in sRGB with alpha, 8 bits per component.
///
/// Source: Apple, "CGImage".
public final class CGImage: @unchecked Sendable {  // the surface is only read after init
    /// Maximum width and height in pixels: larger images are rejected before memory is allocated for them.
    package static let sideMax = 4096

    let surface: OpaquePointer

    /// Takes ownership of the surface, which must not be drawn into any more.
    init(surface: OpaquePointer) {
        cairo_surface_flush(surface)
        self.surface = surface
    }

    deinit { cairo_surface_destroy(surface) }

    /// Width in pixels.
    public var width: Int { Int(cairo_image_surface_get_width(surface)) }
    public var height: Int { Int(cairo_image_surface_get_height(surface)) }

    /// Returns the components of a pixel, 0…255 and not premultiplied; nil outside of the image.
    package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
        guard (0..<width).contains(x), (0..<height).contains(y), let data = cairo_image_surface_get_data(surface) else {
            return nil
        }
        let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
        let value = (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[offset + $1]) << UInt32($1 * 8) }
        let alpha = Int(value >> 24)
        func component(_ shift: UInt32) -> Int {
            alpha == 0 ? 0 : min(255, (Int(value >> shift & 0xff) * 255 + alpha / 2) / alpha)
        }
        return (component(16), component(8), component(0), alpha)
    }
}

extension CGImage {
    package var pngData: Data? {
        var bytes = Data()
        let status = withUnsafeMutablePointer(to: &bytes) { sink in
            cairo_surface_write_to_png_stream(
                surface,
                { sink, chunk, count in
                    guard let sink, let chunk else { return CAIRO_STATUS_WRITE_ERROR }
                    sink.assumingMemoryBound(to: Data.self).pointee.append(chunk, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, sink)
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }

    /// Decodes a PNG; returns nil for other data, for truncated files, and for more than `sideMax` pixels on a side.
    package convenience init?(png bytes: Data) {
        guard Self.hasAllowedSize(bytes) else { return nil }
        var source = ByteSource(bytes: [UInt8](bytes))
        let surface = withUnsafeMutablePointer(to: &source) { source in
            cairo_image_surface_create_from_png_stream(
                { source, target, count in
                    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
                    let filled = source.assumingMemoryBound(to: ByteSource.self).pointee.read(Int(count), into: target)
                    return filled ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, source)
        }
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let own = Self.copyAsARGB(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_destroy(surface)
        self.init(surface: own)
    }

    /// Checks signature and size in the first chunk, PNG specification sections 5.2 and 11.2.1.
    private static func hasAllowedSize(_ bytes: Data) -> Bool {
        let header = [UInt8](bytes.prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return false
        }
        let width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
        return (1...sideMax).contains(width) && (1...sideMax).contains(height)
    }

    /// Copies the surface as ARGB: Cairo decodes a PNG without alpha to another format, and all code here expects
    /// this one.
    private static func copyAsARGB(_ surface: OpaquePointer) -> OpaquePointer? {
        let copy = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        guard let copy, cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(copy) else {
            return nil
        }
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return copy
    }
}

/// Bytes with a read position.
private struct ByteSource {
    let bytes: [UInt8]
    var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard count <= bytes.count - place else { return false }
        for index in 0..<count { target[index] = bytes[place + index] }
        place += count
        return true
    }
}
