package import RenderTree

extension Animation {
    /// As a painter takes it.
    package var timing: MotionTiming {
        var timing = MotionTiming(
            duration: duration.onWire, delay: delay > 0 ? delay.onWire : nil,
            repeatCount: repeatCount == 1 ? nil : repeatCount ?? 0, autoreverses: autoreverses ? true : nil)
        switch way {
        case .curve(.linear): break
        case .curve(let curve):
            let range = -TreeLimits.numberMax...TreeLimits.numberMax
            timing.bezier = curve.controlPoints.map { min(max($0, range.lowerBound), range.upperBound) }
        case .spring: timing.samples = samples
        }
        return timing
    }

    /// About thirty a second draw a spring well, with what lies between two of them on a line.
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

    /// The share of the way at a share of one run's time.
    func progress(of share: Double) -> Double {
        switch way {
        case .curve(let curve): curve.value(at: share)
        case .spring(let spring, let velocity):
            share >= 1 ? 1 : bounded(spring.value(target: 1, initialVelocity: velocity, time: share * springTime))
        }
    }

    /// What one run takes without `speed`.
    private var springTime: Double {
        if case .spring(let spring, _) = way { spring.settlingDuration } else { duration }
    }

    private func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1000), 1000) : 1 }

    /// The share of the way so many seconds after the beginning; nil when it is over.
    func progress(after seconds: Double) -> Double? {
        let time = seconds - delay
        guard time > 0 else { return 0 }
        guard duration > 0 else { return nil }
        let run = (time / duration).rounded(.down)
        if let repeatCount, run >= Double(repeatCount) { return nil }
        let share = time / duration - run
        return progress(of: autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share)
    }

    /// Seconds until it is over; nil where that is never.
    var totalDuration: Double? { repeatCount.map { delay + duration * Double($0) } }
}

extension Double {
    /// Ten-thousandths are far below what the eye sees of time and progress.
    fileprivate var onWire: Double { (self * 10_000).rounded() / 10_000 }
}
