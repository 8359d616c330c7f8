import HummingbirdCore
import NIOCore
import Synchronization

/// A connection between its acceptance and `LoopChannel.handle`.
///
/// A server that stops drops what it has accepted and not served yet; NIO ends the process where the writer of a connection goes before
/// the connection is closed. So this keeps it until it is served or closed.
final class UnservedConnection: ServerChildChannelValue {
    let channel: any Channel
    private let held: Mutex<HTTP1Channel.Value?>

    init(_ connection: HTTP1Channel.Value) {
        channel = connection.channel
        held = Mutex(connection)
        // A channel has removed its handlers, and so finished the writer, when this is called.
        channel.closeFuture.whenComplete { _ in _ = self.take() }
    }

    /// Returns the connection and keeps it no longer; nil if it is closed, or was taken before.
    func take() -> HTTP1Channel.Value? {
        held.withLock { connection in
            defer { connection = nil }
            return connection
        }
    }
}
