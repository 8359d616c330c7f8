import Foundation

/// The snippets that the app comes with.
struct SnippetCatalog: Sendable {
    let snippets: [Snippet]
    /// Where their files are.
    let folder: URL

    /// Reads `snippets.json` of a folder.
    /// - Throws: where it is missing or cannot be read.
    init(folder: URL) throws {
        struct List: Decodable { var snippets: [Snippet] }
        let json = try Data(contentsOf: folder.appendingPathComponent("snippets.json"))
        snippets = try JSONDecoder().decode(List.self, from: json).snippets
        self.folder = folder
    }

    func file(of snippet: Snippet) -> URL { folder.appendingPathComponent(snippet.file) }

    /// The snippets of a scope in whose title or words each word of the query is found.
    func search(_ query: String, in scope: Scope) -> [Snippet] {
        let words = query.split(whereSeparator: \.isWhitespace)
        return snippets.filter { snippet in
            scope.includes(snippet)
                && words.allSatisfy { word in
                    [snippet.title, snippet.words].contains {
                        $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                    }
                }
        }
    }
}
