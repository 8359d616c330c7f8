import Foundation
import Testing

/// The listings of the documents, each of which names a file that is compiled: `<!-- listing: path from the document -->`
/// in the line above it.
@Suite(.timeLimit(.minutes(5))) struct `The listings of the documents` {
    /// Documents in which every Swift listing names its file.
    private static let documents = [
        "README.md", "docs/first-app.md", "docs/shared-values.md", "docs/stories.md", "docs/two-answers.md",
    ]
    /// Documents whose listings are whole files: who types them has the app.
    private static let wholes = ["README.md": "docs/Hello", "docs/first-app.md": "docs/Poll"]

    private struct Listing {
        var path: String
        var lines: [String]
    }

    @Test(arguments: documents)
    func `name their files`(document: String) throws {
        let text = try Checkout.text(of: document)
        let count = text.ranges(of: "```swift\n").count
        let named = try Self.listings(of: document).count
        #expect(count > 0 && count == named)
    }

    @Test(arguments: documents)
    func `stand in these files as they are`(document: String) throws {
        for listing in try Self.listings(of: document) {
            let lines = try Self.source(listing.path)
            let starts = lines.indices.filter { Self.begins(listing.lines, in: lines, at: $0) }
            #expect(!starts.isEmpty, "\(document): \(listing.path) has no \"\(listing.lines[0])\" that goes on so")
        }
    }

    @Test(arguments: wholes.keys.sorted())
    func `make up whole files, and every source of the app`(document: String) throws {
        let folder = try #require(Self.wholes[document])
        var files: [String: [String]] = [:]
        for listing in try Self.listings(of: document) {
            files[listing.path, default: []] += (files[listing.path] == nil ? [] : [""]) + listing.lines
        }
        for (path, lines) in files {
            let isWhole = try lines == Self.source(path)
            #expect(isWhole, "\(document): its listings of \(path), one after the other, are not that file")
        }
        let sources = Checkout.files(under: "\(folder)/Sources", withExtension: "swift")
        #expect(!sources.isEmpty && sources.allSatisfy { files[$0] != nil }, "\(document): \(sources)")
    }

    private static func listings(of document: String) throws -> [Listing] {
        let folder = Checkout.root.appending(path: document).deletingLastPathComponent()
        let found = try Checkout.text(of: document).matches(
            of: #/<!-- listing: (\S+) -->\n```swift\n((?s:.*?))\n```\n/#)
        return found.map { match in
            let file = folder.appending(path: match.output.1).standardized.path
            return Listing(
                path: String(file.dropFirst(Checkout.root.path.count + 1)), lines: lines(String(match.output.2)))
        }
    }

    /// Returns the lines of a source, with the author's module in place of `PollExample`.
    private static func source(_ path: String) throws -> [String] {
        let text = try Checkout.text(of: path)
        return lines(text.replacing(#/(@testable import \w+)Example\n/#) { "\($0.output.1)\n" })
    }

    private static func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    /// Whether the lines go on so from there, each indented by as much more as the first.
    private static func begins(_ listing: [String], in lines: [String], at start: Int) -> Bool {
        guard start + listing.count <= lines.count, let first = listing.first, lines[start].hasSuffix(first) else {
            return false
        }
        let margin = String(lines[start].dropLast(first.count))
        guard margin.allSatisfy({ $0 == " " }) else { return false }
        return zip(listing, lines[start...]).allSatisfy { $0.isEmpty ? $1.isEmpty : margin + $0 == $1 }
    }
}
