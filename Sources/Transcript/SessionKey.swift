public import ChatModels
public import Foundation

/// Identifies a session within a conversation. It includes the app, so that no app can replace another's bubbles by
/// using the UUID of its session.
public struct SessionKey: Hashable, Sendable {
    public var app: AppID
    public var session: UUID

    /// Returns the entry's session; nil for text, and for a message without a session.
    public init?(of entry: LogEntry) {
        guard case .message(let message) = entry.content, let session = message.state.session else { return nil }
        app = message.app
        self.session = session
    }
}
