extension View {
    /// Moves the symbols of this view for as long as `isActive`.
    ///
    /// Partly: the whole view moves, words beside a symbol too, and layers of a symbol move together.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Moves the symbols of this view whenever `value` changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolMotionModifier(motion: effect._motion, options: options, start: .changed(Trigger(value))))
    }

    /// Keeps the symbols inside from moving by effects.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:)
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.removesSymbolEffects, isEnabled)
    }
}

private struct RemovesSymbolEffectsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var removesSymbolEffects: Bool {
        get { self[RemovesSymbolEffectsKey.self] }
        set { self[RemovesSymbolEffectsKey.self] = newValue }
    }
}

/// Runs again and again, or stays in a pose.
private struct LastingSymbolEffect: ViewModifier {
    @Environment(\.removesSymbolEffects) private var isRemoved
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool

    func body(content: Content) -> some View {
        let runs = isActive && !isRemoved && !motion.poses.isEmpty
        let pose = isActive && !isRemoved ? motion.stays ?? SymbolPose() : SymbolPose()
        content
            .modifier(
                SymbolMotionModifier(
                    motion: motion, options: options,
                    start: runs ? .shown(repeating: options.count ?? 0 == 0) : .changed(Trigger(0)))
            )
            .posed(pose)
            .animation(.easeInOut(duration: motion.duration / options.speed), value: pose)
    }
}

private struct SymbolMotionModifier: ViewModifier {
    @Environment(\.removesSymbolEffects) private var isRemoved
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let start: KeyframeStart

    func body(content: Content) -> some View {
        KeyframeAnimator(
            initialValue: SymbolPose(), start: isRemoved ? .changed(Trigger(0)) : start,
            content: { content.posed($0) }, keyframes: { _ in track })
    }

    private var track: KeyframeTrack<SymbolPose, SymbolPose, _KeyframeSequence<SymbolPose>> {
        let poses = motion.poses.dropFirst()
        let duration = motion.duration / options.speed / Double(max(poses.count, 1))
        let leg = { (pose: SymbolPose) in
            motion.isEven
                ? LinearKeyframe(pose, duration: duration)._legs : CubicKeyframe(pose, duration: duration)._legs
        }
        let rest = motion.poses.first.map { MoveKeyframe($0)._legs } ?? []
        let runs = start.isRepeating ? 1 : max(options.count ?? 1, 1)
        let legs = (0..<runs).flatMap { _ in rest + poses.flatMap(leg) }
        return KeyframeTrack { _KeyframeSequence(_legs: legs + (start.isRepeating ? [] : rest)) }
    }
}

extension View {
    fileprivate func posed(_ pose: SymbolPose) -> some View {
        modifier(Rise(share: pose.rise)).rotationEffect(.radians(pose.turn)).scaleEffect(pose.scale).opacity(
            pose.opacity)
    }
}

/// Moves a view up by a share of its height.
private struct Rise: GeometryEffect {
    typealias Body = Never
    let share: Double
    func effectValue(size: CGSize) -> ProjectionTransform { .translation(0, -share * size.height) }
}
