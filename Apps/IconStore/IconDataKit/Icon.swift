public import Foundation

/// One icon of the store: what it is called, what it costs, and how it is drawn.
public struct Icon: Codable, Hashable, Identifiable, Sendable {
    /// A short word of letters and hyphens that never changes; it travels in messages.
    public let id: String
    public let name: String
    /// In cents of a euro; 0 for a free one.
    public let cents: Int
    public let details: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// The ground that the symbol stands on.
    public let ground: Ground

    public init(id: String, name: String, cents: Int, details: String, symbol: String, ground: Ground) {
        self.id = id
        self.name = name
        self.cents = cents
        self.details = details
        self.symbol = symbol
        self.ground = ground
    }

    public enum Ground: String, Codable, CaseIterable, Sendable {
        case coral, amber, leaf, lagoon, sky, violet, rose, slate
    }
}

extension Icon {
    /// What it costs, as people of a locale write it: "€1.99", "1,99 €", or "Free".
    public func price(in locale: Locale) -> String { cents == 0 ? "Free" : Self.price(cents, in: locale) }

    /// - Parameter cents: of a euro.
    public static func price(_ cents: Int, in locale: Locale) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
    }

    /// Whether each of the words is in the name, the details or the price, whatever its case and accents.
    func matches(_ words: [Substring]) -> Bool {
        let price = price(in: Locale(identifier: "en_US"))
        return words.allSatisfy { word in
            [name, details, price].contains {
                $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
