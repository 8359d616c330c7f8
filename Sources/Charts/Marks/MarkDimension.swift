/// Length of a mark along an axis.
///
/// Source: developer.apple.com/documentation/charts/markdimension
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Equatable, Sendable {
        case automatic
        case ratio(CGFloat)
        case inset(CGFloat)
        case fixed(CGFloat)
    }
    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Chosen by the chart.
    public static let automatic = MarkDimension(kind: .automatic)
    /// A share of the space that there is, 0…1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
    /// The space that there is, without points at each side.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
}

/// How marks of one place are put onto each other.
///
/// Source: developer.apple.com/documentation/charts/markstackingmethod
public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    /// Onto each other from the baseline on.
    public static let standard = MarkStackingMethod(name: "standard")
    /// Onto each other, as shares of their sum.
    public static let normalized = MarkStackingMethod(name: "normalized")
    /// Onto each other, on both sides of the middle.
    public static let center = MarkStackingMethod(name: "center")
    /// Each from the baseline on, over each other.
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}
