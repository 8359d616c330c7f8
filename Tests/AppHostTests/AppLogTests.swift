import Synchronization
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(5))) struct AppLogTests {
    private func log(_ pieces: [String], bytes: Int = 100, line: Int = 20) -> AppLog {
        let log = AppLog(byteCountMax: bytes, lineByteCountMax: line)
        for piece in pieces { log.append(piece.utf8) }
        return log
    }

    @Test func `lines are put together from pieces`() {
        let log = log(["on", "e\ntw", "o\n\nthree"])
        #expect(log.lines == ["one", "two", ""])
        log.finish()
        #expect(log.lines == ["one", "two", "", "three"])
        log.finish()
        #expect(log.lines.count == 4)
    }

    @Test func `a line of the longest length is kept whole, and one byte more is cut`() {
        let log = log([String(repeating: "a", count: 20) + "\n", String(repeating: "b", count: 21) + "\n"])
        #expect(log.lines == [String(repeating: "a", count: 20), String(repeating: "b", count: 20)])
    }

    @Test func `the oldest lines go first, and are counted`() {
        let log = log((1...10).map { "line \($0)\n" }, bytes: 16)
        #expect(log.lines == ["line 9", "line 10"])
        #expect(log.droppedLineCount == 8)
    }

    @Test func `empty lines do not pile up`() {
        let log = log([String(repeating: "\n", count: 10_000)], bytes: 16)
        #expect(log.lines.count == 16)
    }

    @Test func `a line cannot steer a terminal, nor look like two`() {
        #expect(log(["a\u{1b}[2J\rb\n"]).lines == ["a\\u{1b}[2J\\u{d}b"])
    }

    @Test func `a follower gets the lines that are there, and each new one`() {
        let log = log(["one\ntw"])
        let heard = Mutex<[String]>([])
        log.follow { line in heard.withLock { $0.append(line) } }
        #expect(heard.withLock { $0 } == ["one"])
        log.append("o\nthree\nfo".utf8)
        #expect(heard.withLock { $0 } == ["one", "two", "three"])
        log.finish()
        #expect(heard.withLock { $0 } == ["one", "two", "three", "fo"])
    }

    @Test func `bytes that are no text are shown as such`() {
        let log = AppLog(byteCountMax: 100, lineByteCountMax: 20)
        log.append([0x61, 0xff, 0x0a])
        #expect(log.lines == ["a\u{fffd}"])
    }
}
