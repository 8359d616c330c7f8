import Foundation
import ProcessorTime
import Testing

@testable import AppProtocol

@Suite(.timeLimit(.minutes(5))) struct `JSON from elsewhere` {
    private static let most = ForeignJSON.markCountMax
    private static let marks = String(repeating: "\u{301}", count: most)

    private func read(_ json: String) throws -> [String: String] {
        try ForeignJSON.decode([String: String].self, from: Data(json.utf8))
    }

    @Test func `has as many marks in a row as the limit says, and not one more`() throws {
        #expect(try read("{\"a\(Self.marks)\":\"b\(Self.marks)\"}").count == 1)
        #expect(throws: DecodingError.self) { try read("{\"a\(Self.marks)\u{301}\":\"\"}") }
        #expect(throws: DecodingError.self) { try read("{\"\":\"\(Self.marks)\u{323}\"}") }
    }

    @Test func `counts marks that are escaped, and those beyond the first plane`() throws {
        let escaped = String(repeating: "\\u0301", count: Self.most)
        #expect(try read("{\"\":\"\(escaped)\"}")[""]?.unicodeScalars.count == Self.most)
        #expect(throws: DecodingError.self) { try read("{\"\":\"\(escaped)\u{301}\"}") }
        #expect(throws: DecodingError.self) { try read("{\"\":\"\u{301}\(escaped)\"}") }
        let far = String(repeating: "\\ud834\\udd65", count: Self.most)
        #expect(try read("{\"\":\"\(far)\"}")[""]?.unicodeScalars.count == Self.most)
        #expect(throws: DecodingError.self) { try read("{\"\":\"\(far)\\ud834\\udd65\"}") }
    }

    @Test func `holds emoji, letters of all scripts and backslashes without end`() throws {
        let emoji = String(repeating: "\\ud83d\\ude00", count: 1_000)
        let words = String(repeating: "שלום नमस्ते e\u{301} 👨‍👩‍👧 \\\\u0301", count: 1_000)
        let found = try read("{\"emoji\":\"\(emoji)\",\"words\":\"\(words)\"}")
        #expect(found["emoji"]?.count == 1_000)
        #expect(found["words"]?.hasSuffix("\\u0301") == true)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
    func `is UTF-8, whatever the decoder would take`(encoding: String.Encoding) throws {
        let bytes = try #require("{\"a\":\"b\"}".data(using: encoding))
        #expect(throws: DecodingError.self) { try ForeignJSON.decode([String: String].self, from: bytes) }
    }

    @Test func `takes a time that grows with its length, and not with its square`() {
        let key = "{\"" + String(repeating: "\u{301}", count: 120_000) + "\":\"\"}"
        let duration = processorTime { #expect(throws: DecodingError.self) { try read(key) } }
        #expect(duration < .seconds(1), "without the check it takes some twelve seconds")
    }
}
