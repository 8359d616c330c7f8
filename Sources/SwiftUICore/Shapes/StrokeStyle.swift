public import CoreGraphics
package import RenderTree
import TreePainter

/// Line width, caps, joins and dashes of a stroke; lengths in points.
///
/// Source: developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// Greatest length of a mitred corner, in half line widths, beyond which it is bevelled.
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package func painted(with paint: Paint) -> Stroke {
        let dash = dash.filter { $0.isFinite && $0 >= 0 }.map(Double.init)
        return Stroke(
            paint: paint, width: lineWidth.isFinite ? max(0, lineWidth) : 0,
            cap: lineCap == .butt ? nil : Stroke.Cap(lineCap), join: lineJoin == .miter ? nil : Stroke.Join(lineJoin),
            miterLimit: miterLimit == 10 ? nil : Double(max(1, miterLimit.finite)),
            dash: dash.isEmpty ? nil : dash, dashPhase: dashPhase == 0 ? nil : Double(dashPhase.finite))
    }
}

/// Fill rule of a path, and whether its edges are antialiased.
///
/// Source: developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    /// Ignored: edges are always antialiased.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
