import CPangoCairo
public import Foundation

// The current path as a shape. Source: developer.apple.com/documentation/coregraphics/cgcontext, "Examining the Current Graphics
// Path"
extension CGContext {
    /// Box around the end and control points of the current path, in the current coordinates; null for an empty one.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofpath
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns whether a point is inside of what would be drawn of the current path.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/pathcontains(_:mode:)
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let isInLine = { self.strokedPath(path).contains(point) }
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return isInLine()
        case .fillStroke: return path.contains(point) || isInLine()
        case .eoFillStroke: return path.contains(point, using: .evenOdd) || isInLine()
        }
    }

    /// Replaces the current path by the outline of its line.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/replacepathwithstrokedpath()
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        beginPath()
        addPath(strokedPath(path))
    }

    /// Adds an arc that touches the lines from the current point to the first end and from there to the second, with a line to
    /// its start.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/addarc(tangent1end:tangent2end:radius:)
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pendingPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    private func strokedPath(_ path: CGPath) -> CGPath {
        let lengths = dashes
        let line = lengths.lengths.isEmpty ? path : path.copy(dashingWithPhase: lengths.phase, lengths: lengths.lengths)
        let cap = [CGLineCap.butt, .round, .square].first { $0.cairo == cairo_get_line_cap(cairo) } ?? .butt
        let join = [CGLineJoin.miter, .round, .bevel].first { $0.cairo == cairo_get_line_join(cairo) } ?? .miter
        return line.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)), lineCap: cap, lineJoin: join,
            miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
    }

    private var dashes: (lengths: [CGFloat], phase: CGFloat) {
        var lengths = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
        var phase = 0.0
        if !lengths.isEmpty { cairo_get_dash(cairo, &lengths, &phase) }
        return (lengths.map { CGFloat($0) }, CGFloat(phase))
    }
}
