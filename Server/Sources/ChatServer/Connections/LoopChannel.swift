import HummingbirdCore
import Logging
import NIOCore

/// Serves each connection on its own event loop, in place of threads that wait for work: a request would otherwise wake another
/// thread when it comes, and the loop again with its response. What takes long is answered elsewhere (`AwayFromLoopMiddleware`).
struct LoopChannel: ServerChildChannel {
    let inner: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<UnservedConnection> {
        inner.setup(channel: channel, logger: logger).map(UnservedConnection.init)
    }

    func handle(value: UnservedConnection, logger: Logger) async {
        guard let connection = value.take() else { return }
        await withTaskExecutorPreference(LoopExecutor(connection.channel.eventLoop)) {
            await inner.handle(value: connection, logger: logger)
        }
    }
}
