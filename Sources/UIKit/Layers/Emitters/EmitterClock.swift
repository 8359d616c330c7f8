import Foundation

/// Moves the particles of emitter layers that are drawn; it rests while there are none.
@MainActor enum EmitterClock {
    /// Seconds from one step to the next.
    static let step: CGFloat = 1.0 / 30

    private static var layers: [Weak] = []
    private static var timer: Timer?

    private struct Weak {
        weak var layer: CAEmitterLayer?
    }

    static func add(_ layer: CAEmitterLayer) {
        guard !layers.contains(where: { $0.layer === layer }) else { return }
        layers.append(Weak(layer: layer))
        guard timer == nil else { return }
        let timer = Timer(timeInterval: TimeInterval(step), repeats: true) { _ in MainQueue.run { tick() } }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Takes a step. A layer that has not been drawn since the last one is off the screen, and joins again when it is drawn.
    static func tick() {
        let drawn = layers.compactMap(\.layer).filter(\.wasDrawn)
        for layer in drawn {
            layer.wasDrawn = false
            layer.advance(by: step)
        }
        layers = drawn.filter { !$0.rests }.map { Weak(layer: $0) }
        guard layers.isEmpty else { return }
        timer?.invalidate()
        timer = nil
    }

    /// Whether steps are taken.
    static var isRunning: Bool { timer != nil }
}
