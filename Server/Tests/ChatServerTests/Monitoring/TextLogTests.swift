import ChatServer
import Logging
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The log as text` {
    private final class Lines: TextOutputStream, Sendable {
        private let text = Mutex("")
        func write(_ line: String) { text.withLock { $0 += line } }
        var all: String { text.withLock(\.self) }
    }

    @Test func `has the metadata of the logger and of the line, and only what its level lets through`() {
        let lines = Lines()
        var logger = Logger(label: "parley") { TextLogHandler(StreamLogHandler(label: $0, stream: lines)) }
        logger.logLevel = .notice
        logger[metadataKey: "device"] = "kate-phone"
        logger.notice("here", metadata: ["count": "3"])
        logger.info("not shown")
        #expect(lines.all.contains("here") && lines.all.contains("device=kate-phone") && lines.all.contains("count=3"))
        #expect(!lines.all.contains("not shown"))
    }

    @Test func `a copy of the logger has metadata of its own`() {
        let lines = Lines()
        let logger = Logger(label: "parley") { TextLogHandler(StreamLogHandler(label: $0, stream: lines)) }
        var other = logger
        other[metadataKey: "device"] = "kate-phone"
        #expect(logger[metadataKey: "device"] == nil && other[metadataKey: "device"] == "kate-phone")
    }
}
