import Foundation
import IconDataKit
import SwiftUI

/// What the store shows: the grid with its search, one icon, or the receipt for one.
@MainActor @Observable final class Store {
    enum Page: Hashable {
        case browse
        case details(Icon)
        case receipt(Icon, number: String)
        /// The message names an icon that this version of the store does not have.
        case unknown
        /// The message names another price than the catalogue does, in cents; nil for none at all.
        case wrongPrice(Icon, said: Int?)
    }

    private(set) var page = Page.browse
    var query = ""
    /// What went wrong, in words for the person.
    var problem: String?
    let catalog: IconCatalog

    init(catalog: IconCatalog = .standard) { self.catalog = catalog }

    var results: [Icon] { catalog.search(query) }

    func browse() { show(.browse) }

    func look(at icon: Icon) { show(.details(icon)) }

    /// Shows what a message is about.
    /// - Parameter message: nil where it is not about an icon.
    func open(_ message: IconMessage?) {
        guard let message, let icon = catalog[message.id] else { return show(.unknown) }
        switch (message.receipt, message.cents) {
        // Messages of the store's first version have no price.
        case (nil, nil): show(.details(icon))
        case (_, let said) where said != icon.cents: show(.wrongPrice(icon, said: said))
        case (nil, _): show(.details(icon))
        case (let number?, _): show(.receipt(icon, number: number))
        }
    }

    private func show(_ page: Page) {
        self.page = page
        problem = nil
    }
}
