// Arithmetic of points as vectors, for the physics of `UIDynamicAnimator`.
extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (left: CGPoint, right: CGFloat) -> CGPoint { CGPoint(x: left.x * right, y: left.y * right) }
    static func += (left: inout CGPoint, right: CGPoint) { left = left + right }
    static func -= (left: inout CGPoint, right: CGPoint) { left = left - right }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    var length: CGFloat { (x * x + y * y).squareRoot() }
    /// The vector turned by a right angle.
    var normal: CGPoint { CGPoint(x: -y, y: x) }
    /// The vector with a length of 1; zero stays.
    var direction: CGPoint { length > 0 ? self * (1 / length) : self }

    /// Turns the vector by an angle in radians, clockwise on the screen.
    func turned(by angle: CGFloat) -> CGPoint {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }
}

extension CGAffineTransform {
    /// Angle in radians by which the transform turns.
    var turn: CGFloat { atan2(b, a) }
}
