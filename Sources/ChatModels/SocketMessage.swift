/// A message of a page by the WebSocket that carries its event stream: input for the app of a device.
public struct SocketMessage: Hashable, Sendable, Codable {
    /// Channel by which the device's events come.
    public var channel: Int
    /// Number that the answer has, chosen by the page.
    public var number: Int
    public var input: InputBody

    public init(channel: Int, number: Int, input: InputBody) {
        self.channel = channel
        self.number = number
        self.input = input
    }
}

/// The answer to a `SocketMessage`, the event `answer` on its channel: the events have been handed to the app, or why not.
public struct SocketAnswer: Hashable, Sendable, Codable {
    /// Number of the message; nil where it could not be read.
    public var number: Int?
    /// Reason why the message was refused; nil where it was taken.
    public var error: ChatError?

    public init(number: Int?, error: ChatError? = nil) {
        self.number = number
        self.error = error
    }
}
