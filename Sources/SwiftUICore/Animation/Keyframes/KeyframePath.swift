/// The value of one keyframe track as a function of time.
struct KeyframePath<Value: Animatable> {
    typealias Data = Value.AnimatableData
    /// A segment with the value and time at which it starts.
    fileprivate struct Leg {
        let start: Data
        let end: Data
        let startTime: Double
        let duration: Double
        let interpolation: _KeyframeSegment<Value>.Interpolation
        /// Value units a second.
        var startVelocity: Data
        var endVelocity: Data
    }
    private var legs: [Leg] = []
    private let initial: Value
    private(set) var duration = 0.0

    init(from initial: Value, _ parts: [_KeyframeSegment<Value>]) {
        self.initial = initial
        var start = initial.animatableData
        for part in parts {
            let end = part.end.animatableData
            legs.append(
                Leg(
                    start: start, end: end, startTime: duration, duration: part.duration,
                    interpolation: part.interpolation,
                    startVelocity: .zero, endVelocity: .zero))
            duration += part.duration
            start = end
        }
        for index in legs.indices { setVelocities(at: index) }
    }

    func value(at time: Double) -> Value {
        guard let leg = legs.last(where: { $0.startTime <= time && $0.duration > 0 || $0.isPast(time) }) else {
            return initial
        }
        var value = initial
        value.animatableData = leg.value(at: time - leg.startTime)
        return value
    }

    /// Sets the velocities that the keyframe leaves open. A cubic curve passes a keyframe at the average velocity
    /// between its two neighbours, and starts and ends at rest.
    private mutating func setVelocities(at index: Int) {
        let before = index > 0 ? legs[index - 1] : nil
        let after = index + 1 < legs.count ? legs[index + 1] : nil
        let leg = legs[index]
        switch leg.interpolation {
        case .cubic(let start, let end):
            legs[index].startVelocity = start ?? before.map { $0.velocityThrough(to: leg) } ?? .zero
            legs[index].endVelocity = end ?? after.map { leg.velocityThrough(to: $0) } ?? .zero
        case .spring(_, let start):
            legs[index].startVelocity = start ?? before?.lastVelocity ?? .zero
        case .jump, .curve: break
        }
    }
}

extension KeyframePath.Leg {
    func isPast(_ time: Double) -> Bool { duration == 0 && startTime <= time }

    /// Returns the average velocity from the start of this segment to the end of the next one.
    func velocityThrough(to next: Self) -> KeyframePath.Data {
        let time = duration + next.duration
        guard time > 0 else { return .zero }
        var velocity = next.end - start
        velocity.scale(by: 1 / time)
        return velocity
    }

    var lastVelocity: KeyframePath.Data {
        switch interpolation {
        case .cubic: return endVelocity
        case .curve where duration > 0:
            var velocity = end - start
            velocity.scale(by: 1 / duration)
            return velocity
        default: return .zero
        }
    }

    func value(at time: Double) -> KeyframePath.Data {
        guard duration > 0, time < duration else { return end }
        let share = max(0, time / duration)
        switch interpolation {
        case .jump: return end
        case .curve(let curve): return start.between(end, curve.value(at: share))
        case .cubic: return hermite(share)
        case .spring(let spring, _): return sprung(spring, time)
        }
    }

    private func hermite(_ t: Double) -> KeyframePath.Data {
        let (t2, t3) = (t * t, t * t * t)
        func part(_ value: KeyframePath.Data, _ factor: Double) -> KeyframePath.Data {
            var value = value
            value.scale(by: factor)
            return value
        }
        return part(start, 2 * t3 - 3 * t2 + 1) + part(end, 3 * t2 - 2 * t3)
            + part(startVelocity, (t3 - 2 * t2 + t) * duration) + part(endVelocity, (t3 - t2) * duration)
    }

    /// Returns the position of a spring that starts at rest, plus what its initial velocity adds.
    private func sprung(_ spring: Spring, _ time: Double) -> KeyframePath.Data {
        let still = spring.value(target: 1, time: time)
        var pushed = startVelocity
        pushed.scale(by: spring.value(target: 1, initialVelocity: 1, time: time) - still)
        return start.between(end, still) + pushed
    }
}
