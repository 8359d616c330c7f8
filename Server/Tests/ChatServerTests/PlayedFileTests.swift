import AppHost
import AppProtocol
import ChatModels
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import ChatServer

/// A video or sound of an app, which a player asks for in parts.
@Suite(.timeLimit(.minutes(5))) struct PlayedFileTests {
    private let sound = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data(1...20)

    private func answer(_ bytes: Data, range: String? = nil) throws -> Response {
        let folder = try TestFolder()
        defer { folder.remove() }
        try bytes.write(to: folder.url.appendingPathComponent("file"))
        let file = try #require(OpenedFile(AppFile(folder: .bundle, path: "file"), in: folder.url))
        var head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: "/")
        head.headerFields[.range] = range
        return try .played(file, for: Request(head: head, body: RequestBody(buffer: ByteBuffer())))
    }

    @Test func `the whole has its kind, and says that parts may be asked for`() throws {
        let whole = try answer(sound)
        #expect(whole.status == .ok && whole.body.contentLength == 36)
        #expect(whole.headers[.contentType] == "audio/wav" && whole.headers[.acceptRanges] == "bytes")
        #expect(whole.headers[.contentRange] == nil)
    }

    @Test(arguments: [
        ("bytes=0-3", "bytes 0-3/36", 4), ("bytes=30-", "bytes 30-35/36", 6), ("bytes=-1", "bytes 35-35/36", 1),
    ])
    func `a part says where it stands in the whole`(range: String, place: String, count: Int) throws {
        let part = try answer(sound, range: range)
        #expect(part.status == .partialContent && part.body.contentLength == count)
        #expect(part.headers[.contentRange] == place && part.headers[.contentType] == "audio/wav")
    }

    @Test func `a part behind the end is told how long the whole is`() throws {
        let part = try answer(sound, range: "bytes=36-")
        #expect(part.status == .rangeNotSatisfiable && part.headers[.contentRange] == "bytes */36")
    }

    @Test func `what no browser plays is refused`() {
        #expect(throws: ChatError.self) { try answer(Data("<html>".utf8)) }
        #expect(throws: ChatError.self) { try answer(Data("GIF89a".utf8) + Data(count: 8)) }
    }
}
