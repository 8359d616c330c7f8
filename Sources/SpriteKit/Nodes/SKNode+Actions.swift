extension SKNode {
    func start(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        guard runs.count < SpriteLimits.actionCountMax else {
            return SpriteLog.write("a node runs at most \(SpriteLimits.actionCountMax) actions; one more is left out")
        }
        runs.append(ActionRun(action, key: key, completion: completion))
    }

    /// Moves the actions of the node and its descendants on. What they add or remove meanwhile takes part from the next step on.
    func evaluateActions(_ seconds: TimeInterval) {
        guard !isPaused else { return }
        let own = seconds * Double(speed)
        for run in runs where runs.contains(where: { $0 === run }) {
            guard run.advance(own, on: self) != nil else { continue }
            runs.removeAll { $0 === run }
            run.completion?()
        }
        advance(by: own)
        for child in children where child.parent === self { child.evaluateActions(own) }
    }

    /// Applies the constraints of the node and its descendants.
    func applyConstraints() {
        for constraint in constraints ?? [] where constraint.enabled { constraint.apply(to: self) }
        for child in children { child.applyConstraints() }
    }
}
