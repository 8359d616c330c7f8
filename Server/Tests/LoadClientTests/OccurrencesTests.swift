import LoadClient
import Testing

/// Counting does not depend on where the network cuts the bytes.
@Suite(.timeLimit(.minutes(5))) struct OccurrencesTests {
    private static let text = "<message><body>1</body></message><presence/><<message/></messag</message>"

    private func count(_ pieces: [Substring]) -> Int {
        var occurrences = Occurrences(of: "</message>")
        return pieces.map { piece in Array(piece.utf8).withUnsafeBytes { occurrences.count(in: $0) } }.reduce(0, +)
    }

    @Test func `both ends of messages are counted, and nothing that only begins like one`() {
        #expect(count([Self.text[...]]) == 2)
    }

    @Test(arguments: 1...12) func `an end that comes in pieces is counted once`(size: Int) {
        var pieces: [Substring] = []
        var rest = Self.text[...]
        while !rest.isEmpty {
            pieces.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        #expect(count(pieces) == 2)
    }
}
