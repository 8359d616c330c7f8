import Foundation
import Messages
import NetworkSessions
import SwiftUI

extension World {
    /// Runs all pending work on all devices. Every step of a test does that by itself; call it after changing something
    /// without the app's knowledge.
    /// - Throws: `TestFailure` where an app refuses a request of the host, violates the protocol, or never becomes
    ///   idle.
    public func settle() async throws {
        var (quietRounds, waitsForRequests) = (0, true)
        for _ in 0..<Self.roundCountMax {
            let before = stepCount
            while try devices.contains(where: { try $0.takeStep() }) { stepCount += 1 }
            for device in devices { device.reportVisibleBubbles() }
            await ImageDecodingQueue.finished()
            await runQueues()
            quietRounds = stepCount == before ? quietRounds + 1 : 0
            // A request that reaches the host in this round is seen in the next.
            if waitsForRequests, RequestTransit.isAnyInTransit {
                waitsForRequests = await requestsArrive()
                quietRounds = 0
            }
            if quietRounds == Self.quietRoundCount { return }
        }
        throw TestFailure("The app did not become idle: it changes something again in every turn of the main queue.")
    }

    /// Waits while a request of `URLSession` is between the app and the host, on queues of Foundation's.
    /// - Returns: Whether none is there any more, within `requestWaitMax`.
    private func requestsArrive() async -> Bool {
        let end = ContinuousClock.now + Self.requestWaitMax
        while RequestTransit.isAnyInTransit {
            guard ContinuousClock.now < end else { return false }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return true
    }

    private static let requestWaitMax = Duration.seconds(10)

    /// Rounds without any message between app and host after which the world counts as idle; enough for a completion
    /// handler that starts a task that starts another.
    private static let quietRoundCount = 4
    private static let roundCountMax = 2_000

    /// Runs what is queued on the queue of completion handlers, then on the main queue. Both are first in, first out; what has
    /// waited goes on by way of the global executor.
    private func runQueues() async {
        await GlobalJobs.finished()
        await withCheckedContinuation { continuation in
            InsertionCompletion.queue.async { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
