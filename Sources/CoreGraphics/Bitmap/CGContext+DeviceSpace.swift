import CPangoCairo
public import Foundation

// Points, sizes and rectangles in pixels. Source: developer.apple.com/documentation/coregraphics/cgcontext, "Converting Between
// Device Space and User Space"
extension CGContext {
    /// Transform from the current coordinates to pixels.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/userspacetodevicespacetransform
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttodevicespace(_:)-6hmvb
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttodevicespace(_:)-3tz3l
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttodevicespace(_:)-9yhhc
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttouserspace(_:)-9x14d
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttouserspace(_:)-4mhgy
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/converttouserspace(_:)-5s5vn
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

/// Drawing that is kept to be drawn again, in the coordinates of the context that it was made for.
///
/// Source: developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    public let size: CGSize
    /// Context to draw the layer's content with.
    /// Source: developer.apple.com/documentation/coregraphics/cglayer/context
    public let context: CGContext?

    /// Creates an empty layer with as many pixels a point as a context has; nil for one that would be empty or too large.
    /// - Parameter auxiliaryInfo: ignored, as on Apple's systems.
    /// Source: developer.apple.com/documentation/coregraphics/cglayer/init(_:size:auxiliaryinfo:)
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard let own = CGContext(size: size, scale: context.scale) else { return nil }
        (self.size, self.context) = (size, own)
    }
}

extension CGContext {
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/draw(_:at:)
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer stretched to a rectangle, without turning it upside down as images are.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:)
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { drawUpright(image, in: rect) }
    }

    /// Draws an image stretched to a rectangle and, where it is tiled, again and again on all sides of that up to the clip.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        guard rect.isDrawable, let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, state.interpolation.cairo)
        mark {
            cairo_save(cairo)
            cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
            cairo_scale(
                cairo, Double(rect.width) / Double(image.width), -Double(rect.height) / Double(image.height))
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
            cairo_restore(cairo)
        }
    }
}
