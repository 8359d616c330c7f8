extension Path {
    /// The distance of a quarter circle's control points, for radius 1.
    private static let roundness: CGFloat = 0.552_284_75

    /// Corners are cut to half of the rectangle's sides.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (dx, dy) = (width * (1 - Self.roundness), height * (1 - Self.roundness))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(left + width, top))
        addLine(to: point(right - width, top))
        addCurve(to: point(right, top + height), control1: point(right - dx, top), control2: point(right, top + dy))
        addLine(to: point(right, bottom - height))
        addCurve(
            to: point(right - width, bottom), control1: point(right, bottom - dy), control2: point(right - dx, bottom))
        addLine(to: point(left + width, bottom))
        addCurve(
            to: point(left, bottom - height), control1: point(left + dx, bottom), control2: point(left, bottom - dy))
        addLine(to: point(left, top + height))
        addCurve(to: point(left + width, top), control1: point(left, top + dy), control2: point(left + dx, top))
        closeSubpath()
    }

    /// An arc of a circle; a line leads to its start where there is a current point. Clockwise as seen with y upwards,
    /// as Apple counts it: on screen the other way round.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        guard sweep.isFinite, radius.isFinite else { return }
        if clockwise {
            sweep = sweep > 0 ? sweep.truncatingRemainder(dividingBy: turn) - turn : sweep
            sweep = max(sweep, -turn)
        } else {
            sweep = sweep < 0 ? sweep.truncatingRemainder(dividingBy: turn) + turn : sweep
            sweep = min(sweep, turn)
        }
        appendArc(center, radius, from: startAngle.radians, sweep: sweep)
    }

    private mutating func appendArc(_ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double) {
        let pieces = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - tangent * sin(angle),
                y: center.y + radius * sin(angle) + tangent * cos(angle))
        }
        addLine(to: point(start))
        for piece in 0..<pieces {
            let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
            addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }
}

/// An angle, in radians or degrees.
///
/// Source: developer.apple.com/documentation/swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle()
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
}
