package import RenderTree

// The scene's own area is safe as a whole. The parts that `safeAreaInset` and `safeAreaPadding` take from a view's area
// are not: descendants stay clear of them unless they ignore the safe area.

/// Node that keeps a part of its area from its descendants.
@MainActor protocol SafeAreaSource: LayoutNode {
    var safeAreaInsets: EdgeInsets { get }
}

extension LayoutNode {
    /// Insets by which ancestors' bars reach beyond this node, only on sides that touch the edge of a safe area.
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

    /// Returns the insets on the sides where `frame` touches the safe area of `source`, and grows it to those.
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

    package func wrap(_ content: LayoutNode) -> SafeAreaIgnoringNode { SafeAreaIgnoringNode(content) }

    package func apply(to node: SafeAreaIgnoringNode, in environment: EnvironmentValues) {
        node.edges = edges
        node.graph.geometry.add(node)
    }
}

/// Wrapper that keeps its frame in the layout and draws its content as far as the unsafe area reaches.
package final class SafeAreaIgnoringNode: WrapperNode, GeometryObserver {
    var edges: Edge.Set = .all { didSet { if edges != oldValue { markDirty() } } }
    private var insets = EdgeInsets()

    package func layoutDidSettle() { if enclosingSafeArea.only(edges) != insets { markDirty() } }

    package override func render() -> [NodeID] {
        insets = enclosingSafeArea.only(edges)
        guard insets != EdgeInsets() else { return super.render() }
        let whole = ProposedViewSize(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let drawn = content.size(for: whole)
        // Content that does not grow into the extra space keeps its position.
        let corner = CGPoint(
            x: drawn.width > size.width ? -insets.leading : 0, y: drawn.height > size.height ? -insets.top : 0)
        place(content, at: corner, whole)
        return content.renderedIDs
    }

    package override func didRemove() { graph.geometry.remove(self) }
}

/// Causes of unsafe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Without effect here: the keyboard never covers a scene.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Extends this view under the bars that `safeAreaInset` has put at the sides of its area. The scene itself has no
    /// bars or notches: without such a bar its whole area is safe.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
