import Foundation
import SwiftUI

/// Clock of the apps' animations, timelines and games: it stands until `World.advance(by:)` turns it on.
@MainActor final class WorldClock: FrameClock {
    private var waiting: [(date: Date, ticket: FrameTicket, action: @MainActor () -> Void)] = []
    private(set) var now = Date(timeIntervalSinceReferenceDate: 0)

    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket {
        let ticket = FrameTicket()
        waiting.append((date, ticket, action))
        return ticket
    }

    /// Turns the clock to the next time for which something is scheduled, and does that.
    /// - Returns: false where nothing is scheduled up to the end; the clock stands there then.
    func turn(upTo end: Date) -> Bool {
        waiting.removeAll { $0.ticket.isCancelled }
        guard let next = waiting.map(\.date).min(), next <= end else {
            now = max(now, end)
            return false
        }
        now = max(now, next)
        let due = waiting.filter { $0.date <= now }
        waiting.removeAll { $0.date <= now }
        for each in due where !each.ticket.isCancelled { each.action() }
        return true
    }
}
