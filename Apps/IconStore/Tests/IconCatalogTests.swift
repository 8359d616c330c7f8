import Foundation
import IconDataKit
import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `The catalogue of icons` {
    private let catalog = IconCatalog.standard

    @Test func `has every icon once, with words and a symbol that can be drawn`() {
        #expect(Set(catalog.icons.map(\.id)).count == catalog.icons.count)
        for icon in catalog.icons {
            #expect(!icon.name.isEmpty && icon.cents >= 0 && !icon.details.isEmpty)
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

    @Test(arguments: [
        ("en_US", "€1.99"), ("de_DE", "1,99\u{a0}€"), ("nl_NL", "€\u{a0}1,99"), ("ja_JP", "€1.99"),
    ])
    func `writes prices as the locale does`(locale: String, price: String) throws {
        let campfire = try #require(catalog["campfire"])
        #expect(campfire.price(in: Locale(identifier: locale)) == price)
        #expect(catalog["paw"]?.price(in: Locale(identifier: locale)) == "Free")
    }

    @Test func `knows icons like another one, and never that one itself`() throws {
        for icon in catalog.icons {
            let related = catalog.related(to: icon, count: 4)
            #expect(related.count == 4 && Set(related).count == 4 && !related.contains(icon))
        }
        let owl = try #require(catalog["night-owl"])
        #expect(catalog.related(to: owl, count: 2).allSatisfy { $0.ground == .violet })
    }

    @Test func `finds everything for a query without words`() {
        #expect(catalog.search("  ") == catalog.icons)
    }
}
