import Foundation

/// Cuts streams as a bad network does. The program that has started this one kills the server.
struct Disturbances: Sendable {
    var feeds: [Feed]
    var tally: Tally
    var end: ContinuousClock.Instant
    /// Streams that are cut a second.
    private static let cutsPerSecond = 0.5
    /// Readers that rest at a time, each so long.
    private static let restingCount = 5
    private static let rest = 3.0...25.0

    func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await cut() }
            for _ in 0..<Self.restingCount { group.addTask { await restReaders() } }
        }
    }

    private func cut() async {
        while await pause(Double.random(in: 0.5...1.5) / Self.cutsPerSecond) {
            feeds.randomElement()?.cut()
            tally.count("cut stream")
        }
    }

    private func restReaders() async {
        while let feed = feeds.filter(\.isSlow).randomElement() {
            feed.setReading(false)
            let hasTime = await pause(Double.random(in: Self.rest))
            feed.setReading(true)
            tally.count("rest of a slow reader")
            guard hasTime else { return }
        }
    }

    /// - Returns: whether there is time left.
    private func pause(_ seconds: Double) async -> Bool {
        let wake = min(ContinuousClock.now + .seconds(seconds), end)
        try? await Task.sleep(until: wake)
        return ContinuousClock.now < end
    }
}
