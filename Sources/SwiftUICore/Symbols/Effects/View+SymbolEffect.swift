extension View {
    /// Animates the symbols of this view while `isActive`.
    ///
    /// Partly: animates the whole view including text next to a symbol, and all layers of a symbol together.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Animates the symbols of this view whenever `value` changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(ValueSymbolEffect(motion: effect._motion, options: options, value: value))
    }

    /// Disables symbol effects in descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:)
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.removesSymbolEffects, isEnabled)
    }
}

extension EnvironmentValues {
    @Entry var removesSymbolEffects: Bool = false
}

/// Repeats an effect, or keeps its pose, while active.
private struct LastingSymbolEffect: ViewModifier {
    @Environment(\.removesSymbolEffects) private var isRemoved
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool

    func body(content: Content) -> some View {
        let runs = isActive && !isRemoved && !motion.poses.isEmpty
        let lasting = isActive ? motion.stays ?? SymbolPose() : motion.rests
        let pose = isRemoved ? SymbolPose() : lasting
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

/// Runs an effect at each change of a value, or for ever after the first change.
private struct ValueSymbolEffect<Value: Equatable>: ViewModifier {
    @State private var hasChanged = false
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let value: Value

    func body(content: Content) -> some View {
        content
            .modifier(SymbolMotionModifier(motion: motion, options: options, start: start))
            .onChange(of: value) { if options.repeatsForever { hasChanged = true } }
    }

    private var start: KeyframeStart {
        guard options.repeatsForever else { return .changed(Trigger(value)) }
        return hasChanged ? .shown(repeating: true) : .changed(Trigger(0))
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
                ? LinearKeyframe(pose, duration: duration)._segments : CubicKeyframe(pose, duration: duration)._segments
        }
        let rest = motion.poses.first.map { MoveKeyframe($0)._segments } ?? []
        let runs = start.isRepeating ? 1 : max(options.count ?? 1, 1)
        let legs = (0..<runs).flatMap { (run: Int) -> [_KeyframeSegment<SymbolPose>] in
            (run > 0 ? pause : []) + rest + poses.flatMap(leg)
        }
        return KeyframeTrack { _KeyframeSequence(_segments: legs + (start.isRepeating ? pause : rest)) }
    }

    /// The last pose, held between two runs.
    private var pause: [_KeyframeSegment<SymbolPose>] {
        guard options.delay > 0, let last = motion.poses.last else { return [] }
        return LinearKeyframe(last, duration: options.delay)._segments
    }
}

extension View {
    fileprivate func posed(_ pose: SymbolPose) -> some View {
        modifier(Rise(share: pose.rise, shift: pose.shift)).rotationEffect(.radians(pose.turn)).scaleEffect(pose.scale)
            .opacity(
                pose.opacity)
    }
}

/// Moves a view up by a fraction of its height, and to the right by one of its width.
private struct Rise: GeometryEffect {
    typealias Body = Never
    let share: Double
    let shift: Double
    func effectValue(size: CGSize) -> ProjectionTransform { .translation(shift * size.width, -share * size.height) }
}
