import CPangoCairo
public import Foundation

/// How pictures are drawn that are larger or smaller than their pixels.
/// Source: developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0, none, low, high, medium

    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

/// Source: developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

// Settings of what is drawn from now on.
// Source: developer.apple.com/documentation/coregraphics/cgcontext, "Configuring Context Parameters"
extension CGContext {
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/interpolationquality
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Whether edges are smoothed where `setShouldAntialias` says so, too.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setallowsantialiasing(_:)
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
        setAntialiasing()
    }

    func setAntialiasing() {
        let isOn = state.shouldAntialias && state.allowsAntialiasing
        cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets how far a curve may be off, in pixels; at least 0.1.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setflatness(_:)
    public func setFlatness(_ flatness: CGFloat) {
        if flatness.isFinite { cairo_set_tolerance(cairo, max(0.1, Double(flatness))) }
    }

    /// Ignored: texts are drawn upright, by UIKit's functions.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/textmatrix
    public var textMatrix: CGAffineTransform {
        get { state.textMatrix }
        set { state.textMatrix = newValue }
    }

    /// Ignored: texts are filled, with the colour of their attributes.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/settextdrawingmode(_:)
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Ignored: texts are smoothed as all else is.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setshouldsmoothfonts(_:)
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Ignored: texts are smoothed as all else is.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setallowsfontsmoothing(_:)
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Ignored: colours are drawn in sRGB.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setrenderingintent(_:)
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Ignored: there are no patterns; `draw(_:in:byTiling:)` repeats a picture.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setpatternphase(_:)
    public func setPatternPhase(_ phase: CGSize) {}

    // MARK: Colours by their components

    /// Sets the colour to fill with: two numbers are grey and alpha, four red, green, blue and alpha, five the printing inks and
    /// alpha. Other numbers of them are ignored.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setfillcolor(_:)-1ojtr
    public func setFillColor(_ components: [CGFloat]) { color(components).map(setFillColor) }

    /// Sets the colour of lines, as `setFillColor` does that of areas.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolor(_:)-4dvdl
    public func setStrokeColor(_ components: [CGFloat]) { color(components).map(setStrokeColor) }

    private func color(_ components: [CGFloat]) -> CGColor? {
        let model: CGColorSpaceModel = components.count == 2 ? .monochrome : components.count == 5 ? .cmyk : .rgb
        return CGColorSpace(model).color(components)
    }

    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setfillcolor(cyan:magenta:yellow:black:alpha:)
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolor(cyan:magenta:yellow:black:alpha:)
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Ignored: the number of components says which space they are of.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setfillcolorspace(_:)
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Ignored: the number of components says which space they are of.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolorspace(_:)
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
}
