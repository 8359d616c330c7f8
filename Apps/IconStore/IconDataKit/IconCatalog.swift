public import Foundation

/// The icons that a store has.
public struct IconCatalog: Codable, Hashable, Sendable {
    public let icons: [Icon]

    public init(icons: [Icon]) { self.icons = icons }

    /// The icon of this identifier; nil where the store does not have it.
    public subscript(id: Icon.ID) -> Icon? { icons.first { $0.id == id } }

    /// The icons in which every word of a query is found, in the store's order; all of them for a query without words.
    public func search(_ query: String) -> [Icon] {
        let words = query.split(whereSeparator: \.isWhitespace)
        return icons.filter { $0.matches(words) }
    }

    /// Other icons that somebody may like who looks at this one: those of its ground, then those beside it in the store.
    public func related(to icon: Icon, count: Int) -> [Icon] {
        let place = icons.firstIndex(of: icon) ?? 0
        let others = (icons[place...] + icons[..<place]).filter { $0 != icon }
        return Array(
            (others.filter { $0.ground == icon.ground } + others.filter { $0.ground != icon.ground }).prefix(count))
    }

    /// Reads a catalogue that `json` wrote.
    /// - Throws: `DecodingError`, also where two icons have one identifier.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(IconCatalog.self, from: json)
        guard Set(icons.map(\.id)).count == icons.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "Two icons have the same identifier."))
        }
    }

    /// The whole catalogue, readable and in a steady order.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
