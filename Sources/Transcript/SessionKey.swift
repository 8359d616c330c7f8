import AppProtocol
package import ChatModels
package import Foundation

/// Names a session within a conversation. The app is part of it: no app can take the place of another's bubbles by using
/// the identifier of its session.
package struct SessionKey: Hashable, Sendable {
    package var app: AppID
    package var session: UUID

    /// `nil` for text, and for a message that belongs to no session.
    package init?(of entry: LogEntry) {
        guard case .message(let message) = entry.content, let session = message.state.session else { return nil }
        app = message.app
        self.session = session
    }
}
