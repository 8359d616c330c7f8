import RenderTree
import SwiftUI

/// A view as it is, and with a modifier that must show. A modifier that gave its content back unchanged would be found.
@MainActor struct ModifierCase {
    let name: String
    private let plain: AnyView
    private let modified: AnyView

    /// - Parameter around: what both views stand in, where the modifier tells something to its container.
    init<Base: View, Changed: View>(
        _ name: String, _ base: Base, in around: (AnyView) -> any View = { $0 }, _ change: (Base) -> Changed
    ) {
        self.name = name
        plain = AnyView(erasing: around(AnyView(base)))
        modified = AnyView(erasing: around(AnyView(change(base))))
    }

    /// Whether a painter is told something else with the modifier.
    var shows: Bool { Self.seen(plain) != Self.seen(modified) }

    /// The part of a node that people see, hear or touch.
    private struct Seen: Hashable {
        var place: CGRect
        var content: NodeContent
        var style: NodeStyle
        var accessibility: NodeAccessibility
        var interactions: NodeInteractions
        var gestures: NodeGestures?

        init(_ node: Node, at origin: CGPoint) {
            place = CGRect(
                x: origin.x + node.frame.x, y: origin.y + node.frame.y, width: node.frame.width,
                height: node.frame.height)
            content = node.content
            style = node.style
            accessibility = node.accessibility
            interactions = node.interactions
            gestures = node.gestures
        }

        /// A group that only holds others shows nothing of its own.
        var isNothing: Bool {
            content == .group && style == NodeStyle() && accessibility == NodeAccessibility() && interactions == []
                && gestures == nil
        }
    }

    private static func seen(_ view: AnyView) -> [Seen] {
        let screen = Screen(view)
        var seen: [Seen] = []
        func visit(_ id: NodeID, _ origin: CGPoint) {
            guard let node = screen.painted[id] else { return }
            let own = Seen(node, at: origin)
            if !own.isNothing { seen.append(own) }
            for child in node.children { visit(child, own.place.origin) }
        }
        if let root = screen.painted.root { visit(root, .zero) }
        return seen
    }
}

extension AnyView {
    fileprivate init(erasing view: any View) {
        func erase(_ view: some View) -> AnyView { AnyView(view) }
        self = erase(view)
    }
}
