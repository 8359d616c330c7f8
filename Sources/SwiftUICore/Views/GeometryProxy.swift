/// Access to the size and position of a view.
///
/// Source: developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: Sendable {
    /// Size in points.
    public let size: CGSize
    private let source: GeometrySource

    @MainActor init(_ node: LayoutNode, size: CGSize? = nil, _ answers: GeometryDependencies? = nil) {
        self.size = size ?? node.size
        source = GeometrySource(node, answers)
    }

    // A proxy is used during evaluation and in actions: on the main actor, although it is not isolated itself.

    /// Returns the view's frame, measured from the leading top corner of a coordinate space. If something in between
    /// scales or rotates the view, this is the bounding box of what is shown; 3D rotations are ignored.
    ///
    /// Source: developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        let space = coordinateSpace.coordinateSpace
        return frame(in: space)
    }

    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
        return MainActor.assumeIsolated { source.frame(in: coordinateSpace) } ?? CGRect(origin: .zero, size: size)
    }

    /// Returns the bounds of a coordinate space in the view's coordinates; nil if no ancestor has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let space = coordinateSpace.coordinateSpace
        return MainActor.assumeIsolated { source.bounds(of: space) }
    }

    /// Converts a point or rectangle of another view to this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let origin = MainActor.assumeIsolated { source.origin(of: anchor.place) }
        return anchor.value(movedBy: origin)
    }

    /// Insets by which bars overlap the view: those of enclosing `safeAreaInset` and `safeAreaPadding`.
    public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { source.safeAreaInsets } }
}

/// Layout node that a proxy reads from.
@MainActor private final class GeometrySource: Sendable {
    private weak let node: LayoutNode?
    private let answers: GeometryDependencies?

    init(_ node: LayoutNode, _ answers: GeometryDependencies?) {
        self.node = node
        self.answers = answers
    }

    func frame(in space: CoordinateSpace) -> CGRect? {
        guard let node else { return nil }
        let frame = node.frame(in: space)
        if answers != nil { node.watchScrolling(in: space) }
        answers?.note(frame) { [weak node] in node?.frame(in: space) }
        return frame
    }

    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard let node, let other = node.spaceNode(space) else { return nil }
        if answers != nil { node.watchScrolling(in: space) }
        func bounds(_ node: LayoutNode) -> CGRect {
            let own = node.frame(in: other)
            let lead = (other as? any ScrollingNode)?.scroller.lead ?? 0
            return CGRect(
                x: -own.minX, y: -own.minY - lead, width: other.size.width, height: other.size.height + lead)
        }
        let answer = bounds(node)
        answers?.note(answer) { [weak node] in node.map(bounds) }
        return answer
    }

    func origin(of place: AnchorPlace) -> CGPoint {
        guard let node, let other = place.node else { return .zero }
        let frame = other.frame(in: node)
        answers?.note(frame) { [weak node, weak other] in
            guard let node, let other else { return nil }
            return other.frame(in: node)
        }
        return frame.origin
    }

    var safeAreaInsets: EdgeInsets {
        guard let node else { return EdgeInsets() }
        func asked(_ node: LayoutNode) -> (EdgeInsets, CGRect) {
            let insets = node.enclosingSafeArea
            return (
                insets, CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom)
            )
        }
        let (insets, answer) = asked(node)
        answers?.note(answer) { [weak node] in node.map { asked($0).1 } }
        return insets
    }
}
