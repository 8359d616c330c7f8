/// Returns a function that interpolates from `old` to `new`; nil if they are equal or not animatable, or a shape.
@MainActor func interpolation<Value>(from old: Value, to new: Value) -> ((Double) -> Value)? {
    func interpolate<A: Animatable>(to end: A) -> ((Double) -> Value)? {
        guard let start = (old as? A)?.animatableData, start != end.animatableData else { return nil }
        return { share in
            var value = end
            value.animatableData = start.between(end.animatableData, share)
            return value as? Value ?? new
        }
    }
    // Shapes send their interpolated outlines themselves (`ShapeInterpolation`).
    guard let animatable = new as? any Animatable, !(new is any Shape) else { return nil }
    return interpolate(to: animatable)
}

extension ViewElement {
    /// Queues the change from the old view to the current one to be rendered step by step, if it is animated and `interpolation`
    /// returns an interpolation.
    func follow(_ interpolation: (() -> ((Double) -> View)?)) {
        guard let animation = Transaction.current.animation, !graph.isStepping, let interpolation = interpolation()
        else { return }
        let end = view
        graph.steps.add(
            SteppedChange(
                element: self, timing: animation.timing, count: PendingSteps.count(animation.duration),
                show: { [weak self] in self?.show(interpolation($0)) }, finish: { [weak self] in self?.show(end) }))
    }

    private func show(_ value: View) {
        view = value
        evaluate()
    }
}
