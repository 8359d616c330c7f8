import Foundation
import Testing

/// `docs/messages.md` says of each rule by which test it is kept.
@Suite struct `The table of rules` {
    /// What the first column of the tests' names stands for.
    private static let folders = [
        "MT": "Tests/MessagesTests", "TT": "Tests/TraceTests", "DH": "Tests/DeviceHostTests",
        "TR": "Tests/TranscriptTests", "PT": "Tests/ParleyTestingTests", "CS": "Tests/ChatServerTests",
        "AH": "Tests/AppHostTests", "MP": "Tests/MediaTranscoderTests", "WB": "Web/tests",
        "EE": "Tests/EndToEndTests", "EndToEnd": "Tests/EndToEndTests", "AppRuntimeTests": "Tests/AppRuntimeTests",
    ]

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

    @Test func `names only tests that are there`() throws {
        for row in try Self.rows() {
            var folders: [String] = []
            var isList = false
            var files: [String] = []
            for word in row.tests.matches(of: /“[^”]+”|[\w]+|;/).map({ String($0.output) }) {
                if let folder = Self.folders[word] {
                    folders = isList ? folders + [folder] : [folder]
                    (isList, files) = (true, [])
                } else if word.hasPrefix("“") {
                    let words = word.dropFirst().dropLast()
                    let isThere = try (files.isEmpty ? Self.files(in: folders) : files).contains {
                        try Checkout.text(of: $0).contains(words)
                    }
                    #expect(isThere, "\(row.rule) names the test \(word)")
                } else if word.hasSuffix("Tests") || word.hasPrefix("test_") {
                    isList = false
                    files = Self.files(in: folders).filter { ($0 as NSString).lastPathComponent.hasPrefix(word + ".") }
                    #expect(files.count == folders.count && !folders.isEmpty, "\(row.rule) names \(word)")
                } else if word != "and" {
                    isList = false
                }
            }
        }
    }

    private static func files(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            ["swift", "py"].flatMap { Checkout.files(under: folder, withExtension: $0) }
        }
    }
}
