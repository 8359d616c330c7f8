import ChatServer
import Foundation
import Logging
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The log as JSON` {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock(\.self) }

        func objects() throws -> [[String: String]] {
            try all.map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
        }
    }

    private func logger(_ lines: Lines, _ level: Logger.Level = .info) -> Logger {
        var logger = Logger(label: "parley") { JSONLogHandler(label: $0, write: lines.add) }
        logger.logLevel = level
        return logger
    }

    @Test func `is one object a line, whatever is in it`() throws {
        let lines = Lines()
        var logger = logger(lines)
        logger[metadataKey: "device"] = "a\"b"
        logger.notice("two\nlines", metadata: ["message": "not this", "count": "3"])
        logger.debug("not shown")
        #expect(lines.all.count == 1 && lines.all[0].hasSuffix("}\n") && lines.all[0].count { $0 == "\n" } == 1)
        let object = try #require(try lines.objects().first)
        #expect(object["message"] == "two\nlines" && object["level"] == "notice" && object["logger"] == "parley")
        #expect(object["device"] == "a\"b" && object["count"] == "3")
        #expect(object["time"]?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
    }

    @Test func `has each request, and nothing of what was said or by whom`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let lines = Lines()
        let verbose = logger(lines, .trace)
        try await withServer(on: folder, configure: [{ $0.logger = verbose }]) { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("a secret among friends")
            _ = try await kate.snapshot()
        }
        let requests = try lines.objects().filter { $0["message"] == "request" }
        let post = try #require(requests.first { $0["method"] == "POST" })
        #expect(post["route"] == "/devices/{device}/conversations/{conversation}/entries" && post["status"] == "201")
        for line in lines.all {
            #expect(!line.contains("secret among") && !line.contains("kate-phone") && !line.contains("Kate"), "\(line)")
        }
    }
}
