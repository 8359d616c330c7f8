package import RenderTree

extension Animation {
    /// The timing as painters receive it.
    package var timing: MotionTiming {
        var timing = MotionTiming(
            duration: duration.onWire, delay: delay > 0 ? delay.onWire : nil,
            repeatCount: repeatCount == 1 ? nil : repeatCount ?? 0, autoreverses: autoreverses ? true : nil)
        switch function {
        case .curve(.linear): break
        case .curve(let curve):
            let range = -TreeLimits.numberMax...TreeLimits.numberMax
            timing.bezier = curve.controlPoints.map { min(max($0, range.lowerBound), range.upperBound) }
        case .spring: timing.samples = samples
        }
        return timing
    }

    /// Progress at even intervals over one run, 40 a second (at least 12), which a painter interpolates linearly:
    /// enough to draw a spring well.
    private var samples: [Double] {
        let count = min(max(Int(duration * 40), 12), TreeLimits.stepCountMax - 1)
        return (0...count).map { index in
            switch index {
            case 0: 0
            case count: 1
            default: progress(of: Double(index) / Double(count)).onWire
            }
        }
    }

    /// Returns the progress (0…1; springs overshoot) at a fraction of one run's duration.
    func progress(of share: Double) -> Double {
        switch function {
        case .curve(let curve): curve.value(at: share)
        case .spring(let spring, let velocity):
            share >= 1 ? 1 : bounded(spring.value(target: 1, initialVelocity: velocity, time: share * springTime))
        }
    }

    /// Seconds that one run of the spring takes at a `speed` of 1.
    private var springTime: Double {
        if case .spring(let spring, _) = function { spring.settlingDuration } else { duration }
    }

    private func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1000), 1000) : 1 }

    /// Returns the progress that many seconds after the start, or nil once the animation is over.
    func progress(after seconds: Double) -> Double? {
        let time = seconds - delay
        guard time > 0 else { return 0 }
        guard duration > 0 else { return nil }
        let run = (time / duration).rounded(.down)
        if let repeatCount, run >= Double(repeatCount) { return nil }
        let share = time / duration - run
        return progress(of: autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share)
    }

    /// Seconds until the animation is over, delay and repetitions included; nil if it repeats for ever.
    var totalDuration: Double? { repeatCount.map { delay + duration * Double($0) } }

    /// Seconds until a change counts as complete; nil for never.
    func seconds(until criteria: AnimationCompletionCriteria) -> Double? {
        guard !criteria.isRemoved, let logicalDuration else { return totalDuration }
        return totalDuration.map { min($0, logicalDuration) } ?? logicalDuration
    }
}

extension Double {
    /// The number rounded to ten-thousandths, a step of time or progress that the eye cannot see.
    fileprivate var onWire: Double { (self * 10_000).rounded() / 10_000 }
}
