import Foundation

/// The snippets that the app includes.
struct SnippetCatalog: Sendable {
    let snippets: [Snippet]
    /// Folder of their files.
    let folder: URL

    /// Reads `snippets.json` of a folder.
    /// - Throws: If the file is missing or invalid.
    init(folder: URL) throws {
        struct List: Decodable { var snippets: [Snippet] }
        let json = try Data(contentsOf: folder.appendingPathComponent("snippets.json"))
        snippets = try JSONDecoder().decode(List.self, from: json).snippets
        self.folder = folder
    }

    func file(of snippet: Snippet) -> URL { folder.appendingPathComponent(snippet.file) }

    /// Returns the snippets of a scope whose title or search terms contain every word of the query.
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
