import Foundation
import IconDataKit
import SwiftUI

/// State of the store: the grid with its search, one icon, or a receipt.
@MainActor @Observable final class Store {
    enum Page: Hashable {
        case browse
        case details(Icon)
        case receipt(Icon, number: String)
        /// The message refers to an icon that this version of the store does not have.
        case unknown
        /// The price in the message, in cents, differs from the catalogue's; nil if it has none.
        case wrongPrice(Icon, said: Int?)
    }

    private(set) var page = Page.browse
    var query = ""
    /// A problem, in words for the person.
    var problem: String?
    let catalog: IconCatalog

    init(catalog: IconCatalog = .standard) { self.catalog = catalog }

    var results: [Icon] { catalog.search(query) }

    func browse() { show(.browse) }

    func look(at icon: Icon) { show(.details(icon)) }

    /// Shows the content of a message.
    /// - Parameter message: Nil if it is not about an icon.
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
