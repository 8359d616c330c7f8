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
            /// Follows the corner of the container; has this radius where there is none.
            public static func concentric(minimum: CGFloat) -> Style { Style(isConcentric: true, radius: minimum) }
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }
        }
    }
}

/// A rectangle whose corners follow those of the container shape around it.
///
/// Partly: it has the container's shape in its own frame where all its corners are concentric, without regard to how far it
/// is inset; fixed corners and those without a container have the given radius.
///
/// Source: developer.apple.com/documentation/swiftui/concentricrectangle
public struct ConcentricRectangle: InsettableShape, EnvironmentShape {
    private let isConcentric: Bool
    private let radii: RectangleCornerRadii
    private var inset: CGFloat = 0

    public nonisolated init() { self.init(corners: .concentric) }

    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
    }

    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) {
        let all = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
        isConcentric = all.allSatisfy(\.isConcentric)
        radii = RectangleCornerRadii(
            topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
            bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(cornerRadii: radii).inset(by: inset).path(in: rect)
    }

    public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }

    package func resolved(in environment: EnvironmentValues) -> any Shape {
        guard isConcentric, let container = environment.containerShape else { return self }
        return container.inset(by: inset)
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
