import CPangoCairo

extension CGContext {
    /// Creates a context with pixels accessible to the app: at `data`, which must outlive the context, or in memory
    /// of its own if that is nil. As in Apple's API, and unlike all other contexts here, the origin is the lower left
    /// corner.
    ///
    /// Returns nil for anything but 8-bit RGB components with premultiplied or ignored alpha, if a row does not fit
    /// into `bytesPerRow` (0 chooses the minimum), and for more than 4096 pixels on a side.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, space.model == .rgb, let order = PixelOrder(CGBitmapInfo(rawValue: bitmapInfo)),
            (1...CGImage.sideMax).contains(width), bytesPerRow == 0 || bytesPerRow >= width * 4
        else { return nil }
        self.init(width: width, height: height)
        let memory = SharedPixels(data, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow, height, order)
        memory.copyPixels(to: surface)
        client = memory
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
    }

    /// The pixels, if the context was created with accessible memory; otherwise nil.
    public var data: UnsafeMutableRawPointer? {
        client?.copyPixels(from: surface)
        return client?.data
    }

    public var bytesPerRow: Int { client?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface)) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
}

/// Byte offsets of the components of a four-byte pixel.
struct PixelOrder {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int
    let isOpaque: Bool

    /// Returns nil for pixel formats that contexts do not support.
    init?(_ info: CGBitmapInfo) {
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        let isFirst: Bool
        switch CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) {
        case .premultipliedFirst: (isFirst, isOpaque) = (true, false)
        case .noneSkipFirst: (isFirst, isOpaque) = (true, true)
        case .premultipliedLast: (isFirst, isOpaque) = (false, false)
        case .noneSkipLast: (isFirst, isOpaque) = (false, true)
        default: return nil
        }
        let big = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let places = isLittle ? big.map { 3 - $0 } : big
        (red, green, blue, alpha) = (places[0], places[1], places[2], places[3])
    }
}

/// Pixels in the memory layout that the app asked for.
final class SharedPixels {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let height: Int
    private let order: PixelOrder
    private let isOwn: Bool

    init(_ data: UnsafeMutableRawPointer?, bytesPerRow: Int, _ height: Int, _ order: PixelOrder) {
        isOwn = data == nil
        let own = { UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16) }
        self.data = data ?? own()
        if isOwn { self.data.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
        self.bytesPerRow = bytesPerRow
        self.height = height
        self.order = order
    }

    deinit { if isOwn { data.deallocate() } }

    /// Copies the pixels from the surface to the memory.
    func copyPixels(from surface: OpaquePointer) {
        each(surface) { pixel, bytes in
            bytes[order.red] = UInt8(pixel.pointee >> 16 & 0xff)
            bytes[order.green] = UInt8(pixel.pointee >> 8 & 0xff)
            bytes[order.blue] = UInt8(pixel.pointee & 0xff)
            bytes[order.alpha] = order.isOpaque ? 255 : UInt8(pixel.pointee >> 24)
        }
    }

    /// Copies the pixels from the memory, which the app may have written, to the surface. Components are limited to
    /// their alpha, as premultiplication requires.
    func copyPixels(to surface: OpaquePointer) {
        each(surface) { pixel, bytes in
            let alpha = order.isOpaque ? 255 : UInt32(bytes[order.alpha])
            func component(_ place: Int) -> UInt32 { min(UInt32(bytes[place]), alpha) }
            pixel.pointee =
                alpha << 24 | component(order.red) << 16 | component(order.green) << 8 | component(order.blue)
        }
        cairo_surface_mark_dirty(surface)
    }

    private func each(
        _ surface: OpaquePointer, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        guard let bitmap = Bitmap(surface, owner: nil) else { return }
        for y in 0..<min(height, bitmap.height) {
            let row = bitmap.row(y)
            let bytes = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<bitmap.width { body(row + x, bytes + 4 * x) }
        }
    }
}
