import Foundation
import SwiftUI

/// A clock that stands until a test turns it on.
@MainActor final class TurnedClock: FrameClock {
    private var time: Date
    private var waiting: [(date: Date, ticket: FrameTicket, action: @MainActor () -> Void)] = []

    /// `seconds` since 1970.
    init(_ seconds: Double = 979_307_200) { time = Date(timeIntervalSince1970: seconds) }

    var now: Date { time }

    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket {
        let ticket = FrameTicket()
        waiting.append((date, ticket, action))
        return ticket
    }

    var waitingCount: Int { waiting.filter { !$0.ticket.isCancelled }.count }

    func turn(by seconds: Double) { turn(to: time.addingTimeInterval(seconds)) }

    func turn(to date: Date) {
        time = date
        let due = waiting.filter { $0.date <= time && !$0.ticket.isCancelled }
        waiting.removeAll { $0.date <= time || $0.ticket.isCancelled }
        for each in due { each.action() }
    }
}
