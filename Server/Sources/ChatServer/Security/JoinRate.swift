import ChatModels
import Synchronization

/// Rate limiter for joining by invitation: at most `ChatLimits.joinsPerMinuteMax` a minute and conversation.
final class JoinRate: Sendable {
    private static let minute: Int64 = 60_000

    private let joins = Mutex<[ConversationID: [Int64]]>([:])

    /// Counts one more join.
    /// - Parameter now: milliseconds since 1970.
    /// - Throws: `ChatError`: `too_many_joins`.
    func count(_ conversation: ConversationID, at now: Int64) throws(ChatError) {
        let isFree = joins.withLock { joins in
            // Timestamps in the future were counted before the computer's clock was set back; they are dropped.
            let latest = joins[conversation, default: []].filter { (now - Self.minute + 1...now).contains($0) }
            joins[conversation] = latest + (latest.count < ChatLimits.joinsPerMinuteMax ? [now] : [])
            return latest.count < ChatLimits.joinsPerMinuteMax
        }
        guard isFree else {
            throw ChatError(.tooManyJoins, "Many people are joining just now. Please try again in a minute.")
        }
    }
}
