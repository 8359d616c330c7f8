package import RenderTree
import TreePainter

/// Range in which a pinned header or footer may slide.
package struct StickyRange: Equatable {
    var axis: Axis
    /// Whether it sticks to the end of the window instead of the start.
    var isFooter: Bool
    /// Points from the start of the section to the node's laid-out position; `length` is that of the section.
    var distance: CGFloat
    var length: CGFloat
}

/// Node that, with a track, wraps itself in a group as long as its section: a painter lets it slide within that.
@MainActor package protocol PinnedNode: LayoutNode {
    var track: StickyRange? { get set }
    var trackID: NodeID { get }
}

extension PinnedNode {
    /// Puts `box`, whose frame is this node's, on its track; returns the topmost tree node.
    package func putPinned(_ box: Node) -> NodeID {
        guard let track else {
            graph.store.remove(trackID)
            graph.store.put(box)
            return box.id
        }
        var (outer, inner) = (CGRect(origin: origin, size: size), CGRect(origin: .zero, size: size))
        let distance =
            isMirrored && track.axis == .horizontal ? track.length - track.distance - size.width : track.distance
        outer.origin[track.axis] -= distance
        outer.size[track.axis] = track.length
        inner.origin[track.axis] = distance
        var box = box
        box.frame = TreeRect(inner)
        box.style.pin = edge(track)
        graph.store.put(box)
        graph.store.put(
            Node(id: trackID, frame: TreeRect(outer), style: NodeStyle(pin: .track), children: [box.id]))
        return trackID
    }

    private func edge(_ track: StickyRange) -> PinStyle {
        guard track.axis == .horizontal else { return track.isFooter ? .bottom : .top }
        return track.isFooter == isMirrored ? .left : .right
    }
}

/// Wrapper of a header or footer that a lazy container pins.
final class PinNode: WrapperNode, PinnedNode {
    var track: StickyRange? { didSet { if track != oldValue { markDirty() } } }
    private(set) lazy var trackID = makeID()
    private lazy var id = makeID()

    override var childSpace: CGPoint? { .zero }

    override func render() -> [NodeID] {
        placeContent()
        return [putPinned(Node(id: id, frame: treeFrame, children: content.renderedIDs))]
    }
}

/// Parts of sections that a container pins, and the range in which each may slide.
@MainActor package struct Pinning {
    package let axis: Axis
    package let pins: PinnedScrollableViews

    package init(axis: Axis, pins: PinnedScrollableViews) { (self.axis, self.pins) = (axis, pins) }

    func isPinned(_ node: LayoutNode) -> Bool {
        switch node.traits.section?.part {
        case .header: pins.contains(.sectionHeaders)
        case .footer: pins.contains(.sectionFooters)
        default: false
        }
    }

    /// Sets the tracks of pinned nodes; returns the range in which each node may be visible.
    package func lay(_ nodes: [LayoutNode], _ spans: [CellSpan]) -> [CellSpan] {
        guard !pins.isEmpty else { return spans }
        var sections: [ObjectIdentifier: CellSpan] = [:]
        for (node, span) in zip(nodes, spans) {
            guard let key = node.traits.section?.key else { continue }
            var whole = sections[ObjectIdentifier(key)] ?? span
            whole.length = max(whole.end, span.end) - whole.start
            sections[ObjectIdentifier(key)] = whole
        }
        return zip(nodes, spans).map { node, span in
            guard isPinned(node), let pin = node as? any PinnedNode, let section = node.traits.section,
                let whole = sections[ObjectIdentifier(section.key)]
            else { return span }
            pin.track = StickyRange(
                axis: axis, isFooter: section.part == .footer, distance: span.start - whole.start,
                length: whole.length)
            return whole
        }
    }
}
