import HummingbirdCore
import Logging
import NIOCore

/// Serves each connection on its own event loop, in place of threads that wait for work: a request would otherwise wake another
/// thread when it comes, and the loop again with its response. What takes long is answered elsewhere (`AwayFromLoopMiddleware`).
struct LoopChannel: ServerChildChannel {
    let inner: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        inner.setup(channel: channel, logger: logger)
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
            await inner.handle(value: value, logger: logger)
        }
    }
}
