import CPangoCairo
import Foundation

/// A rectangle of whole pixels.
struct PixelArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates the area of all pixels that a rectangle touches, plus a margin of one for interpolation.
    init(_ box: CGRect) {
        func bound(_ value: CGFloat) -> Int { Int(max(-100_000, min(100_000, value.isNaN ? 0 : value))) }
        let (left, top) = (bound(box.minX.rounded(.down)) - 1, bound(box.minY.rounded(.down)) - 1)
        columns = left..<max(left, bound(box.maxX.rounded(.up)) + 1)
        rows = top..<max(top, bound(box.maxY.rounded(.up)) + 1)
    }

    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    func shrunk(by margin: Int) -> PixelArea {
        let (left, top) = (columns.lowerBound + margin, rows.lowerBound + margin)
        return PixelArea(
            columns: left..<max(left, columns.upperBound - margin), rows: top..<max(top, rows.upperBound - margin))
    }

    func grown(by margin: Int) -> PixelArea {
        PixelArea(
            columns: columns.lowerBound - margin..<columns.upperBound + margin,
            rows: rows.lowerBound - margin..<rows.upperBound + margin)
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        PixelArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    mutating func grow(by margin: Int, width: Int, height: Int) {
        columns = max(0, columns.lowerBound - margin)..<min(width, columns.upperBound + margin)
        rows = max(0, rows.lowerBound - margin)..<min(height, rows.upperBound + margin)
    }
}

/// Premultiplied ARGB pixels, 32 bits each, in native byte order.
struct Bitmap {
    let surface: OpaquePointer
    let data: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
    private let owner: CGImage?

    /// Creates a transparent bitmap; returns nil for empty or excessive sizes.
    init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= CGImage.sideMax * 2, height <= CGImage.sideMax * 2,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        self.init(surface, owner: CGImage(surface: surface))
    }

    /// Accesses the pixels of an offscreen group; valid as long as the group.
    init?(group: OpaquePointer) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return nil }
        self.init(surface, owner: nil)
    }

    init?(_ surface: OpaquePointer, owner: CGImage?) {
        cairo_surface_flush(surface)
        guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        self.surface = surface
        self.data = data
        self.owner = owner
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    /// Returns a copy of the pixels, from the same corner.
    func copy() -> Bitmap? {
        guard let copy = Bitmap(width: width, height: height), copy.stride == stride else { return nil }
        copy.data.update(from: data, count: stride * height)
        copy.written()
        return copy
    }

    /// Position of the first pixel within the context for which the group was rendered.
    var corner: (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return (-x, -y)
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Informs Cairo that pixels were changed directly.
    func written() { cairo_surface_mark_dirty(surface) }

    /// Smallest rectangle that contains all non-transparent pixels; nil if there are none.
    var nonTransparentArea: PixelArea? {
        var area: PixelArea?
        for y in 0..<height {
            let row = UnsafeBufferPointer(start: row(y), count: width)
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            let known = area ?? PixelArea(columns: first..<last + 1, rows: y..<y + 1)
            area = PixelArea(
                columns: min(known.columns.lowerBound, first)..<max(known.columns.upperBound, last + 1),
                rows: known.rows.lowerBound..<y + 1)
        }
        return area
    }
}

/// Components of a pixel as numbers 0…255: blue, green, red, alpha.
typealias PixelValue = SIMD4<Float>

extension PixelValue {
    @inline(__always) init(pixel: UInt32) {
        self.init(Float(pixel & 0xff), Float(pixel >> 8 & 0xff), Float(pixel >> 16 & 0xff), Float(pixel >> 24))
    }

    @inline(__always) var pixel: UInt32 {
        let bytes = SIMD4<UInt32>(self.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5)
        return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
}
