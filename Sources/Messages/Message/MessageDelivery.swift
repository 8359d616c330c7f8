import Foundation
import Synchronization

/// What Messages writes into a message while it is on its way. Apart from the message, because the app may hold that on
/// any thread while Messages learns of its sending on the main one.
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

    /// A failure of an earlier attempt is over.
    func isSending() {
        state.withLock {
            $0.isPending = false
            $0.error = nil
        }
    }

    /// The identifier of a message that nobody has inserted.
    private static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
