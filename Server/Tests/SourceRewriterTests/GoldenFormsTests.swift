import Foundation
import Testing

@testable import SourceRewriter

/// The forms that authors write, rewritten: `RewrittenFormTests` of the package above compiles and runs the result.
@Suite(.timeLimit(.minutes(5))) struct `Every form of Objective-C in Swift` {
    private static let fixtures = (1...4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "Tests/Fixtures")

    private static func rewritten() throws -> RewrittenFile {
        let text = try String(contentsOf: fixtures.appending(path: "rewriting/Forms.swift"), encoding: .utf8)
        return ModuleRewriter.rewrite([SourceFile(path: "/Forms.swift", text: text)])[0]
    }

    @Test func `is rewritten as the file that is compiled and run; PARLEY_ACCEPT=1 writes that`() throws {
        let golden = Self.fixtures.appending(path: "RewrittenForms/Forms.swift")
        let text = try Self.rewritten().text
        if ProcessInfo.processInfo.environment["PARLEY_ACCEPT"] != nil { try Data(text.utf8).write(to: golden) }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n")).filter { $0 != $1 }
        #expect(lines.isEmpty && text.count == expected.count)
    }

    @Test func `is understood`() throws {
        #expect(try Self.rewritten().diagnostics.map(\.description) == [])
    }
}
