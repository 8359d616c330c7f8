import Foundation
import Messages
import SwiftUI

extension World {
    /// Runs everything that is left to do, on all devices. Every step of a test does that by itself; call it after
    /// changing something behind the app's back.
    ///
    /// - Throws: `TestFailure` where an app refuses what the host asks, sends what no app may send, or never becomes idle.
    public func settle() async throws {
        var quietRounds = 0
        for _ in 0..<Self.roundCountMax {
            let before = stepCount
            while try devices.contains(where: { try $0.takeStep() }) { stepCount += 1 }
            for device in devices { device.lookAtBubbles() }
            await PictureWork.finished()
            await runQueues()
            quietRounds = stepCount == before ? quietRounds + 1 : 0
            if quietRounds == Self.quietRoundCount { return }
        }
        throw TestFailure("The app did not become idle: it changes something again in every turn of the main queue.")
    }

    /// Rounds in which nothing crosses the border before the world counts as idle: a completion handler that starts a
    /// task that starts another is done by then.
    private static let quietRoundCount = 4
    private static let roundCountMax = 2_000

    /// Lets run what waits on the queue of completion handlers, and then on the main queue. Both are first in, first out.
    private func runQueues() async {
        await withCheckedContinuation { continuation in
            InsertionCompletion.queue.async { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
