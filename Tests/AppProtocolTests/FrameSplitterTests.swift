import Foundation
import Testing

@testable import AppProtocol

@Suite(.timeLimit(.minutes(5))) struct FrameSplitterTests {
    private func frame(_ body: String) -> Data {
        withUnsafeBytes(of: UInt32(body.utf8.count).bigEndian) { Data($0) } + Data(body.utf8)
    }

    private func bodies(of splitter: inout FrameSplitter) throws -> [String] {
        var bodies: [String] = []
        while let body = try splitter.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
        return bodies
    }

    @Test func `frames come out whole however the stream is cut`() throws {
        let stream = frame("one") + frame("") + frame("three") + frame(String(repeating: "4", count: 300))
        let whole = ["one", "", "three", String(repeating: "4", count: 300)]
        for chunkSize in [1, 2, 3, 5, 7, 64, stream.count] {
            var splitter = FrameSplitter()
            var found: [String] = []
            for start in stride(from: 0, to: stream.count, by: chunkSize) {
                splitter.append(stream[start..<min(start + chunkSize, stream.count)])
                found += try bodies(of: &splitter)
            }
            #expect(found == whole)
            #expect(throws: Never.self) { try splitter.finish() }
        }
    }

    @Test func `frames left for later are still there when more arrives`() throws {
        var splitter = FrameSplitter()
        splitter.append(frame("one") + frame("two") + frame("three"))
        #expect(try splitter.next() == Data("one".utf8))
        #expect(try splitter.next() == Data("two".utf8))
        splitter.append(frame("four"))
        #expect(try bodies(of: &splitter) == ["three", "four"])
    }

    @Test func `what is handed out is let go, and what remains is not moved each time`() throws {
        var splitter = FrameSplitter()
        let one = frame(String(repeating: "x", count: 96))
        splitter.append(one + one + one)
        _ = try splitter.next()
        splitter.append(one)
        #expect(splitter.heldByteCount == 4 * one.count)
        for _ in 0..<1_000 {
            _ = try splitter.next()
            splitter.append(one)
        }
        #expect(splitter.heldByteCount <= 8 * one.count)
    }

    @Test func `a path of an app's file has a limit, and no part that leads elsewhere`() {
        func isGood(_ path: String) -> Bool { AppFile(folder: .bundle, path: path).isWellFormed }
        #expect(isGood(String(repeating: "a", count: AppFile.pathByteCountMax)))
        #expect(!isGood(String(repeating: "a", count: AppFile.pathByteCountMax + 1)))
        #expect(isGood("a/.b/c"))
        for path in ["", "/a", "a/", "a//b", "./a", "a/../b", "a/..", "a\0b"] { #expect(!isGood(path), "\(path)") }
    }

    @Test func `a body starts at index 0`() throws {
        var splitter = FrameSplitter()
        splitter.append(frame("one") + frame("two"))
        _ = try splitter.next()
        #expect(try splitter.next()?.startIndex == 0)
    }

    @Test func `a length at the limit is waited for and one past it is refused`() throws {
        func next(afterLength length: Int) throws -> Data? {
            var splitter = FrameSplitter()
            withUnsafeBytes(of: UInt32(length).bigEndian) { splitter.append($0) }
            return try splitter.next()
        }
        let most = ProtocolLimits.frameByteCountMax
        #expect(try next(afterLength: most) == nil)
        for length in [most + 1, Int(UInt32.max)] {
            #expect(throws: FrameError.tooLong(byteCount: length)) { try next(afterLength: length) }
        }
    }

    @Test func `a stream that ends within a frame was cut off`() throws {
        for left in 1..<frame("one").count {
            var splitter = FrameSplitter()
            splitter.append(frame("zero") + frame("one").prefix(left))
            #expect(try splitter.next() == Data("zero".utf8))
            #expect(try splitter.next() == nil)
            #expect(throws: FrameError.cutOff(byteCount: left)) { try splitter.finish() }
        }
    }
}
