import Foundation
import Testing

/// `docs/reliability.md` says of each hang and lie in which suite it is looked for.
@Suite(.timeLimit(.minutes(5))) struct `The tables of what must not hang or lie` {
    @Test func `name in each row only suites that are there, and at least one`() throws {
        var count = 0
        for row in try Self.rows() {
            var folder: String?
            let before = count
            for word in row.tests.matches(of: /\w+/).map({ String($0.output) }) {
                if let known = NamedSuite.folders[word] {
                    folder = known
                } else if word.hasSuffix("Tests") || word.hasPrefix("test_") {
                    #expect(try NamedSuite.text(of: word, in: folder) != nil, "\(row.point) names \(word)")
                    count += 1
                }
            }
            #expect(count > before, "\(row.point) names no suite")
        }
        #expect(count > 60)
    }

    /// The rows of the two tables of tests; those of figures have another head.
    private static func rows() throws -> [(point: String, tests: String)] {
        var isOfTests = false
        return try Checkout.text(of: "docs/reliability.md").split(separator: "\n").compactMap { line in
            guard line.hasPrefix("|") else { return nil }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.contains("test") { isOfTests = true }
            if cells.contains("part") { isOfTests = false }
            guard isOfTests, cells.count >= 2, cells[0] != "", cells[0].contains(where: \.isLetter) else { return nil }
            return (cells[0], cells[1])
        }
    }
}
