/// A message of a page by the WebSocket that carries its event stream: input for the app of a device, or what its person sends.
public struct SocketMessage: Hashable, Sendable, Codable {
    /// Channel by which the device's events come.
    public var channel: Int
    /// Number that the answer has, chosen by the page.
    public var number: Int
    /// Input for the app; nil where the message is a Send.
    public var input: InputBody?
    /// The body of `POST …/entries`; nil where the message is input.
    public var send: SendBody?

    public init(channel: Int, number: Int, input: InputBody) {
        self.channel = channel
        self.number = number
        self.input = input
    }

    public init(channel: Int, number: Int, send: SendBody) {
        self.channel = channel
        self.number = number
        self.send = send
    }
}

/// The answer to a `SocketMessage`, the event `answer` on its channel: the events have been handed to the app, what was sent is on
/// disk, or why not.
public struct SocketAnswer: Hashable, Sendable, Codable {
    /// Number of the message; nil where it could not be read.
    public var number: Int?
    /// The entries of a Send; nil for input, and where the message was refused.
    public var receipt: SendReceipt?
    /// Reason why the message was refused; nil where it was taken.
    public var error: ChatError?

    public init(number: Int?, receipt: SendReceipt? = nil, error: ChatError? = nil) {
        self.number = number
        self.receipt = receipt
        self.error = error
    }
}
