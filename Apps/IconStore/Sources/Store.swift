import IconDataKit
import SwiftUI

/// What the store shows: the grid with its search, or one icon.
@MainActor @Observable final class Store {
    enum Page: Hashable {
        case browse
        case details(Icon)
        /// The message names an icon that this version of the store does not have.
        case unknown
    }

    private(set) var page = Page.browse
    var query = ""
    /// What went wrong, in words for the person.
    var problem: String?
    let catalog: IconCatalog

    init(catalog: IconCatalog = .standard) { self.catalog = catalog }

    var results: [Icon] { catalog.search(query) }

    func browse() {
        page = .browse
        problem = nil
    }

    /// Shows the icon that a message is about.
    /// - Parameter id: nil where the message is not about an icon.
    func open(_ id: Icon.ID?) {
        page = id.flatMap { catalog[$0] }.map(Page.details) ?? .unknown
        problem = nil
    }
}
