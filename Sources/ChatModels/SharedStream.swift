/// Identifier of one event stream that a browser's pages share. The server generates it unguessably: whoever knows it
/// may add channels of their own devices to the stream.
public struct StreamID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// The first event of a shared stream, `stream`.
public struct StreamWelcome: Hashable, Sendable, Codable {
    public var stream: StreamID
    /// Identifies the server's store: a page that has seen a different one holds a conversation that no longer exists.
    public var store: String
    /// Longest silence of the stream in milliseconds: a client that has heard nothing for longer, not even `beat`, opens another one.
    public var silence: Int

    public init(stream: StreamID, store: String, silence: Int) {
        self.stream = stream
        self.store = store
        self.silence = silence
    }
}

/// `PUT …/streams/{stream}/{channel}`: routes the events of one device and conversation, or of the inspector, to this
/// channel.
public struct SubscribeBody: Hashable, Sendable, Codable {
    /// Sequence number of the newest entry, or inspector line, that the client has; 0 for none.
    public var after: Int
    public init(after: Int) { self.after = after }
}
