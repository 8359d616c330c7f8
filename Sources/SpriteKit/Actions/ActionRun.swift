/// The course of one action on one node.
@MainActor final class ActionRun {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?

    private var elapsed: TimeInterval = 0
    private var length: TimeInterval
    private var apply: (@MainActor (CGFloat, TimeInterval) -> Void)?
    /// Runs of the actions in this one, of a sequence only the current one.
    private var inner: [ActionRun] = []
    private var place = 0

    init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
        self.action = action
        self.key = key
        self.completion = completion
        length = action.duration
        if case .wait(let range) = action.course {
            length = max(0, length + Double.random(in: -0.5...0.5) * range)
        }
    }

    /// Moves the action on.
    /// - Returns: the seconds that are left over where it is finished; nil while it is not.
    func advance(_ seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        let speed = Double(action.speed)
        guard speed > 0 else { return nil }
        return step(seconds * speed, on: node).map { $0 / speed }
    }

    private func step(_ seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        switch action.course {
        case .instant(let perform):
            perform(node)
            return seconds
        case .gradual(let begin): return grow(seconds, begin, on: node)
        case .wait:
            elapsed += seconds
            return elapsed >= length ? elapsed - length : nil
        case .sequence(let actions): return follow(actions, seconds, on: node)
        case .group(let actions): return runAll(actions, seconds, on: node)
        case .repeated(let action, let count): return turn(action, count, seconds, on: node)
        }
    }

    private func grow(
        _ seconds: TimeInterval, _ begin: @MainActor (SKNode) -> @MainActor (CGFloat, TimeInterval) -> Void,
        on node: SKNode
    ) -> TimeInterval? {
        let apply = self.apply ?? begin(node)
        self.apply = apply
        elapsed += seconds
        // Steps of 1/60 second add up to a little less than a whole one.
        let isOver = elapsed >= length - 1e-6
        apply(action.share(at: isOver ? 1 : CGFloat(elapsed / length)), min(elapsed, length))
        return isOver ? max(0, elapsed - length) : nil
    }

    private func follow(_ actions: [SKAction], _ seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        var left = seconds
        while place < actions.count {
            let current = inner.first ?? ActionRun(actions[place])
            inner = [current]
            guard let rest = current.advance(left, on: node) else { return nil }
            left = rest
            inner = []
            place += 1
            if node.parent == nil, !(node is SKScene) { return nil }
        }
        return left
    }

    private func runAll(_ actions: [SKAction], _ seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        if place == 0 {
            inner = actions.map { ActionRun($0) }
            place = 1
        }
        var left: [TimeInterval] = []
        inner.removeAll { run in
            guard let rest = run.advance(seconds, on: node) else { return false }
            left.append(rest)
            return true
        }
        return inner.isEmpty ? left.min() ?? seconds : nil
    }

    private func turn(_ action: SKAction, _ count: Int?, _ seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
        var (left, instantCount) = (seconds, 0)
        while count.map({ place < $0 }) ?? true {
            let current = inner.first ?? ActionRun(action)
            inner = [current]
            guard let rest = current.advance(left, on: node) else { return nil }
            instantCount = rest < left ? 0 : instantCount + 1
            left = rest
            inner = []
            place += 1
            if node.parent == nil, !(node is SKScene) { return nil }
            if instantCount >= SpriteLimits.instantRoundCountMax { return nil }
        }
        return left
    }
}
