import AppProtocol
import Foundation
import Glibc
import RenderTree
import Testing

@testable import AppRuntime

/// The app's end of the stream to the host; what ends the process stands in `OwnProcessTests`.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HostConnectionTests {
    @Test func `a frame is written whole`() throws {
        let ends = try SocketEnds()
        let bytes = Data(repeating: 7, count: 50_000)
        let frame = AppFrame.notification(.asset(AssetID(rawValue: "mussel"), bytes: bytes))
        HostConnection(descriptor: ends.app).write(frame)
        var splitter = FrameSplitter()
        splitter.append(ends.written())
        let body = try #require(try splitter.next())
        #expect(try FrameCodec.decode(AppFrame.self, from: body) == frame)
        #expect(throws: Never.self) { try splitter.finish() }
    }

    @Test func `what the host writes is read, and the end seen, also after a signal has broken off a read`() throws {
        let ends = try SocketEnds()
        let connection = HostConnection(descriptor: ends.app)
        for piece in ["mussels", "party"] {
            ends.send(Data(piece.utf8))
            #expect(connection.read() == Data(piece.utf8))
        }
        ends.endHost()
        // Sets `errno` as such a read leaves it: nothing sets it back.
        errno = EINTR
        let end = connection.read()
        #expect(end == nil)
        withExtendedLifetime(ends) {}
    }
}

/// Both ends of a stream socket, as host and app have one each.
final class SocketEnds: Sendable {
    let app: Int32
    private let host: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let status = socketpair(AF_UNIX, kind, 0, &ends)
        try #require(status == 0)
        app = ends[0]
        host = ends[1]
    }

    deinit {
        close(app)
        close(host)
    }

    /// By the host; a few bytes, which the socket holds.
    func send(_ bytes: Data) {
        let count = bytes.withUnsafeBytes { write(host, $0.baseAddress, $0.count) }
        #expect(count == bytes.count)
    }

    /// The host neither reads nor writes any more.
    func endHost() { shutdown(host, Int32(SHUT_RDWR)) }

    /// All that the app has written; it writes no more then.
    func written() -> Data {
        shutdown(app, Int32(SHUT_WR))
        var all = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(host, &piece, piece.count)
            guard count > 0 else { return all }
            all.append(contentsOf: piece[..<count])
        }
    }
}
