import Foundation
import Testing

/// `docs/messages.md` says of each rule by which test it is kept.
@Suite(.timeLimit(.minutes(5))) struct `The table of rules` {
    private struct Row {
        var rule: String
        var state: String
        var tests: String
    }

    private static func rows() throws -> [Row] {
        try Checkout.text(of: "docs/messages.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5, cells[1].wholeMatch(of: /B\d+ .*/) != nil else { return nil }
            return Row(rule: cells[1], state: cells[2], tests: cells[3])
        }
    }

    @Test func `has every rule once, in order`() throws {
        let numbers = try Self.rows().compactMap { Int($0.rule.dropFirst().prefix { $0.isNumber }) }
        #expect(numbers == Array(1...128))
    }

    @Test func `says of each rule how it is kept, and by which test where it is followed`() throws {
        for row in try Self.rows() {
            let states = ["followed", "decided", "not applicable", "better"]
            #expect(states.contains { row.state.hasPrefix($0) }, "\(row.rule) is “\(row.state)”")
            if row.state.hasPrefix("followed") { #expect(!row.tests.isEmpty, "\(row.rule) names no test") }
        }
    }

    @Test func `names of each suite a test, and only suites and tests that are there`() throws {
        var count = 0
        for row in try Self.rows() {
            var folder: String?
            var suite: String?
            var lacksTest: String?
            for word in row.tests.matches(of: /“[^”]+”|\w+/).map({ String($0.output) }) {
                if let known = NamedSuite.folders[word] {
                    folder = known
                } else if word.hasSuffix("Tests") || word.hasPrefix("test_") {
                    #expect(lacksTest == nil, "\(row.rule) names no test of \(lacksTest ?? "")")
                    suite = try NamedSuite.text(of: word, in: folder)
                    #expect(suite != nil, "\(row.rule) names \(word)")
                    lacksTest = word
                } else if word.hasPrefix("“") {
                    let name = String(word.dropFirst().dropLast())
                    let isThere = suite.map { Self.names(name, in: $0) } ?? false
                    #expect(isThere, "\(row.rule) names the test \(word)")
                    lacksTest = nil
                    count += 1
                }
            }
            #expect(lacksTest == nil, "\(row.rule) names no test of \(lacksTest ?? "")")
        }
        #expect(count > 150)
    }

    /// Whether the source has a test whose name begins so. Python's names have no other signs than letters and `_`.
    private static func names(_ beginning: String, in source: String) -> Bool {
        let plain = String(beginning.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return source.contains("func `\(beginning)") || source.contains("def test_\(plain)")
    }
}
