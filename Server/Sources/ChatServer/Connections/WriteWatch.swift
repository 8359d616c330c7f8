import Foundation
import NIOCore

/// Closes a connection whose client takes nothing of what is written to it. On the event loop only.
final class WriteWatch {
    private let limit: TimeAmount
    private var timer: Scheduled<Void>?
    /// Written pieces that the socket has not accepted yet.
    private var pieceCount = 0
    private var lastProgress = NIODeadline.now()

    /// - Parameter limit: time within which a client must take a piece.
    init(limit: TimeAmount) {
        self.limit = limit
    }

    /// Counts a piece that is about to be written.
    /// - Returns: the promise to write it with.
    func begin(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) -> EventLoopPromise<Void> {
        let promise = promise ?? context.eventLoop.makePromise()
        if pieceCount == 0 { lastProgress = .now() }
        pieceCount += 1
        promise.futureResult.assumeIsolated().whenComplete { _ in
            self.pieceCount -= 1
            self.lastProgress = .now()
        }
        if timer == nil { watch(context, for: limit) }
        return promise
    }

    func cancel() { timer?.cancel() }

    /// Schedules one task for all writes; it runs when the oldest piece could be overdue.
    private func watch(_ context: ChannelHandlerContext, for time: TimeAmount) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.timer = nil
            guard self.pieceCount > 0 else { return }
            let rest = self.lastProgress + self.limit - .now()
            if rest > .nanoseconds(0) { self.watch(context, for: rest) } else { Self.abort(context) }
        }
    }

    /// Closes with a reset. Otherwise the kernel would keep the unsent bytes, up to megabytes, for a client that never
    /// reads.
    /// Source: socket(7), `SO_LINGER`.
    static func abort(_ context: ChannelHandlerContext) {
        _ = (context.channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        context.close(promise: nil)
    }
}
