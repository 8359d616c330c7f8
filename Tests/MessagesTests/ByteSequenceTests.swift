import NetworkSessions
import Testing

/// Bytes that come one after the other and never fail.
private struct Bytes: AsyncSequence, AsyncIteratorProtocol {
    typealias Failure = Never
    var rest: [UInt8]
    init(_ text: String) { rest = Array(text.utf8) }
    init(_ bytes: [UInt8]) { rest = bytes }
    func makeAsyncIterator() -> Bytes { self }
    mutating func next() async -> UInt8? { rest.isEmpty ? nil : rest.removeFirst() }
    mutating func next(isolation actor: isolated (any Actor)?) async -> UInt8? {
        rest.isEmpty ? nil : rest.removeFirst()
    }
}

extension AsyncSequence {
    fileprivate func all() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
}

@Suite(.timeLimit(.minutes(5))) struct ByteSequenceTests {
    @Test func `lines end where Unicode ends them, and empty ones are left out`() async {
        let text = "one\ntwo\r\n\nthree\rfour\u{85}five\u{2028}six\u{2029}seven\u{0B}über\u{0C}last"
        let lines = await Bytes(text).lines.all()
        #expect(lines == ["one", "two", "three", "four", "five", "six", "seven", "über", "last"])
        #expect(await Bytes("\n\n").lines.all().isEmpty)
    }

    @Test func `characters are whole, however many scalars they have`() async {
        let text = "e\u{301}👩‍🚀\r\n🇩🇪🇫🇷!"
        #expect(await Bytes(text).characters.all() == Array(text))
        #expect(await Bytes(text).unicodeScalars.all() == Array(text.unicodeScalars))
    }

    @Test func `bytes that are no text are a mark, and what follows them is read`() async {
        let scalars = await Bytes([0xE2, 0x82, 0x41, 0xFF, 0x42]).unicodeScalars.all()
        #expect(scalars == ["\u{FFFD}", "A", "\u{FFFD}", "B"])
    }

    @Test func `a file is read by its address and by its handle`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("Kate,7\n\nAnn,9".utf8).write(to: file)
        #expect(try await file.lines.all() == ["Kate,7", "Ann,9"])
        #expect(try await file.resourceBytes.all().count == 13)
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 5)
        #expect(try await handle.bytes.lines.all() == ["7", "Ann,9"])
    }

    @Test func `a file that is not there fails when the first line is wanted`() async {
        let lines = URL(filePath: "/nowhere/lines.txt").lines
        await #expect(throws: (any Error).self) { try await lines.all() }
    }

    @Test func `reading ends with an error where its task is cancelled`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await URL(filePath: "/dev/null").lines.all()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
