import Foundation
import Messages

/// A party's list: its name and its elements. The message's URL contains all of it.
struct ShoppingList: Hashable {
    var name: String
    private(set) var elements: [Element]

    /// A list with what a mussels-and-fries party needs.
    static var newParty: ShoppingList {
        ShoppingList(name: "Mussels Party", elements: ["Mussels", "Fries"].compactMap(Element.init(named:)))
    }

    static let nameLengthMax = 60
    /// Maximum number of elements: with plain letters they fit the 5,000 characters of a message's URL with room to
    /// spare.
    static let elementCountMax = 30

    init(name: String, elements: [Element]) {
        self.name = name
        self.elements = Array(elements.prefix(Self.elementCountMax))
    }

    var isFull: Bool { elements.count >= Self.elementCountMax }

    mutating func add(_ element: Element) {
        guard !isFull else { return }
        elements.append(element)
    }

    mutating func insert(_ element: Element, at index: Int) {
        guard !isFull else { return }
        elements.insert(element, at: min(max(index, 0), elements.count))
    }

    mutating func remove(at offsets: IndexSet) {
        for offset in offsets.reversed() where elements.indices.contains(offset) { elements.remove(at: offset) }
    }

    mutating func move(from source: IndexSet, to destination: Int) {
        let moved = source.filter(elements.indices.contains)
        let before = moved.count { $0 < destination }
        let taken = moved.map { elements[$0] }
        for offset in moved.reversed() { elements.remove(at: offset) }
        elements.insert(contentsOf: taken, at: min(max(destination - before, 0), elements.count))
    }
}

// MARK: - Encoding and decoding

extension ShoppingList {
    private enum Key {
        static let name = "name"
        static let element = "element"
    }

    var queryItems: [URLQueryItem] {
        [URLQueryItem(name: Key.name, value: name)]
            + elements.map { URLQueryItem(name: Key.element, value: $0.name) }
    }

    /// Returns nil if the items have no name, and so are not those of a list.
    init?(queryItems: [URLQueryItem]) {
        guard let name = queryItems.first(where: { $0.name == Key.name })?.value else { return nil }
        let elements = queryItems.filter { $0.name == Key.element }.compactMap {
            $0.value.flatMap(Element.init(named:))
        }
        self.init(name: String(name.prefix(Self.nameLengthMax)), elements: elements)
    }

    /// Returns nil if there is no message, or it is not one of this app.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return nil }
        self.init(queryItems: items)
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems = queryItems
        return components.url
    }
}

// Lists are equal if their text is: the identities of their elements belong to one screen.
extension ShoppingList {
    static func == (left: ShoppingList, right: ShoppingList) -> Bool {
        left.name == right.name && left.elements.map(\.name) == right.elements.map(\.name)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(elements.map(\.name))
    }
}
