/// One open event stream that a browser's pages share. Made by the server and hard to guess: whoever knows it may add
/// channels of their own devices to the stream.
public struct StreamID: ChatIdentifier {
    public let rawValue: String
    public init(unchecked: String) { rawValue = unchecked }
}

/// The first event of a shared stream, `stream`.
public struct StreamWelcome: Hashable, Sendable, Codable {
    public var stream: StreamID
    /// Names the server's store: a page that has seen another one holds a conversation that is gone.
    public var store: String

    public init(stream: StreamID, store: String) {
        self.stream = stream
        self.store = store
    }
}

/// `PUT …/streams/{stream}/{channel}`: the events of one device and conversation, or of the inspector, come by this
/// channel from now on.
public struct SubscribeBody: Hashable, Sendable, Codable {
    /// The newest entry, or line of the inspector, that the client has; 0 for none.
    public var after: Int
    public init(after: Int) { self.after = after }
}
