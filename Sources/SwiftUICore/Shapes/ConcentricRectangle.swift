extension Edge {
    /// A corner of a rectangle. Source: developer.apple.com/documentation/swiftui/edge/corner
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How round a corner is. Source: developer.apple.com/documentation/swiftui/edge/corner/style
        public struct Style: Hashable, Sendable {
            fileprivate let isConcentric: Bool
            fileprivate let radius: CGFloat

            /// Follows the corner of the container.
            public static let concentric = Style(isConcentric: true, radius: 0)
            /// Follows the corner of the container; has at least the radius of the other style, and that one where there is none.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(isConcentric: true, radius: minimum?.radius ?? 0)
            }
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

            /// Returns the radius beside a container's corner of this radius.
            fileprivate func radius(in container: CGFloat) -> CGFloat {
                isConcentric ? max(container, radius) : radius
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a corner with a fixed radius.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How round the corners of a rectangle are.
///
/// Source: developer.apple.com/documentation/swiftui/roundedrectangularshapecorners
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style

    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }

    private init(all style: Edge.Corner.Style) {
        self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
    }

    public static let concentric = Self(all: .concentric)
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
        Self(all: .concentric(minimum: minimum))
    }
    public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

    fileprivate var all: [Edge.Corner.Style] { [topLeading, topTrailing, bottomLeading, bottomTrailing] }
    fileprivate var radii: RectangleCornerRadii { radii(in: RectangleCornerRadii()) }

    /// Returns the radii inside of a container with corners of these radii.
    fileprivate func radii(in container: RectangleCornerRadii) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading.radius(in: container.topLeading),
            bottomLeading: bottomLeading.radius(in: container.bottomLeading),
            bottomTrailing: bottomTrailing.radius(in: container.bottomTrailing),
            topTrailing: topTrailing.radius(in: container.topTrailing))
    }
}

/// A shape that is a rectangle but for its corners: those of a container are what concentric ones follow.
///
/// Source: developer.apple.com/documentation/swiftui/roundedrectangularshape
public protocol RoundedRectangularShape: Shape {
    typealias Corners = RoundedRectangularShapeCorners
    /// Returns the corners in an area of this size; nil if they are not known.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(max(0, cornerSize.width - inset)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    public nonisolated func corners(in size: CGSize?) -> Corners? {
        let radii = cornerRadii.inset(by: inset)
        return Corners(
            topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
            bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    public nonisolated func corners(in size: CGSize?) -> Corners? {
        size.map { .fixed(min($0.width, $0.height) / 2) }
    }
}

/// A rectangle whose corners follow those of the container shape around it.
///
/// Partly: it has the container's shape in its own frame where all its corners are concentric, without regard to how far it
/// is inset. Where they differ, each has the radius of the container's corner, if the container is a rectangle with known corners.
///
/// Source: developer.apple.com/documentation/swiftui/concentricrectangle
public struct ConcentricRectangle: InsettableShape, EnvironmentShape, RoundedRectangularShape {
    private let corners: RoundedRectangularShapeCorners
    /// Whether all corners are as round as the roundest.
    private let isUniform: Bool
    private var inset: CGFloat = 0

    public nonisolated init() { self.init(corners: .concentric) }

    /// - Parameter isUniform: whether all corners are as round as the roundest of the container's.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Corners(
            topLeading: corners, topTrailing: corners, bottomLeading: corners, bottomTrailing: corners)
        self.isUniform = isUniform
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) {
        corners = Corners(
            topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
            bottomTrailing: bottomTrailingCorner)
        isUniform = false
    }

    public nonisolated func corners(in size: CGSize?) -> Corners? { corners }

    public nonisolated func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(cornerRadii: corners.radii).inset(by: inset).path(in: rect)
    }

    public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }

    package func resolved(in environment: EnvironmentValues) -> any Shape {
        guard let container = environment.containerShape else { return self }
        let isPlain = !isUniform && corners == .concentric
        guard !isPlain, let known = container.corners?.radii else {
            return corners.all.allSatisfy(\.isConcentric) ? container.inset(by: inset) : self
        }
        let radii = corners.radii(in: known)
        return UnevenRoundedRectangle(cornerRadii: isUniform ? radii.uniform : radii).inset(by: inset)
    }
}

extension RectangleCornerRadii {
    /// All corners as round as the roundest.
    fileprivate var uniform: RectangleCornerRadii {
        let radius = max(topLeading, bottomLeading, bottomTrailing, topTrailing)
        return RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}
