import Foundation
import IconDataKit
import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `The catalogue of icons` {
    private let catalog = IconCatalog.standard

    @Test func `has every icon once, with words and a symbol that can be drawn`() {
        #expect(Set(catalog.icons.map(\.id)).count == catalog.icons.count)
        for icon in catalog.icons {
            #expect(!icon.name.isEmpty && !icon.price.isEmpty && !icon.details.isEmpty)
            #expect(UIImage(systemName: icon.symbol) != nil, "\(icon.symbol)")
            #expect(catalog[icon.id] == icon)
        }
        #expect(catalog["nothing"] == nil)
    }

    @Test func `comes back from JSON as it went in`() throws {
        #expect(try IconCatalog(json: catalog.json()) == catalog)
    }

    @Test(arguments: ["", "{", "[]", #"{"icons":[{"id":"a"}]}"#])
    func `is not read from JSON that holds none`(text: String) {
        #expect(throws: DecodingError.self) { try IconCatalog(json: Data(text.utf8)) }
    }

    @Test func `is not read where two icons have one identifier`() throws {
        let twice = IconCatalog(icons: [catalog.icons[0], catalog.icons[0]])
        let json = try twice.json()
        #expect(throws: DecodingError.self) { try IconCatalog(json: json) }
    }

    @Test(arguments: [
        ("moon", ["night-owl"]), ("MOON Stars", ["night-owl"]), ("moon violin", []), ("4.99", ["royal"]),
        ("cámera", ["snapshot"]),
    ])
    func `finds icons by all the words of a query`(query: String, found: [String]) {
        #expect(catalog.search(query).map(\.id) == found)
    }

    @Test func `finds everything for a query without words`() {
        #expect(catalog.search("  ") == catalog.icons)
    }
}
