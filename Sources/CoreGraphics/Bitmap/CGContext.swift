import CPangoCairo
public import Foundation

/// A drawing context for a bitmap. The origin is the top-left corner, unlike Apple's default and like UIKit's
/// contexts.
///
/// Source: Apple, "CGContext".
open class CGContext {
    let cairo: OpaquePointer
    let surface: OpaquePointer
    /// Current path, in pixels.
    var pendingPath = CGMutablePath()
    var state = DrawingState()
    var savedStates: [DrawingState] = []

    struct DrawingState {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var alpha: CGFloat = 1
        var shadow: ShadowState?
        var interpolation = CGInterpolationQuality.default
        /// Masks through which everything is drawn.
        var masks: [ContextMask] = []
        var shouldAntialias = true
        var allowsAntialiasing = true
        var textMatrix = CGAffineTransform.identity
    }
    /// Pixels per point, before any transform.
    let scale: CGFloat
    /// Number of saved states at the beginning of each transparency layer.
    var layers: [Int] = []
    /// Memory accessible to the app, if there is any.
    var client: SharedPixels?
    /// File that the context draws the pages of, if it is one of a PDF.
    var pdf: PDFFile?
    /// Whether y grows upwards from the lower left corner at first, as in Apple's contexts of bitmaps and PDFs.
    package var startsAtLowerLeft: Bool { client != nil || pdf != nil }

    /// Creates a context in pixels; returns nil if a side is 0 or exceeds `CGImage.sideMax`.
    /// - Parameter scale: pixels per point; all drawing is in points.
    package init?(width: Int, height: Int, scale: CGFloat = 1) {
        let sides = 1...CGImage.sideMax
        guard sides.contains(width), sides.contains(height), scale.isFinite, scale > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.cairo = cairo
        self.scale = scale
        cairo_scale(cairo, Double(scale), Double(scale))
    }

    /// Creates a context for a surface of another kind, in points. It has no pixels to be read.
    init?(taking surface: OpaquePointer) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.cairo = cairo
        scale = 1
    }

    /// Creates a context of a size in points, rounded up to whole pixels; returns nil for sizes that are not finite,
    /// too.
    package convenience init?(size: CGSize, scale: CGFloat) {
        let sides = [size.width, size.height].compactMap { Int(exactly: ($0 * scale).rounded(.up)) }
        guard sides.count == 2 else { return nil }
        self.init(width: sides[0], height: sides[1], scale: scale)
    }

    deinit {
        closePDF()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    public var width: Int { Int(cairo_image_surface_get_width(surface)) }
    public var height: Int { Int(cairo_image_surface_get_height(surface)) }

    /// Returns a copy of the current content.
    open func makeImage() -> CGImage? {
        guard let copy = CGContext(width: width, height: height) else { return nil }
        cairo_surface_flush(surface)
        cairo_set_source_surface(copy.cairo, surface, 0, 0)
        cairo_paint(copy.cairo)
        return CGImage(surface: cairo_surface_reference(copy.surface))
    }

    // MARK: State

    open func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Restores the last saved state; does nothing without one.
    open func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(cairo)
    }

    open func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    open func setFillColor(_ color: CGColor) { state.fill = color }
    open func setStrokeColor(_ color: CGColor) { state.stroke = color }

    open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    open func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    open func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    open func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairo) }

    open func setShouldAntialias(_ isOn: Bool) {
        state.shouldAntialias = isOn
        setAntialiasing()
    }

    open func setLineWidth(_ width: CGFloat) {
        guard width.isFinite else { return }
        cairo_set_line_width(cairo, Double(max(0, width)))
    }

    open func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

    open func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

    open func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }

    /// Sets the dash pattern in points; an empty one is a solid line. Patterns without a positive length are ignored.
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let dashes = lengths.map { max(0, Double($0)) }
        guard dashes.isEmpty || dashes.contains(where: { $0 > 0 }), dashes.allSatisfy(\.isFinite), phase.isFinite else {
            return
        }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
    }

    func setSource(_ color: CGColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    }

    // MARK: Transforms

    open func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    open func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    open func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Transform from points to pixels.
    open var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Applies a transform. A singular one would put Cairo into an unrecoverable error; instead nothing is drawn any
    /// more.
    open func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, determinant != 0, transform.tx.isFinite, transform.ty.isFinite else {
            clip(to: .zero)
            return
        }
        var matrix = cairo_matrix_t(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
        cairo_transform(cairo, &matrix)
    }
}

/// Shape of the ends of lines. Source: Apple, "CGLineCap".
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// Shape of the corners of lines. Source: Apple, "CGLineJoin".
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
