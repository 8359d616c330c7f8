public import Foundation

/// The icons of a store.
public struct IconCatalog: Codable, Hashable, Sendable {
    public let icons: [Icon]

    public init(icons: [Icon]) { self.icons = icons }

    /// The icon with this identifier; nil if the store does not have it.
    public subscript(id: Icon.ID) -> Icon? { icons.first { $0.id == id } }

    /// Returns the icons that contain every word of a query, in the store's order; all icons for a query without words.
    public func search(_ query: String) -> [Icon] {
        let words = query.split(whereSeparator: \.isWhitespace)
        return icons.filter { $0.matches(words) }
    }

    /// Returns other icons to suggest beside this one: those with the same background, then those next to it in the
    /// store.
    public func related(to icon: Icon, count: Int) -> [Icon] {
        let place = icons.firstIndex(of: icon) ?? 0
        let others = (icons[place...] + icons[..<place]).filter { $0 != icon }
        return Array(
            (others.filter { $0.ground == icon.ground } + others.filter { $0.ground != icon.ground }).prefix(count))
    }

    /// Decodes a catalogue that `json` encoded.
    /// - Throws: `DecodingError`, also if two icons have the same identifier.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(IconCatalog.self, from: json)
        guard Set(icons.map(\.id)).count == icons.count else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "Two icons have the same identifier."))
        }
    }

    /// Encodes the whole catalogue, readable and in a stable order.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
