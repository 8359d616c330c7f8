import CPangoCairo
public import Foundation

/// Whether the end colours extend beyond the gradient. Source: Apple, "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the clip with a gradient along the line between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        mark {
            setSource(pattern, gradient, options)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
    }

    /// Fills the clip with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(max(0, startRadius)), Double(endCenter.x),
            Double(endCenter.y), Double(max(0, endRadius)))
        mark {
            setSource(pattern, gradient, options)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
    }

    func setSource(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        let stops = gradient.stops.sorted { $0.location < $1.location }
        // Cairo has one extend mode for both ends: an end that must not extend gets a transparent stop at the same
        // position.
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first { add(first, opacity: 0, to: pattern) }
        for stop in stops { add(stop, opacity: state.alpha, to: pattern) }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last { add(last, opacity: 0, to: pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
    }

    private func add(_ stop: (location: CGFloat, color: CGColor), opacity: CGFloat, to pattern: OpaquePointer?) {
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
            Double(stop.color.alpha * opacity))
    }
}

extension CGGradientDrawingOptions {
    package static let pad: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}
