/// Radii of the four corners of a rectangle, in points.
///
/// Source: developer.apple.com/documentation/swiftui/rectanglecornerradii
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    private func mapping(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }

    func inset(by amount: CGFloat) -> RectangleCornerRadii { mapping { max(0, $0 - amount) } }

    /// Returns the radii, scaled down by the same factor if two corners exceed a side.
    func fitting(_ size: CGSize) -> RectangleCornerRadii {
        let radii = mapping { max(0, $0.finite) }
        let sides = [
            (radii.topLeading + radii.topTrailing, size.width),
            (radii.bottomLeading + radii.bottomTrailing, size.width),
            (radii.topLeading + radii.bottomLeading, size.height),
            (radii.topTrailing + radii.bottomTrailing, size.height),
        ]
        let share = sides.filter { $0.0 > $0.1 }.map { $0.1 / $0.0 }.min() ?? 1
        return radii.mapping { $0 * share }
    }

    var leadingSwapped: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

/// A rectangle with an individual radius for each corner.
///
/// Source: developer.apple.com/documentation/swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.shrunk(by: inset), cornerRadii: cornerRadii.inset(by: inset), style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// The shape that an ancestor set with `containerShape(_:)`; a rectangle without one.
///
/// Source: developer.apple.com/documentation/swiftui/containerrelativeshape
public struct ContainerRelativeShape: InsettableShape, EnvironmentShape {
    var inset: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    package func resolved(in environment: EnvironmentValues) -> any Shape {
        environment.containerShape.map { $0.inset(by: inset) } ?? self
    }
}

/// A shape that depends on the environment.
@MainActor @preconcurrency package protocol EnvironmentShape: Shape {
    func resolved(in environment: EnvironmentValues) -> any Shape
}

/// A type-erased shape.
///
/// Source: developer.apple.com/documentation/swiftui/anyshape
public struct AnyShape: Shape {
    let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

struct AnyInsettableShape: Shape {
    private let base: any InsettableShape
    private let amount: CGFloat

    nonisolated init(_ base: any InsettableShape, amount: CGFloat = 0) {
        self.base = base
        self.amount = amount
    }

    nonisolated func inset(by amount: CGFloat) -> AnyInsettableShape {
        AnyInsettableShape(base, amount: self.amount + amount)
    }

    /// Corners of the shape, if it is a rectangle but for them.
    nonisolated var corners: RoundedRectangularShapeCorners? {
        func inset<S: InsettableShape>(_ shape: S) -> (any Shape) { shape.inset(by: amount) }
        return (inset(base) as? any RoundedRectangularShape)?.corners(in: nil)
    }

    nonisolated func path(in rect: CGRect) -> Path {
        func path<S: InsettableShape>(_ shape: S) -> Path { shape.inset(by: amount).path(in: rect) }
        return path(base)
    }
}

extension EnvironmentValues {
    @Entry var containerShape: AnyInsettableShape? = nil
}

extension View {
    /// Sets the shape of `ContainerRelativeShape` in descendants. It is drawn in each view's own frame: corners do
    /// not adapt to how far a view is inset.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/containershape(_:)
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyInsettableShape(shape))
    }
}
