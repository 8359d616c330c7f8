import Testing

@testable import SwiftUICore

@Suite(.timeLimit(.minutes(5))) struct `A spring's motion` {
    /// The solution of x″ + 2ζx′ + x = 0 (angular frequency 1) after 1.5 seconds, integrated by itself (Runge–Kutta).
    @Test(arguments: [
        (1.0, 0.0, 0.4421746), (1, 1, 0.7768698), (0.5, 0, 0.6104925), (0.5, 2, 1.6613414), (2, 0, 0.2795051),
        (2, 1.5, 0.5676),
    ])
    func `is that of a damped oscillator`(ratio: Double, velocity: Double, expected: Double) {
        let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
        #expect(abs(spring.value(target: 1, initialVelocity: velocity, time: 1.5) - expected) < 1e-6)
        #expect(abs(spring.value(target: -40, initialVelocity: -40 * velocity, time: 1.5) + 40 * expected) < 1e-4)
        let moved = spring.value(fromValue: 2.0, toValue: 12, initialVelocity: 10 * velocity, time: 1.5)
        #expect(abs(moved - (2 + 10 * expected)) < 1e-4)
        #expect(spring.value(target: 7, time: 0) == 0 && spring.value(target: 7, time: -3) == 0)
    }

    @Test func `is over when it is within a thousandth of its distance`() {
        for ratio in [0.3, 0.5, 0.7, 1, 1.3, 2] {
            let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
            let end = spring.settlingDuration
            for time in [end, end + 1, end + 5] { #expect(abs(spring.value(target: 1, time: time) - 1) < 0.0015) }
            #expect(
                stride(from: end * 0.7, to: end, by: 0.01).contains {
                    abs(spring.value(target: 1, time: $0) - 1) > 0.001
                })
        }
        #expect(abs(Spring(response: 2 * .pi, dampingRatio: 0.5).settlingDuration - 13.8155) < 0.001)
        #expect(Spring(response: 500, dampingRatio: 1).settlingDuration == 60)
    }

    @Test func `is known by its bounce and duration, too`() {
        for bounce in [-0.5, -0.2, 0, 0.3, 0.9] {
            let spring = Spring(duration: 0.8, bounce: bounce)
            #expect(abs(spring.bounce - bounce) < 1e-9 && abs(spring.duration - 0.8) < 1e-9)
        }
        #expect(abs(Spring(duration: 1, bounce: 0.25).dampingRatio - 0.75) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
        #expect(Spring(duration: 1, bounce: .nan) == Spring(duration: 1, bounce: 0))
        #expect(abs(Spring.snappy(extraBounce: 0.1).bounce - 0.25) < 1e-9)
        #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-9)
    }

    @Test func `is damped critically at most, unless more is allowed`() {
        #expect(Spring(mass: 4, stiffness: 9, damping: 100).damping == 12)
        #expect(Spring(mass: 4, stiffness: 9, damping: 100, allowOverDamping: true).damping == 100)
        #expect(Spring(mass: 4, stiffness: 9, damping: 5).damping == 5)
        #expect(abs(Spring(mass: 4, stiffness: 9, damping: -5).damping - 0.12) < 1e-9)
        #expect(Spring(mass: 4, stiffness: 9, damping: .nan).damping == 12)
        #expect(Spring(mass: -1, stiffness: 0, damping: 1).mass == 1 && Spring(stiffness: 0, damping: 1).stiffness == 1)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `An easing curve` {
    /// CSS's `cubic-bezier()` at a quarter, half and three quarters of the time, by bisection.
    @Test(arguments: [
        (UnitCurve.easeIn, [0.0934647, 0.3153568, 0.6218619]), (.easeOut, [0.3781381, 0.6846432, 0.9065353]),
        (.easeInOut, [0.1291619, 0.5, 0.8708381]), (.circularEaseIn, [0.0318435, 0.1348717, 0.3403504]),
        (.linear, [0.25, 0.5, 0.75]),
    ])
    func `has its progress at a time`(_ curve: UnitCurve, _ expected: [Double]) {
        for (time, progress) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.value(at: time) - progress) < 1e-6)
            #expect(abs(curve.inverse.value(at: progress) - time) < 1e-4)
        }
        #expect(curve.value(at: -0.5) == 0 && curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1 && curve.value(at: 1.5) == 1)
    }

    @Test func `has its speed at a time`() {
        #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
        #expect(UnitCurve.easeIn.velocity(at: 0.1) < 0.7 && UnitCurve.easeIn.velocity(at: 0.9) > 1.3)
        #expect(UnitCurve.easeOut.velocity(at: 0) > 1.3 && UnitCurve.easeIn.velocity(at: 1) > 1.3)
    }

    @Test func `has control points within the time`() {
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -1, y: 3), endControlPoint: UnitPoint(x: 2, y: .infinity))
        #expect(wild.controlPoints == [0, 3, 1, 0])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `An animation's progress` {
    private let linear = Animation.linear(duration: 2).delay(1)

    private func progress(_ animation: Animation, _ times: [Double]) -> [Double?] {
        times.map { animation.progress(after: $0) }
    }

    @Test func `begins after its delay, and ends`() {
        #expect(progress(linear, [-1, 0.5, 1, 1.5, 2.5]) == [0, 0, 0, 0.25, 0.75])
        #expect(progress(linear, [3, 9]) == [nil, nil] && linear.totalDuration == 3)
        #expect(progress(.linear(duration: 0), [0, 0.1]) == [0, nil])
    }

    @Test func `turns back where it is repeated, if that is wanted`() {
        let back = linear.repeatCount(3)
        #expect(progress(back, [1.5, 3, 3.5, 4.5, 5.5, 6.5]) == [0.25, 1, 0.75, 0.25, 0.25, 0.75])
        #expect(progress(back, [7]) == [nil] && back.totalDuration == 7)
        let again = linear.repeatCount(2, autoreverses: false)
        #expect(progress(again, [1.5, 3, 3.5, 4.5, 5]) == [0.25, 0, 0.25, 0.75, nil])
        let endless = linear.repeatForever()
        #expect(progress(endless, [1.5 + 4_000, 3.5 + 4_000]) == [0.25, 0.75] && endless.totalDuration == nil)
    }
}
