package import NIOCore

/// Limits of one WebSocket.
package struct SocketLimits: Sendable {
    /// Most bytes of a message from a browser, in one frame or several.
    package var messageByteCount = 64 << 10
    /// Sizes of a message to a browser that is compressed, where the browser takes it: on a slow line a screen of rows arrives in a
    /// tenth of the time. A smaller one, as most patches are, would only be later; a larger one would keep other connections waiting.
    package var compressedByteCounts = 4 << 10...2 << 20
    /// Most frames that a client may send within a second, control frames included: a page sends one for each event of a
    /// person, who makes some 60 a second while typing or dragging.
    package var framesPerSecond = 500
    /// Most pings and pongs that a client may send within a second.
    package var controlFramesPerSecond = 20
    /// Most bytes a second of a client's messages, and of what compressed ones inflate to: on the line they can be a thousandth of that.
    package var bytesPerSecond = 2 << 20
    /// Most messages of a client that wait to be answered. A page of the client's waits for answers beyond 16.
    package var unansweredCount = 128
    /// Interval of the server's pings.
    package var ping = TimeAmount.seconds(20)
    /// Time after which a client is gone that has sent nothing, no pong either.
    package var idle = TimeAmount.seconds(60)
    /// Longest time for which an answer waits for something else to be sent with: most travel with their patch.
    package var answerDelay = TimeAmount.milliseconds(20)
    /// Longest time for which the server waits for the client's goodbye after its own.
    package var goodbye = TimeAmount.seconds(1)

    package init() {}
}
