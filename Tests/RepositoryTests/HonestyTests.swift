import Foundation
import Testing

/// Rules without which a test cannot fail.
@Suite(.timeLimit(.minutes(5))) struct `The tests` {
    private static let files =
        Checkout.files(underAll: Checkout.testFolders, withExtension: "swift")
        + Checkout.files(under: "Apps", withExtension: "swift").filter { $0.contains("/Tests/") }

    /// A test that hangs would otherwise hold up the whole run. Suites that stand in another's extension have its limit.
    @Test func `have a time limit`() throws {
        var count = 0
        for file in Self.files {
            let text = try Checkout.text(of: file)
            for suite in suites(in: text) {
                count += 1
                #expect(suite.contains(".timeLimit("), "\(file): \(suite)")
            }
        }
        #expect(count > 200)
    }

    @Test func `never return without a word where what they look at is missing`() throws {
        var count = 0
        for file in Self.files {
            for body in bodies(in: try Checkout.text(of: file)) {
                count += 1
                let isSilent = body.contains(#/else\s*\{\s*return\s*\}/#)
                #expect(!isSilent, "\(file) has a test that ends in silence: \(body.prefix(100))")
            }
        }
        #expect(count > 1_000)
    }

    /// `#expect(Bool(false))` says nothing of what was there in place of it.
    @Test func `say what is there where they fail`() throws {
        for file in Self.files where file != "Tests/RepositoryTests/HonestyTests.swift" {
            #expect(try !Checkout.text(of: file).contains("Bool(false)"), "\(file) fails without a word")
        }
    }

    /// The heads of the outermost types that hold tests, with the attributes above them.
    private func suites(in text: String) -> [String] {
        var heads: [String] = []
        var head = ""
        var attributes = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("@"), !line.hasSuffix("{"), !line.contains("import ") {
                attributes += line
            } else if line.contains(#/^(@.* )?(final )?(struct|class|enum|actor|extension) /#) {
                head = attributes + line
                attributes = ""
            } else if line.hasPrefix(" "), line.contains("@Test"), !head.isEmpty {
                if !head.hasPrefix("extension ") { heads.append(head) }
                head = ""
            }
        }
        return heads
    }

    /// From each `@Test` to the closing brace of its function.
    private func bodies(in text: String) -> [Substring] {
        text.matches(of: #/(?ms)^( *)(?:@MainActor )?@Test\b.*?^\1\}/#).map(\.output.0)
    }
}
