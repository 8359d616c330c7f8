import RenderTree

/// Where a node that stays in sight may go.
struct PinTrack: Equatable {
    var axis: Axis
    /// Footers stay at the end of the window, headers at its start.
    var isFooter: Bool
    /// Points from the start of the section to the node's own place, and the section's length.
    var distance: CGFloat
    var length: CGFloat
}

/// A node with a track puts itself into a group that reaches as far as its section: a painter lets it slide in there.
@MainActor protocol PinnedNode: LayoutNode {
    var track: PinTrack? { get set }
    var trackID: NodeID { get }
}

extension PinnedNode {
    /// Puts `box`, whose frame is this node's, on its track; returns what is topmost then.
    func putPinned(_ box: Node) -> NodeID {
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

    private func edge(_ track: PinTrack) -> PinStyle {
        guard track.axis == .horizontal else { return track.isFooter ? .bottom : .top }
        return track.isFooter == isMirrored ? .left : .right
    }
}

/// A header or footer that a lazy container keeps in sight.
final class PinNode: WrapperNode, PinnedNode {
    var track: PinTrack? { didSet { if track != oldValue { markDirty() } } }
    private(set) lazy var trackID = makeID()
    private lazy var id = makeID()

    override var childSpace: CGPoint? { .zero }

    override func render() -> [NodeID] {
        placeContent()
        return [putPinned(Node(id: id, frame: treeFrame, children: content.emitted))]
    }
}

/// What a container pins, and how far each may go.
@MainActor struct Pinning {
    let axis: Axis
    let pins: PinnedScrollableViews

    func isPinned(_ node: LayoutNode) -> Bool {
        switch node.traits.section?.part {
        case .header: pins.contains(.sectionHeaders)
        case .footer: pins.contains(.sectionFooters)
        default: false
        }
    }

    /// Tells those that are pinned their tracks; returns how far each node reaches.
    func lay(_ nodes: [LayoutNode], _ spans: [CellSpan]) -> [CellSpan] {
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
            pin.track = PinTrack(
                axis: axis, isFooter: section.part == .footer, distance: span.start - whole.start,
                length: whole.length)
            return whole
        }
    }
}
