public import CoreGraphics
import RenderTree

/// How a line is drawn: lengths in points.
///
/// Source: developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, dash: [CGFloat] = []
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
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
            join: join == .miter ? nil : join, dash: dash.isEmpty ? nil : dash)
    }
}

/// Which areas of a path count as inside.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
