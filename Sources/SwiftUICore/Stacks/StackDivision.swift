/// Division of a stack's length among its children.
///
/// Source: WWDC 2019 session 237 "Building Custom Views with SwiftUI": spacing is taken off, the rest divided equally among
/// the children, the least flexible served first; higher priorities are served first, and what lower ones need at least
/// is kept back for them.
@MainActor struct StackDivision {
    private let children: [LayoutNode]
    private let proposal: ProposedViewSize
    private let axis: Axis
    private var remaining: CGFloat
    private var proposals: [ProposedViewSize]

    /// - Parameter spacing: total of all gaps, in points.
    static func proposals(
        for children: [LayoutNode], in proposal: ProposedViewSize, _ axis: Axis, spacing: CGFloat
    ) -> [ProposedViewSize] {
        let same = Array(repeating: proposal, count: children.count)
        guard let length = proposal[axis], length.isFinite else { return same }
        var division = StackDivision(
            children: children, proposal: proposal, axis: axis, remaining: length - spacing, proposals: same)
        division.serveAll()
        return division.proposals
    }

    private mutating func serveAll() {
        var waiting = turns[...]
        while let next = waiting.first {
            // At least one: a priority of NaN is not even equal to itself, and the loop would not end.
            var count = 1
            while count < waiting.count, waiting[waiting.startIndex + count].priority == next.priority { count += 1 }
            let group = Array(waiting.prefix(count))
            waiting = waiting.dropFirst(count)
            serve(group, before: waiting)
        }
    }

    private mutating func serve(_ group: [StackTurn], before later: ArraySlice<StackTurn>) {
        var kept: CGFloat = 0
        for turn in later { kept += size(turn.index, 0) }
        for (served, turn) in leastFlexibleFirst(group).enumerated() {
            let share = max(0, (remaining - kept) / CGFloat(group.count - served))
            proposals[turn.index][axis] = share
            remaining -= size(turn.index, share)
        }
    }

    private func leastFlexibleFirst(_ group: [StackTurn]) -> [StackTurn] {
        guard group.count > 1 else { return group }
        var group = group
        for place in group.indices {
            group[place].flexibility = size(group[place].index, .infinity) - size(group[place].index, 0)
        }
        group.sort()
        return group
    }

    private func size(_ index: Int, _ length: CGFloat) -> CGFloat {
        var asked = proposal
        asked[axis] = length
        return children[index].size(for: asked)[axis]
    }

    // A loop, as wherever many nodes are asked: each call of a closure would check which actor it runs on.
    private var turns: [StackTurn] {
        var turns: [StackTurn] = []
        turns.reserveCapacity(children.count)
        var isOneGroup = true
        for (index, child) in children.enumerated() {
            turns.append(StackTurn(priority: child.traits.priority ?? 0, index: index))
            if turns[index].priority != turns[0].priority { isOneGroup = false }
        }
        if !isOneGroup { turns.sort() }
        return turns
    }
}

/// Order in which a stack serves its children: by priority, then the least flexible first, then by index.
private struct StackTurn: Comparable {
    var priority: Double
    /// Points by which it can grow.
    var flexibility: CGFloat = 0
    var index: Int

    static func < (left: StackTurn, right: StackTurn) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        return left.flexibility == right.flexibility ? left.index < right.index : left.flexibility < right.flexibility
    }
}
