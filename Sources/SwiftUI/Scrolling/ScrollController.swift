import RenderTree

/// Scroll offset, pending scroll requests and input of a scroll view or list.
@MainActor final class ScrollController {
    private unowned let owner: LayoutNode
    let id: NodeID
    var configuration = ScrollConfiguration() { didSet { owner.markDirty() } }
    private var target: ScrollTarget?
    private var shift: ScrollShift?
    private(set) var contentSize = CGSize.zero
    /// Whether anything besides the modifiers needs the scroll offset reported.
    private var needsOffsetReports = false
    private var hasBeenShown = false
    /// Called after the person has scrolled.
    var onScroll: () -> Void = {}
    private var lastGeometry: ScrollGeometry?

    init(_ owner: LayoutNode, _ id: NodeID) {
        self.owner = owner
        self.id = id
    }

    var offset: CGPoint {
        owner.graph.scrollOffsets[id] ?? target.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
    }

    private var end: CGPoint {
        CGPoint(
            x: max(0, contentSize.width - owner.size.width), y: max(0, contentSize.height - owner.size.height))
    }

    /// Makes the painter report the scroll offset from now on.
    func watch() {
        guard !needsOffsetReports else { return }
        needsOffsetReports = true
        owner.markDirty()
    }

    /// Whether the viewport is at the end given by `defaultScrollAnchor`, and so is kept there.
    var isAtAnchor: Bool {
        guard let anchor = configuration.anchor else { return false }
        return abs(offset.x - end.x * anchor.x) < 2 && abs(offset.y - end.y * anchor.y) < 2
    }

    /// Moves the scroll offset by `way` points after content before the viewport has changed its length by that much,
    /// so that the visible content stays in place.
    func shift(by way: CGFloat, along axis: Axis, isMirrored: Bool) {
        // Offsets count from the left: a change to the right of the viewport moves nothing.
        guard !(isMirrored && axis == .horizontal) else { return }
        var point = offset
        point[axis] = max(0, point[axis] + way)
        var told: ScrollContent?
        if case .scroll(let content) = owner.graph.store.sentNode(id)?.content { told = content }
        if var target, target.serial != told?.target?.serial {
            (target.x, target.y) = (point.x, point.y)
            self.target = target
        } else {
            let unsent = shift.flatMap { $0.serial == told?.shift?.serial ? nil : $0 }
            var new = unsent ?? ScrollShift(x: 0, y: 0, serial: (shift?.serial ?? 0) + 1)
            if axis == .vertical { new.y += way } else { new.x += way }
            shift = new
        }
        owner.graph.scrollOffsets[id] = point
        owner.markDirty()
    }

