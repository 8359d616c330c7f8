import Foundation
import Synchronization

/// The properties of a message that Messages updates during sending. Separate and synchronised, because the app may use
/// the message on any thread while Messages updates them on the main one.
final class MessageDelivery: Sendable {
    private struct State {
        var isPending: Bool
        var sender: UUID
        var error: (any Error)?
    }
    private let state: Mutex<State>

    init(isPending: Bool = true, sender: UUID? = nil, error: (any Error)? = nil) {
        state = Mutex(State(isPending: isPending, sender: sender ?? Self.nobody, error: error))
    }

    var isPending: Bool { state.withLock(\.isPending) }
    var sender: UUID { state.withLock(\.sender) }

    var error: (any Error)? { state.withLock(\.error) }

    func isInserted(by sender: UUID) { state.withLock { $0.sender = sender } }
    func set(_ error: (any Error)?) { state.withLock { $0.error = error } }

    /// Marks the message as sent, and clears the error of an earlier attempt.
    func isSending() {
        state.withLock {
            $0.isPending = false
            $0.error = nil
        }
    }

    /// The sender of a message that has not been inserted.
    private static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
