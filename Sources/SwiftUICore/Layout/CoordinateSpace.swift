/// Frame of reference of coordinates.
///
/// Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {  // names are immutable
    /// The whole scene.
    case global
    /// The view itself.
    case local
    /// The nearest ancestor that `coordinateSpace(_:)` has given this name.
    case named(AnyHashable)

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Type that stands for a coordinate space.
///
/// Source: developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the whole scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of an ancestor with a name.
///
/// Source: developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// Name of the nearest scroll view, which authors need not name themselves.
struct ScrollViewSpace: Hashable {
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }

    /// The coordinates of the nearest enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

public struct _CoordinateSpaceModifier: LayoutModifier {
    public typealias Body = Never
    let name: CoordinateSpace

    package func wrap(_ content: LayoutNode) -> CoordinateSpaceNode { CoordinateSpaceNode(content) }
    package func apply(to node: CoordinateSpaceNode, in environment: EnvironmentValues) { node.name = name }
}

package final class CoordinateSpaceNode: WrapperNode {
    var name = CoordinateSpace.local
}

extension View {
    /// Names this view's coordinate space.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/coordinatespace(_:)
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.coordinateSpace))
    }

    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: .named(name)))
    }
}

// MARK: - Where nodes are

extension LayoutNode {
    /// This node's laid-out frame in the scene: the leading top corner from the scene's left edge, transforms not
    /// applied.
    var globalFrame: CGRect { frame(isScrolled: true) }

    /// The same frame with every enclosing scroll view at its beginning.
    package var unscrolledFrame: CGRect { frame(isScrolled: false) }

    private func frame(isScrolled: Bool) -> CGRect {
        var corner = origin
        var next = parent
        while let node = next {
            if let space = node.childSpace { corner = corner + space + node.origin }
            if isScrolled { corner = corner - node.scrollOffset }
            next = node.parent
        }
        return CGRect(origin: corner, size: size)
    }

    /// Asks painters to report the scroll offsets of all ancestors up to that space from now on.
    func watchScrolling(in space: CoordinateSpace) {
        let end = spaceNode(space)
        var next = parent
        while let node = next {
            (node as? any ScrollingNode)?.scroller.watch()
            if node === end { return }
            next = node.parent
        }
    }

    /// Returns this node's frame with `x` counted from the leading edge of the space.
    package func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame(in: graph.root)
        case .named: frame(in: spaceNode(space) ?? graph.root)
        }
    }

    /// Returns the ancestor that defines a named space; nil where there is none, and for `.local` and `.global`.
    func spaceNode(_ space: CoordinateSpace) -> LayoutNode? {
        if case .named(let name) = space { ancestor(named: name) } else { nil }
    }

    func frame(in other: LayoutNode) -> CGRect {
        if let own = shownFrame(upTo: other) { return counted(own, other.size.width) }
        guard let own = shownFrame(upTo: graph.root), let space = other.shownFrame(upTo: graph.root) else {
            return .zero
        }
        return counted(own.offsetBy(dx: -space.minX, dy: -space.minY), space.width)
    }

    /// Mirrors a rectangle in a space of this width where this node is laid out from right to left.
    private func counted(_ rect: CGRect, _ width: CGFloat) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the bounding box of this node as shown, in the coordinates that ancestor `end` gives its descendants:
    /// all scaling, rotation and translation in between is applied. nil where `end` is no ancestor.
    private func shownFrame(upTo end: LayoutNode) -> CGRect? {
        var rect = CGRect(origin: origin, size: size)
        if self === end { return CGRect(origin: .zero, size: size) }
        var next = parent
        while let node = next {
            let scrolled = node.scrollOffset
            if node === end {
                let corner = node.childSpace.map { CGPoint(x: -$0.x, y: -$0.y) } ?? node.origin
                return rect.offsetBy(dx: -corner.x - scrolled.x, dy: -corner.y - scrolled.y)
            }
            if let transform = node.shownTransform { rect = rect.applying(transform) }
            if let space = node.childSpace {
                rect = rect.offsetBy(dx: space.x + node.origin.x, dy: space.y + node.origin.y)
            }
            rect = rect.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
            next = node.parent
        }
        return nil
    }

    private func ancestor(named name: AnyHashable) -> LayoutNode? {
        var next = parent
        while let node = next {
            if let space = node as? CoordinateSpaceNode, space.name == .named(name) { return space }
            if let scroll = node as? ScrollNode, let space = name.base as? ScrollViewSpace,
                space.axis.map(scroll.scrolls(along:)) ?? true
            {
                return node
            }
            next = node.parent
        }
        return nil
    }
}
