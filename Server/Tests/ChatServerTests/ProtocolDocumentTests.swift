import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// The tables of `docs/protocol.md`, against the code.
@Suite(.timeLimit(.minutes(5))) struct `The document of the protocol` {
    @Test func `has every request of a device`() throws {
        let documented = try Self.rows(from: "### Requests\n", to: "**Send.**").map { row in
            let request = try #require(row[0].firstMatch(of: #/`(\w+)(?: /([^`?]*))?[^`]*`/#))
            return "\(request.output.1) \(request.output.2 ?? "")".replacing(#/\{\w+\}/#, with: ":")
        }
        let served = Route.all.map { "\($0.method) \($0.pattern)".replacing(#/:\w+/#, with: ":") }
        #expect(documented.sorted() == served.sorted())
    }

    @Test func `has every code of an error under its status`() throws {
        var documented: [String: String] = [:]
        for row in try Self.rows(from: "### Errors\n", to: "### The event stream\n") {
            for code in row[1].matches(of: #/`(\w+)`/#) { documented[String(code.output.1)] = row[0] }
        }
        let told = ChatError.Code.allCases.map { ($0.rawValue, String("\($0.status)".prefix(3))) }
        #expect(documented == Dictionary(uniqueKeysWithValues: told))
    }

    @Test func `has every event of the stream`() throws {
        let documented = try Self.rows(from: "### The event stream\n", to: "**Beginning.**").map { row in
            row[0].filter { $0 != "`" }
        }
        let code = try Self.text(of: "Sources/ChatModels/ServerEvent.swift")
        let names = code.matches(of: #/case \.(\w+): "(\w+)"/#).map { String($0.output.2) }
        #expect(names.count > 10)
        #expect(documented.sorted() == names.sorted())
    }

    /// Cells of the table between two texts of the document, without its head.
    private static func rows(from start: String, to end: String) throws -> [[String]] {
        let text = try text(of: "docs/protocol.md")
        let first = try #require(text.range(of: start))
        let last = try #require(text.range(of: end, range: first.upperBound..<text.endIndex))
        let lines = text[first.upperBound..<last.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }
        let rows = lines.dropFirst().map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        for row in rows { try #require(row.count >= 2, "a row of docs/protocol.md has no second cell") }
        return Array(rows)
    }

    private static func text(of path: String) throws -> String {
        let checkout = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
    }
}
