import CPangoCairo
import CTurboJPEG
import Foundation

// JPEG coding. Source: libjpeg-turbo, "TurboJPEG C API 2.1".
extension CGImage {
    /// Decodes a JPEG; returns nil for other data, for CMYK, and for more than `sideMax` pixels on a side.
    package convenience init?(jpeg bytes: Data) {
        guard bytes.starts(with: [0xff, 0xd8, 0xff]), let surface = Self.decodeJPEG([UInt8](bytes)) else { return nil }
        self.init(surface: surface)
    }

    private static func decodeJPEG(_ bytes: [UInt8]) -> OpaquePointer? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let sides = 1...Int32(sideMax)
        guard
            tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
            sides.contains(width), sides.contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        else { return nil }
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_flush(surface)
        let status = tjDecompress2(
            decoder, bytes, UInt(bytes.count), data, width, cairo_image_surface_get_stride(surface), height,
            Int32(TJPF_BGRA.rawValue), 0)
        cairo_surface_mark_dirty(surface)
        // A truncated file still shows its upper part, as on Apple's systems; only a corrupt one fails.
        guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// Encodes the image as JPEG, which has no alpha: transparent areas become white.
    /// - Parameter quality: 0…1.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let flat = CGContext(width: width, height: height), let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        flat.setFillColor(CGColor(gray: 1, alpha: 1))
        flat.fill(bounds)
        flat.drawUpright(self, in: bounds)
        cairo_surface_flush(flat.surface)
        guard let pixels = cairo_image_surface_get_data(flat.surface) else { return nil }
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(output) }
        let status = tjCompress2(
            encoder, pixels, Int32(width), cairo_image_surface_get_stride(flat.surface), Int32(height),
            Int32(TJPF_BGRX.rawValue), &output, &count, Int32(TJSAMP_444.rawValue), Self.percent(quality), 0)
        guard status == 0, let output else { return nil }
        return Data(bytes: output, count: Int(count))
    }

    private static func percent(_ quality: CGFloat) -> Int32 {
        quality.isNaN ? 1 : Int32(max(1, min(100, quality * 100)))
    }
}
