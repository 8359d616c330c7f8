/// Row or column, which divides its length among its children, the least flexible first.
package final class StackNode: ContainerNode {
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

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Self.arrange(children, axis: axis, spacing: spacing, alignment: alignment, proposal)
    }

    /// Spacing in points where the author sets none.
    nonisolated static let defaultSpacing: CGFloat = 8

    package static func arrange(
        _ children: [LayoutNode], axis: Axis, spacing: CGFloat?, alignment: Alignment, _ proposal: ProposedViewSize
    ) -> Arrangement {
        let gaps = gaps(between: children, spacing)
        let proposals = StackDivision.proposals(for: children, in: proposal, axis, spacing: gaps.reduce(0, +))
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        var result = Arrangement()
        result.places.reserveCapacity(children.count)
        var position: CGFloat = 0
        var guide: CGFloat = 0
        for (index, child) in children.enumerated() {
            let size = child.size(for: proposals[index])
            if index > 0 { position += gaps[index - 1] }
            var origin = CGPoint.zero
            origin[axis] = position
            // The distance from the child's origin to its guide; turned into the origin below.
            origin[axis.other] = child.position(of: key, in: proposals[index], size)
            guide = index == 0 ? origin[axis.other] : max(guide, origin[axis.other])
            result.places.append(.init(origin: origin, proposal: proposals[index]))
            position += size[axis]
        }
        result.size[axis] = position
        for (index, child) in children.enumerated() {
            let start = guide - result.places[index].origin[axis.other]
            result.places[index].origin[axis.other] = start
            let end = start + child.size(for: proposals[index])[axis.other]
            result.size[axis.other] = max(result.size[axis.other], end)
        }
        return result
    }

    private static func gaps(between children: [LayoutNode], _ spacing: CGFloat?) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        var gaps = Array(repeating: spacing ?? defaultSpacing, count: children.count - 1)
        guard spacing == nil else { return gaps }
        for (index, child) in children.enumerated() where child.traits.isSpacer == true {
            if index > 0 { gaps[index - 1] = 0 }
            if index < gaps.count { gaps[index] = 0 }
        }
        return gaps
    }
}

/// ZStack: children over one another in depth.
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
