/// How a line or area connects its points.
///
/// Source: developer.apple.com/documentation/charts/interpolationmethod
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
    }
    let kind: Kind

    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve that has no highest or lowest points besides the data's.
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    /// - Parameter tension: 0 for round curves to 1 for straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal(tension)) }
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
    /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, 1 for chordal curves.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom(alpha)) }
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
