public import CoreGraphics
import RenderTree

/// How a line is drawn: lengths in points.
///
/// Source: developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How far a corner may reach, in half line widths, before it is cut.
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

    func painted(with paint: Paint) -> Stroke {
        let cap: Stroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Stroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        let dash = dash.filter { $0.isFinite && $0 >= 0 }.map(Double.init)
        return Stroke(
            paint: paint, width: lineWidth.isFinite ? max(0, lineWidth) : 0, cap: cap == .butt ? nil : cap,
            join: join == .miter ? nil : join, miterLimit: miterLimit == 10 ? nil : Double(max(1, miterLimit.finite)),
            dash: dash.isEmpty ? nil : dash, dashPhase: dashPhase == 0 ? nil : Double(dashPhase.finite))
    }
}

/// Which areas of a path count as inside, and whether its edges are smoothed.
///
/// Source: developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    /// Edges are always smoothed here.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
