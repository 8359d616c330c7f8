import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct KeyframeTests {
    private let animation = CAKeyframeAnimation(keyPath: "opacity")

    /// The values at shares of the duration, in thousandths.
    private func values(_ shares: Double...) -> [Int] {
        shares.compactMap { share in
            guard case .numbers(let numbers)? = animation.value(share, seconds: 1, from: nil) else { return nil }
            return numbers.first.map { Int(($0 * 1000).rounded()) }
        }
    }

    @Test func `values are spread evenly, or come at their key times`() {
        animation.values = [0, 1, 3]
        #expect(values(0, 0.25, 0.5, 0.75, 1) == [0, 500, 1000, 2000, 3000])
        animation.keyTimes = [0, 0.2, 1]
        #expect(values(0, 0.1, 0.2, 0.6, 1) == [0, 500, 1000, 2000, 3000])
        animation.keyTimes = [0.5, 0.75, 1]
        #expect(values(0.1, 0.5, 0.625) == [0, 0, 500])
    }

    @Test func `too few key times are as none`() {
        animation.values = [0, 1, 3]
        animation.keyTimes = [0, 1]
        #expect(values(0.25, 0.75) == [500, 2000])
    }

    @Test func `a discrete value lasts until the next one's time`() {
        animation.values = [1, 2, 4]
        animation.calculationMode = .discrete
        #expect(values(0, 0.33, 0.34, 0.66, 0.67, 1) == [1000, 1000, 2000, 2000, 4000, 4000])
    }

    @Test func `each part has its curve, and those without one are even`() throws {
        animation.values = [0, 1, 3]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let eased = try #require(values(0.25).first)
        #expect(eased < 450 && eased > 0)
        #expect(values(0.75) == [2000])
    }

    @Test func `one value stays, and none is no animation`() {
        animation.values = [7]
        #expect(values(0, 0.5, 1) == [7000, 7000, 7000])
        animation.values = nil
        #expect(values(0.5).isEmpty)
    }

    @Test func `a path is followed at an even speed`() throws {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        animation.path = path
        let points = try [0.0, 0.125, 0.5, 1].map { share in
            guard case .numbers(let numbers)? = animation.value(share, seconds: 1, from: nil) else {
                throw Missing()
            }
            return numbers.map { $0.rounded() }
        }
        #expect(points == [[0, 0], [5, 0], [10, 10], [10, 30]])
    }

    private struct Missing: Error {}
}
