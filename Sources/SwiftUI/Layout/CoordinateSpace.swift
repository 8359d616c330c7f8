/// Where coordinates begin.
///
/// Source: developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {  // names are constants
    /// The whole scene.
    case global
    /// The view itself.
    case local
    /// The nearest view around that `coordinateSpace(_:)` has given this name.
    case named(AnyHashable)

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A type of place where coordinates begin.
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

/// The coordinates of a view that has been given a name.
///
/// Source: developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// Names the nearest scroll view around, whose coordinates need no name.
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

    /// The nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

public struct _CoordinateSpaceModifier: LayoutModifier {
    public typealias Body = Never
    let name: CoordinateSpace

    func wrap(_ content: LayoutNode) -> CoordinateSpaceNode { CoordinateSpaceNode(content) }
    func apply(to node: CoordinateSpaceNode, in environment: EnvironmentValues) { node.name = name }
}

final class CoordinateSpaceNode: WrapperNode {
    var name = CoordinateSpace.local
}

extension View {
    /// Gives this view's coordinates a name.
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
    /// This node's box in the scene, its leading top corner counted from the scene's left, where layout has
    /// put it: transforms count for nothing.
    var globalFrame: CGRect { frame(isScrolled: true) }

    /// The same with all scroll areas around at their beginnings.
    var unscrolledFrame: CGRect { frame(isScrolled: false) }

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

    /// From now on painters tell how far the areas around are scrolled, up to the space's own.
    func watchScrolling(in space: CoordinateSpace) {
        let end = spaceNode(space)
        var next = parent
        while let node = next {
            (node as? any ScrollingNode)?.scroller.watch()
            if node === end { return }
            next = node.parent
        }
    }

    /// This node's box as its own content counts coordinates, from the leading edge of the space.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame(in: graph.root)
        case .named: frame(in: spaceNode(space) ?? graph.root)
        }
    }

    /// The node around whose coordinates have that name; nil where there is none.
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

    /// From the leading edge of a space that is so wide.
    private func counted(_ rect: CGRect, _ width: CGFloat) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The smallest rectangle around this node's box as it is shown, in the coordinates that a node around gives what is
    /// inside of it: all that scales, turns or moves it in between counts. nil where that node is not around.
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
            if node is ScrollNode, name.base is ScrollViewSpace { return node }
            next = node.parent
        }
        return nil
    }
}
