import Foundation
import Messages
import Testing

@testable import MusselsParty

@Suite(.timeLimit(.minutes(5))) struct `A shopping list` {
    @Test func `comes back from a message as it went in`() throws {
        var list = ShoppingList.newParty
        list.name = "Mussels & fries? = yes + “sauce” 🍟"
        list.add(try #require(Element(named: "Andalouse sauce; 50 % more")))
        let message = MSMessage(session: MSSession())
        message.url = list.url
        #expect(ShoppingList(message: message) == list)
    }

    @Test func `of nothing but a name is a list`() throws {
        let empty = ShoppingList(name: "Later", elements: [])
        #expect(ShoppingList(queryItems: empty.queryItems) == empty)
    }

    @Test(arguments: [nil, "https://example.org", "https://example.org/?element=Fries", "data:,hello", "?"])
    func `is not read from a message of something else`(text: String?) {
        let message = MSMessage()
        message.url = text.flatMap(URL.init(string:))
        #expect(ShoppingList(message: message) == nil)
    }

    @Test func `keeps its limits when a message holds too much`() throws {
        let items =
            [URLQueryItem(name: "name", value: String(repeating: "n", count: 500))]
            + (0..<100).map { URLQueryItem(name: "element", value: "Element \($0)") }
        let list = try #require(ShoppingList(queryItems: items))
        #expect(list.name.count == ShoppingList.nameLengthMax)
        #expect(list.elements.count == ShoppingList.elementCountMax)
    }

    @Test func `full of the longest plain names fits a message`() throws {
        let name = String(repeating: "e", count: Element.nameLengthMax)
        let elements = (0..<ShoppingList.elementCountMax).compactMap { _ in Element(named: name) }
        let url = try #require(ShoppingList(name: name, elements: elements).url)
        #expect(url.absoluteString.count <= 5000)
    }

    @Test(arguments: [
        (from: 0, to: 3, expected: ["Fries", "Sauce", "Mussels"]),
        (from: 2, to: 0, expected: ["Sauce", "Mussels", "Fries"]),
        (from: 1, to: 1, expected: ["Mussels", "Fries", "Sauce"]),
        (from: 7, to: 0, expected: ["Mussels", "Fries", "Sauce"]),
    ])
    func `moves an element where it is let go`(from: Int, to: Int, expected: [String]) {
        var list = ShoppingList(name: "P", elements: ["Mussels", "Fries", "Sauce"].compactMap(Element.init(named:)))
        list.move(from: IndexSet(integer: from), to: to)
        #expect(list.elements.map(\.name) == expected)
    }

    @Test(arguments: ["", "  ", "\n\t"])
    func `has no element without a name`(text: String) {
        #expect(Element(named: text) == nil)
    }
}
