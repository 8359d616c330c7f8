import RenderTree

/// The look of a view before it appears or after it has disappeared, relative to its look in place.
struct Displacement: Equatable {
    var opacity = 1.0
    /// `[a, b, c, d, tx, ty]` about the view's centre.
    var transform = identity
    /// Standard deviation in points.
    var blur = 0.0

    static let identity: [Double] = [1, 0, 0, 1, 0, 0]
    /// Minimum scale factor: a view scaled to no size at all could not be drawn on its way.
    static let scaleMin = 0.001

    static let none = Displacement()

    func combined(with other: Displacement) -> Displacement {
        Displacement(
            opacity: opacity * other.opacity, transform: Self.product(other.transform, transform),
            blur: max(blur, other.blur))
    }

    /// Returns the transform that applies `inner` first, then `outer`.
    static func product(_ outer: [Double], _ inner: [Double]) -> [Double] {
        [
            outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1],
            outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
            outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
            outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
        ]
    }

    static func offset(_ x: CGFloat, _ y: CGFloat) -> Displacement { Displacement(transform: [1, 0, 0, 1, x, y]) }

    static func scale(_ scale: Double, _ anchor: UnitPoint, _ size: CGSize) -> Displacement {
        let scale = abs(scale) < scaleMin ? scaleMin : scale
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return Displacement(transform: [scale, 0, 0, scale, x - scale * x, y - scale * y])
    }

    /// Returns the node as it looks while the view that contains it is displaced. `centre` is the view's centre, in the
    /// coordinates of the node's frame.
    func applied(to node: Node, centre: CGPoint) -> Node {
        var node = node
        node.content = .group
        if opacity != 1 { node.style.opacity = (node.style.opacity ?? 1) * opacity }
        if transform != Self.identity {
            let (x, y) = (
                node.frame.x + node.frame.width / 2 - centre.x, node.frame.y + node.frame.height / 2 - centre.y
            )
            var about = transform
            about[4] += transform[0] * x + transform[2] * y - x
            about[5] += transform[1] * x + transform[3] * y - y
            node.style.transform = Self.product(about, node.style.transform ?? Self.identity)
        }
        if blur > 0 {
            var filters = node.style.filters ?? Filters()
            filters.blur = max(filters.blur ?? 0, blur)
            node.style.filters = filters
        }
        return node
    }
}
