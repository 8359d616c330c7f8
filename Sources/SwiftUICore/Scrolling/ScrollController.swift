package import RenderTree
import TreePainter

/// Scroll offset, pending scroll requests and input of a scroll view or list.
@MainActor package final class ScrollController {
    unowned let owner: LayoutNode
    let id: NodeID
    package var configuration = ScrollConfiguration() {
        didSet {
            owner.markDirty()
            follow(configuration.request)
        }
    }
    private var lastRequest: ScrollRequest?
    /// Header that scrolls along above the content; nil without one.
    var held: HeldHeader?
    /// Group of the content below a header; nil before the first one.
    private var contentID: NodeID?
    private(set) lazy var phases = ScrollPhaseWatch(self, owner.graph)
    private var lastTargets: [[AnyHashable]] = []
    private var target: RenderTree.ScrollTarget?
    private var shift: ScrollShift?
    private(set) var contentSize = CGSize.zero
    /// Whether anything besides the modifiers needs the scroll offset reported.
    private var needsOffsetReports = false
    private var hasBeenShown = false
    /// Called after the person has scrolled.
    var onScroll: () -> Void = {}
    private var lastGeometry: ScrollGeometry?

    package init(_ owner: LayoutNode, _ id: NodeID) {
        self.owner = owner
        self.id = id
    }

    package var offset: CGPoint {
        owner.graph.scrollOffsets[id] ?? target.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
    }

    /// Points that the header takes above the content. Offsets of 0 show all of it; sizes do not count it.
    package var lead: CGFloat { held?.size.height ?? 0 }

    /// Visible part of the content.
    var window: CGRect {
        CGRect(
            x: offset.x, y: offset.y - lead, width: owner.size.width, height: owner.size.height + lead)
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

    /// Moves the scroll offset by `distance` points after content before the viewport has changed its length by that much,
    /// so that the visible content stays in place.
    func shift(by distance: CGFloat, along axis: Axis, isMirrored: Bool) {
        // Offsets count from the left: a change to the right of the viewport moves nothing.
        guard !(isMirrored && axis == .horizontal) else { return }
        var point = offset
        point[axis] = max(0, point[axis] + distance)
        var sent: ScrollContent?
        if case .scroll(let content) = owner.graph.store.sentNode(id)?.content { sent = content }
        if var target, target.serial != sent?.target?.serial {
            (target.x, target.y) = (point.x, point.y)
            self.target = target
        } else {
            let unsent = shift.flatMap { $0.serial == sent?.shift?.serial ? nil : $0 }
            var new = unsent ?? ScrollShift(x: 0, y: 0, serial: (shift?.serial ?? 0) + 1)
            if axis == .vertical { new.y += distance } else { new.x += distance }
            shift = new
        }
        owner.graph.scrollOffsets[id] = point
        owner.markDirty()
    }

    /// Scrolls to an offset, clamped to the content's bounds; ignores offsets that are not finite.
    package func scroll(to point: CGPoint, isAnimated: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return }
        let x = point.x.clamped(to: 0...end.x)
        let y = point.y.clamped(to: 0...end.y)
        target = RenderTree.ScrollTarget(
            x: x, y: y, serial: (target?.serial ?? 0) + 1, isAnimated: isAnimated ? true : nil)
        owner.graph.scrollOffsets[id] = CGPoint(x: x, y: y)
        owner.markDirty()
    }

    /// Scrolls so that the anchor of `rect`, in coordinates of the content with its header, is at the same anchor of the
    /// viewport; without an anchor scrolls by the least amount that makes it visible.
    func show(_ rect: CGRect, _ anchor: UnitPoint?, isAnimated: Bool) {
        let window = window.size
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

    package func put(_ axes: Axis.Set, contentSize: CGSize, hidesIndicators: Bool, _ children: [NodeID]) -> NodeID {
        let graph = owner.graph
        followAnchor(contentSize)
        self.contentSize = contentSize
        let axes = configuration.isDisabled ? [] : axes
        let shown = putBelowHeader(children)
        let content = ScrollContent(
            contentSize: TreeSize(
                width: max(contentSize.width, held?.size.width ?? 0), height: contentSize.height + lead),
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
            hidesIndicators: hidesIndicators || configuration.hidesIndicators(axes) ? true : nil, target: target,
            shift: shift, snap: snap,
            reportsOffset: needsOffsetReports || configuration.needsOffset || held != nil ? true : nil,
            isRefreshable: configuration.refresh == nil ? nil : true,
            dismissesKeyboard: configuration.dismissesKeyboard ? true : nil)
        graph.store.put(
            Node(
                id: id, frame: frame, content: .scroll(content), accessibility: owner.resolvedAccessibility,
                children: shown))
        graph.setResponder(owner, for: id)
        notifyGeometryListeners()
        if target?.isAnimated != true { tellHeader(isDrawing: true) }
        return id
    }

    /// Frame of the scroll area: it begins with the header, and is as wide as that.
    private var frame: TreeRect {
        guard let held else { return owner.treeFrame }
        let corner = CGPoint(x: owner.origin.x - held.left, y: owner.origin.y - lead)
        return TreeRect(CGRect(origin: corner, size: CGSize(width: held.size.width, height: owner.size.height + lead)))
    }

    /// Moves the content below the header; returns the children of the scroll area.
    private func putBelowHeader(_ children: [NodeID]) -> [NodeID] {
        guard let held else {
            if let contentID { owner.graph.store.remove(contentID) }
            return children
        }
        let contentID = contentID ?? owner.makeID()
        self.contentID = contentID
        let size = CGSize(width: owner.size.width, height: contentSize.height)
        let frame = TreeRect(CGRect(origin: CGPoint(x: held.left, y: lead), size: size))
        owner.graph.store.put(Node(id: contentID, frame: frame, children: children))
        return held.renderedIDs + [contentID]
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
        target = RenderTree.ScrollTarget(x: point.x, y: point.y, serial: (target?.serial ?? 0) + 1)
        owner.graph.scrollOffsets[id] = point
    }

    private var snap: ScrollSnap? {
        if configuration.ownBehavior != nil { return ownSnap }
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

    /// Asks an author's behaviour about offsets all along the content: the browser must know beforehand where scrolling
    /// may come to rest.
    private var ownSnap: ScrollSnap? {
        guard let behavior = configuration.ownBehavior else { return nil }
        let isAcross = contentSize.width > owner.size.width && contentSize.height <= owner.size.height
        let far = isAcross ? end.x : end.y
        guard far > 0 else { return nil }
        let step = max(1, far / Double(TreeLimits.listCountMax))
        var offsets: Set<Double> = []
        for offset in stride(from: 0, through: far, by: step) {
            let rect = CGRect(origin: isAcross ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), size: owner.size)
            let context = ScrollTargetBehaviorContext(
                originalTarget: SwiftUICore.ScrollTarget(rect: rect),
                velocity: isAcross ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1), contentSize: contentSize,
                containerSize: owner.size, axes: isAcross ? .horizontal : .vertical,
                environment: owner.owner?.environment ?? EnvironmentValues())
            var target = SwiftUICore.ScrollTarget(rect: rect)
            behavior.updateTarget(&target, context: context)
            let rest = isAcross ? target.rect.minX : target.rect.minY
            if rest.isFinite { offsets.insert(rest.clamped(to: 0...far)) }
        }
        return .offsets(offsets.sorted())
    }

    // MARK: Requests

    /// Carries out what a `ScrollPosition` asks for, once, after the layout.
    private func follow(_ request: ScrollRequest?) {
        guard let request, request != lastRequest else { return }
        lastRequest = request
        owner.graph.enqueue { [weak self] in self?.perform(request) }
        owner.graph.rootBecameDirty()
    }

    private func perform(_ request: ScrollRequest) {
        switch request.goal {
        case .edge(.top): scroll(to: CGPoint(x: offset.x, y: 0), isAnimated: request.isAnimated)
        case .edge(.bottom): scroll(to: CGPoint(x: offset.x, y: end.y), isAnimated: request.isAnimated)
        case .edge(let edge):
            let isLeft = (edge == .leading) == (owner.owner?.environment.layoutDirection != .rightToLeft)
            scroll(to: CGPoint(x: isLeft ? 0 : end.x, y: offset.y), isAnimated: request.isAnimated)
        case .point(let x, let y):
            scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), isAnimated: request.isAnimated)
        case .view(let view, let anchor):
            owner.graph.withView(view, in: owner.below) { [weak self] node in
                guard let self, let rect = owner.graph.frame(of: node, in: id) else { return }
                show(rect, anchor, isAnimated: request.isAnimated)
            }
        }
    }

    /// Identity of the target that is nearest to the anchor's point of the viewport; nil where there is none.
    func nearestTarget(to anchor: UnitPoint) -> AnyHashable? {
        let window = window
        let point = CGPoint(x: window.minX + window.width * anchor.x, y: window.minY + window.height * anchor.y)
        func distance(_ rect: CGRect) -> CGFloat {
            abs(rect.minX + rect.width * anchor.x - point.x) + abs(rect.minY + rect.height * anchor.y - point.y)
        }
        return targets.filter { $0.id != nil }.min { distance($0.rect) < distance($1.rect) }?.id
    }

    private func notifyTargetListeners() {
        let listeners = configuration.targetListeners
        guard !listeners.isEmpty else { return }
        let window = window
        while lastTargets.count < listeners.count { lastTargets.append([]) }
        for (index, listener) in listeners.enumerated() {
            let seen = targets.filter { $0.rect.isVisible(in: window, by: listener.threshold) }.compactMap(\.id)
            guard seen != lastTargets[index] else { continue }
            lastTargets[index] = seen
            owner.graph.enqueue { listener.action(seen) }
            owner.graph.rootBecameDirty()
        }
    }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: EdgeInsets(), containerSize: owner.size)
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

    package func handle(_ event: InputEvent) {
        switch event {
        case .scroll(_, let x, let y):
            guard x.isFinite, y.isFinite else { return }
            let new = CGPoint(x: x.clamped(to: 0...end.x), y: y.clamped(to: 0...end.y))
            // A painter also reports the offset when it first draws the scroll view.
            guard new != offset else { return }
            owner.graph.scrollOffsets[id] = new
            tellHeader(isDrawing: false)
            onScroll()
            configuration.onUserScroll?(self)
            phases.personScrolled()
            notifyGeometryListeners()
            // Views that depend on frames in the scene must be evaluated again.
            if needsOffsetReports { owner.graph.rootBecameDirty() }
        case .refresh:
            if let refresh = configuration.refresh { Task { @MainActor in await refresh() } }
        default: break
        }
    }

    private func notifyGeometryListeners() {
        notifyTargetListeners()
        guard !configuration.listeners.isEmpty else { return }
        let geometry = geometry
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

    package var parentsInTree: [NodeID: NodeID] {
        var parents: [NodeID: NodeID] = [:]
        for node in store.nodes { for child in node.children { parents[child] = node.id } }
        return parents
    }
}
