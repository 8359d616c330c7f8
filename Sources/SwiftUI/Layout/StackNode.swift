/// A row or a column: divides its length among its children, the least flexible first.
final class StackNode: ContainerNode {
    var axis = Axis.vertical
    var spacing: CGFloat?
    var alignment = Alignment.center

    func set(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?) {
        guard axis != self.axis || alignment != self.alignment || spacing != self.spacing else { return }
        (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
        sizeChanged()
    }

    override var stackAxis: Axis? { axis }
    override var remembersArrangements: Bool { true }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Self.arrange(children, axis: axis, spacing: spacing, alignment: alignment, proposal)
    }

    /// Between views that say nothing of it themselves.
    nonisolated static let defaultSpacing: CGFloat = 8

    static func arrange(
        _ children: [LayoutNode], axis: Axis, spacing: CGFloat?, alignment: Alignment, _ proposal: ProposedViewSize
    ) -> Arrangement {
        let gaps = gaps(between: children, spacing)
        let proposals = divide(proposal, among: children, axis, gaps.reduce(0, +))
        let sizes = zip(children, proposals).map { $0.size(for: $1) }
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let guides = children.indices.map { children[$0].position(of: key, in: proposals[$0], sizes[$0]) }
        let guide = guides.max() ?? 0
        var result = Arrangement()
        var position: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if index > 0 { position += gaps[index - 1] }
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = guide - guides[index]
            result.places.append(.init(origin: origin, proposal: proposals[index]))
            position += size[axis]
            result.size[axis.other] = max(result.size[axis.other], origin[axis.other] + size[axis.other])
        }
        result.size[axis] = position
        return result
    }

    private static func gaps(between children: [LayoutNode], _ spacing: CGFloat?) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        return zip(children, children.dropFirst()).map { left, right in
            if let spacing { return spacing }
            return left.traits.isSpacer == true || right.traits.isSpacer == true ? 0 : defaultSpacing
        }
    }

    // Source: WWDC 2019 session 237 "Building Custom Views with SwiftUI": spacing is taken off, the rest divided
    // equally among the children, the least flexible served first; higher priorities are served first, and what lower
    // ones need at least is kept back for them.
    private static func divide(
        _ proposal: ProposedViewSize, among children: [LayoutNode], _ axis: Axis, _ spacing: CGFloat
    ) -> [ProposedViewSize] {
        guard let length = proposal[axis], length.isFinite else {
            return Array(repeating: proposal, count: children.count)
        }
        func size(_ index: Int, _ length: CGFloat) -> CGFloat {
            var asked = proposal
            asked[axis] = length
            return children[index].size(for: asked)[axis]
        }
        let priorities = children.map { $0.traits.priority ?? 0 }
        var proposals = Array(repeating: proposal, count: children.count)
        var remaining = length - spacing
        for priority in falling(priorities) {
            let group = children.indices.filter { priorities[$0] == priority }
            let kept = children.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + size($1, 0) }
            let order = group.count == 1 ? group : leastFirst(group) { size($0, .infinity) - size($0, 0) }
            for (served, index) in order.enumerated() {
                let share = max(0, (remaining - kept) / CGFloat(order.count - served))
                proposals[index][axis] = share
                remaining -= size(index, share)
            }
        }
        return proposals
    }

    /// Each once, the highest first.
    private static func falling(_ priorities: [Double]) -> [Double] {
        guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
            return Array(priorities.prefix(1))
        }
        return Set(priorities).sorted(by: >)
    }

    /// Those with the same in their own order.
    private static func leastFirst(_ indices: [Int], _ flexibility: (Int) -> CGFloat) -> [Int] {
        let known = indices.map { (index: $0, flexibility: flexibility($0)) }
        let sorted = known.sorted { left, right in
            left.flexibility == right.flexibility ? left.index < right.index : left.flexibility < right.flexibility
        }
        return sorted.map(\.index)
    }
}

/// Views above one another in depth.
final class DepthStackNode: ContainerNode {
    var alignment = Alignment.center { didSet { if alignment != oldValue { sizeChanged() } } }

    override var remembersArrangements: Bool { true }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Self.arrange(children, alignment, proposal)
    }

    static func arrange(
        _ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize
    ) -> Arrangement {
        let sizes = children.map { $0.size(for: proposal) }
        let horizontal = zip(children, sizes).map { $0.position(of: alignment.horizontal.key, in: proposal, $1) }
        let vertical = zip(children, sizes).map { $0.position(of: alignment.vertical.key, in: proposal, $1) }
        let corner = CGPoint(x: horizontal.max() ?? 0, y: vertical.max() ?? 0)
        var result = Arrangement()
        for index in children.indices {
            let origin = CGPoint(x: corner.x - horizontal[index], y: corner.y - vertical[index])
            result.places.append(.init(origin: origin, proposal: proposal))
            result.size.width = max(result.size.width, origin.x + sizes[index].width)
            result.size.height = max(result.size.height, origin.y + sizes[index].height)
        }
        return result
    }
}
