import RenderTree

// The scene's own area is safe as a whole. What `safeAreaInset` and `safeAreaPadding` take of a view's area is not: views
// inside stay clear of it, unless they ignore it.

/// A node that keeps a part of its area from what is inside.
@MainActor protocol SafeAreaSource: LayoutNode {
    var safeAreaInsets: EdgeInsets { get }
}

extension LayoutNode {
    /// How far bars around reach from this node's sides: those sides that lie at the border of a safe area.
    var enclosingSafeArea: EdgeInsets {
        var insets = EdgeInsets()
        guard graph.hasSafeAreas else { return insets }
        var frame = unscrolledFrame
        var next = parent
        while let node = next {
            if let source = node as? any SafeAreaSource {
                let reached = reach(to: source, from: &frame)
                insets = EdgeInsets(
                    top: insets.top + reached.top, leading: insets.leading + reached.leading,
                    bottom: insets.bottom + reached.bottom, trailing: insets.trailing + reached.trailing)
            }
            next = node.parent
        }
        return insets
    }

    /// Grows `frame` to the source's own box on the sides where it touches the safe part of that.
    private func reach(to source: any SafeAreaSource, from frame: inout CGRect) -> EdgeInsets {
        let (outer, taken) = (source.unscrolledFrame, source.safeAreaInsets)
        let (left, right) = isMirrored ? (taken.trailing, taken.leading) : (taken.leading, taken.trailing)
        func touches(_ side: CGFloat, _ border: CGFloat) -> Bool { abs(side - border) < 0.5 }
        let top = touches(frame.minY, outer.minY + taken.top) ? taken.top : 0
        let bottom = touches(frame.maxY, outer.maxY - taken.bottom) ? taken.bottom : 0
        let west = touches(frame.minX, outer.minX + left) ? left : 0
        let east = touches(frame.maxX, outer.maxX - right) ? right : 0
        frame = CGRect(
            x: frame.minX - west, y: frame.minY - top, width: frame.width + west + east,
            height: frame.height + top + bottom)
        return EdgeInsets(
            top: top, leading: isMirrored ? east : west, bottom: bottom, trailing: isMirrored ? west : east)
    }
}

extension EdgeInsets {
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

// MARK: - Ignoring it

public struct _IgnoresSafeAreaModifier: LayoutModifier {
    public typealias Body = Never
    let edges: Edge.Set

    func wrap(_ content: LayoutNode) -> SafeAreaIgnoringNode { SafeAreaIgnoringNode(content) }

    func apply(to node: SafeAreaIgnoringNode, in environment: EnvironmentValues) {
        node.edges = edges
        node.graph.geometry.add(node)
    }
}

/// Keeps its place in the layout and draws its content as far as the area goes.
final class SafeAreaIgnoringNode: WrapperNode, GeometryWatcher {
    var edges: Edge.Set = .all { didSet { if edges != oldValue { markDirty() } } }
    private var insets = EdgeInsets()

    func layoutDidSettle() { if enclosingSafeArea.only(edges) != insets { markDirty() } }

    override func render() -> [NodeID] {
        insets = enclosingSafeArea.only(edges)
        guard insets != EdgeInsets() else { return super.render() }
        let whole = ProposedViewSize(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let drawn = content.size(for: whole)
        // What does not grow into the room stays where it is.
        let corner = CGPoint(
            x: drawn.width > size.width ? -insets.leading : 0, y: drawn.height > size.height ? -insets.top : 0)
        place(content, at: corner, whole)
        return content.emitted
    }

    override func didRemove() { graph.geometry.remove(self) }
}

/// What may cover a part of the area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Nothing here: the keyboard never covers a scene.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Lets this view reach under the bars that `safeAreaInset` has put at the sides of its area. The scene itself has
    /// no bars and notches: without such a bar its whole area is safe.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
