import Foundation
import SwiftUI
import UIKit

/// State of the app: the list with its search and scope, and the previewed snippet.
@MainActor @Observable final class SnippetLibrary {
    var query = ""
    var scope = Scope.all
    /// The previewed snippet.
    var opened: Snippet?
    /// A problem, in words for the person.
    var problem: String?

    /// Nil if the catalogue could not be read.
    private let catalog: SnippetCatalog?
    @ObservationIgnored private var pictures: [Snippet.ID: UIImage] = [:]

    init(folder: URL) {
        catalog = try? SnippetCatalog(folder: folder)
        if catalog == nil { problem = "The snippets of this app are damaged. Install it again." }
    }

    var results: [Snippet] { catalog?.search(query, in: scope) ?? [] }

    func file(of snippet: Snippet) -> URL? { catalog?.file(of: snippet) }

    /// Returns nil for a sound, or if the file is not a valid picture.
    func picture(of snippet: Snippet) -> UIImage? {
        if let known = pictures[snippet.id] { return known }
        guard snippet.sound == nil, let file = file(of: snippet), let picture = UIImage(contentsOfFile: file.path)
        else { return nil }
        pictures[snippet.id] = picture
        return picture
    }

    func open(_ snippet: Snippet) {
        problem = nil
        withAnimation(.spring(duration: 0.4)) { opened = snippet }
    }

    func close() {
        withAnimation(.spring(duration: 0.4)) { opened = nil }
    }
}
