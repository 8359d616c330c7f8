import ChatModels
import Foundation
package import NIOCore

/// Time and memory limits of client connections.
package struct ConnectionLimits: Sendable {
    /// Time from the last byte of a request, or from the connection's start, to the last byte of the next request's
    /// head.
    package var idle = TimeAmount.seconds(60)
    /// Time from a request's head to the end of its body, and of a file from each part of `bodyPartByteCount` to the next.
    package var body = TimeAmount.seconds(30)
    /// Time within which a client must read `pieceByteCount` bytes of a response.
    package var write = TimeAmount.seconds(20)
    /// Time within which a client's computer must acknowledge what was sent, as it does without its programs; one that has gone without
    /// a word counts as there until then. Longer than a phone takes from one network to another.
    package var acknowledgement = TimeAmount.seconds(45)
    /// Time from a graceful shutdown to the end of every connection, whether its client reads or not.
    package var shutdown = TimeAmount.seconds(5)
    /// Open connections; further ones wait to be accepted. Nil derives it from the process's descriptor limit.
    package var count: Int?

    /// Most bytes of a request's header, and of all together, and their number: browsers send some 20 headers of 2 KB.
    var headerByteCount = 16 << 10
    var headersByteCount = 32 << 10
    var headerCount = 100

    /// Bytes that a client sends in `body` at least: as many as the largest body that is no file.
    static let bodyPartByteCount = ChatLimits.bodyByteCountMax
    /// Size of the pieces in which responses are written, so that progress of a slow client is told from a client that
    /// stopped reading.
    static let pieceByteCount = 64 << 10
    /// Kernel send buffer in bytes; Linux allocates twice as much for its own use. It keeps a link with a latency of
    /// 100 ms busy up to 20 Mb/s.
    static let sendBufferByteCount = 256 << 10
    private static let countMax = 20_000
    /// Descriptors reserved for the store, served files, and four for each app process.
    private static let descriptorsKeptBack = 512

    package init() {}

    var connectionCount: Int { count ?? Self.descriptorLimit }

    /// Connections that the descriptor limit allows after the reserve; at least half of the limit.
    private static var descriptorLimit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return descriptorsKeptBack }
        let all = Int(clamping: limit.rlim_cur)
        return min(countMax, max(all / 2, all - descriptorsKeptBack))
    }
}