    /// Scrolls to an offset, clamped to the content's bounds; ignores offsets that are not finite.
    func scroll(to point: CGPoint, isAnimated: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return }
        let x = point.x.clamped(to: 0...end.x)
        let y = point.y.clamped(to: 0...end.y)
        target = ScrollTarget(x: x, y: y, serial: (target?.serial ?? 0) + 1, isAnimated: isAnimated ? true : nil)
        owner.graph.scrollOffsets[id] = CGPoint(x: x, y: y)
        owner.markDirty()
    }

    /// Scrolls so that the anchor of `rect`, in content coordinates, is at the same anchor of the viewport; without
    /// an anchor scrolls by the least amount that makes it visible.
    func show(_ rect: CGRect, _ anchor: UnitPoint?, isAnimated: Bool) {
        let window = owner.size
        func place(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ at: CGFloat?) -> CGFloat {
            if let at { return start + length * at - room * at }
            if start < now { return start }
            return start + length > now + room ? start + length - room : now
        }
        let point = CGPoint(
            x: place(rect.minX, rect.width, window.width, offset.x, anchor?.x),
            y: place(rect.minY, rect.height, window.height, offset.y, anchor?.y))
        scroll(to: point, isAnimated: isAnimated)
    }

    // MARK: Drawing

    func put(_ axes: Axis.Set, contentSize: CGSize, hidesIndicators: Bool, _ children: [NodeID]) -> NodeID {
        let graph = owner.graph
        followAnchor(contentSize)
        self.contentSize = contentSize
        let axes = configuration.isDisabled ? [] : axes
        let content = ScrollContent(
            contentSize: TreeSize(width: contentSize.width, height: contentSize.height),
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
            hidesIndicators: hidesIndicators || configuration.hidesIndicators(axes) ? true : nil, target: target,
            shift: shift, snap: snap, reportsOffset: needsOffsetReports || configuration.needsOffset ? true : nil,
            isRefreshable: configuration.refresh == nil ? nil : true,
            dismissesKeyboard: configuration.dismissesKeyboard ? true : nil)
        graph.store.put(
            Node(
                id: id, frame: owner.treeFrame, content: .scroll(content), accessibility: owner.resolvedAccessibility,
                children: children))
        graph.setResponder(owner, for: id)
        notifyGeometryListeners()
        return id
    }

    /// Keeps the viewport at the end given by `defaultScrollAnchor` while the content grows there.
    private func followAnchor(_ new: CGSize) {
        guard let anchor = configuration.anchor, new != contentSize || !hasBeenShown else { return }
        let wasThere =
            !hasBeenShown
            || abs(offset.x - end.x * anchor.x) < 2 && abs(offset.y - end.y * anchor.y) < 2
        hasBeenShown = true
        contentSize = new
        guard wasThere, end.x > 0 || end.y > 0 else { return }
        let point = CGPoint(x: end.x * anchor.x, y: end.y * anchor.y)
        target = ScrollTarget(x: point.x, y: point.y, serial: (target?.serial ?? 0) + 1)
        owner.graph.scrollOffsets[id] = point
    }

    private var snap: ScrollSnap? {
        switch configuration.behavior {
        case .none: return nil
        case .pages: return .pages
        case .views:
            let rects = targets.map(\.rect)
            let isAcross = contentSize.width > owner.size.width && contentSize.height <= owner.size.height
            let offsets = Set(rects.map { isAcross ? $0.minX : $0.minY }).sorted().prefix(TreeLimits.listCountMax)
            return offsets.isEmpty ? nil : .offsets(offsets.map { Double($0) })
        }
    }

    // MARK: Targets

    /// Views of the first `scrollTargetLayout`, or else the children of the scroll view, with frames in content
    /// coordinates.
    var targets: [(id: AnyHashable?, rect: CGRect)] {
        let views = owner.below.lazy.compactMap(\.targetLayout).first?.targetViews ?? owner.below
        let corner = owner.globalFrame.origin - offset
        return views.filter(\.wasPlaced).map { node in
            (node.traits.viewID ?? node.traits.elementID, node.globalFrame.offsetBy(dx: -corner.x, dy: -corner.y))
        }
    }

    // MARK: Input

    func handle(_ event: InputEvent) {
        switch event {
        case .scroll(_, let x, let y):
            guard x.isFinite, y.isFinite else { return }
            let new = CGPoint(x: x.clamped(to: 0...end.x), y: y.clamped(to: 0...end.y))
            // A painter also reports the offset when it first draws the scroll view.
            guard new != offset else { return }
            owner.graph.scrollOffsets[id] = new
            onScroll()
            notifyGeometryListeners()
            // Views that depend on frames in the scene must be evaluated again.
            if needsOffsetReports { owner.graph.rootBecameDirty() }
        case .refresh:
            if let refresh = configuration.refresh { Task { @MainActor in await refresh() } }
        default: break
        }
    }

    private func notifyGeometryListeners() {
        guard !configuration.listeners.isEmpty else { return }
        let geometry = ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: EdgeInsets(), containerSize: owner.size)
        guard geometry != lastGeometry else { return }
        let old = lastGeometry
        lastGeometry = geometry
        for listener in configuration.listeners { owner.graph.enqueue { listener(old, geometry) } }
        // Queued actions run with the next layout pass.
        owner.graph.rootBecameDirty()
    }
}

extension LayoutNode {
    /// This node or its first descendant marked by `scrollTargetLayout`.
    fileprivate var targetLayout: LayoutNode? {
        if ownTraits.isTargetLayout == true { return self }
        for node in below { if let found = node.targetLayout { return found } }
        return nil
    }

    /// Children of the layout below any single-child wrappers.
    fileprivate var targetViews: [LayoutNode] {
        var node = self
        while node.below.count == 1, let only = node.below.first, node is WrapperNode { node = only }
        return node.below
    }

    /// Nearest ancestor that scrolls.
    var scrollingNode: (any ScrollingNode)? {
        var next = parent
        while let node = next {
            if let scrolling = node as? any ScrollingNode { return scrolling }
            next = node.parent
        }
        return nil
    }
}

extension ViewGraph {
    /// Returns the frame of a drawn node in the coordinates of an ancestor in the node tree, scroll offsets not
    /// applied; nil if the node is not drawn or not inside of it.
    func frame(of node: LayoutNode, in ancestor: NodeID) -> CGRect? {
        guard let drawn = node.renderedIDs.first else { return nil }
        let parents = parentsInTree
        var rect = CGRect(origin: node.origin, size: node.size)
        var next = parents[drawn]
        while let id = next, id != ancestor {
            guard let parent = store[id] else { return nil }
            rect = rect.offsetBy(dx: parent.frame.x, dy: parent.frame.y)
            next = parents[id]
        }
        return next == nil ? nil : rect
    }

    var parentsInTree: [NodeID: NodeID] {
        var parents: [NodeID: NodeID] = [:]
        for node in store.nodes { for child in node.children { parents[child] = node.id } }
        return parents
    }
}
