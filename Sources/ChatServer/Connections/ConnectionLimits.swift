import Foundation
package import NIOCore

/// How long and how much a client may keep a connection busy.
package struct ConnectionLimits: Sendable {
    /// From the last byte of one request, or from the beginning, to the last byte of the next one's head.
    package var idle = TimeAmount.seconds(60)
    /// From a request's head to the end of its body, which `ChatLimits.bodyByteCountMax` keeps small.
    package var body = TimeAmount.seconds(30)
    /// For `pieceByteCount` bytes of an answer to leave for a client that reads them.
    package var write = TimeAmount.seconds(20)
    /// From the server being told to stop to the end of every connection, whether its client reads or not.
    package var shutdown = TimeAmount.seconds(5)
    /// Connections that are open at once; the next one waits to be accepted. Nil for what the computer bears.
    package var count: Int?

    /// Answers are written in pieces, so that a slow client gets on and one that has stopped reading is known.
    static let pieceByteCount = 64 << 10
    /// Bytes of an answer that the system holds until the client has them; Linux takes twice as many for its own use. A line of
    /// 100 ms is kept busy up to 20 Mb/s.
    static let sendBufferByteCount = 256 << 10
    private static let countMax = 20_000
    /// Descriptors for the store, for files that are served, and four for each app process.
    private static let descriptorsKeptBack = 512

    package init() {}

    var connectionCount: Int { count ?? Self.bearable }

    /// What the limit on this process's descriptors leaves for connections; at least half of them.
    private static var bearable: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return descriptorsKeptBack }
        let all = Int(clamping: limit.rlim_cur)
        return min(countMax, max(all / 2, all - descriptorsKeptBack))
    }
}
