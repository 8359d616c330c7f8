public import Foundation

/// One icon of the store: its name, price and appearance.
public struct Icon: Codable, Hashable, Identifiable, Sendable {
    /// A short word of letters and hyphens that never changes, since messages contain it.
    public let id: String
    public let name: String
    /// Price in euro cents; 0 for a free icon.
    public let cents: Int
    public let details: String
    /// Name of an SF Symbol.
    public let symbol: String
    /// Background of the symbol.
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
    /// Returns the price in the locale's format: "€1.99", "1,99 €", or "Free".
    public func price(in locale: Locale) -> String { cents == 0 ? "Free" : Self.price(cents, in: locale) }

    /// - Parameter cents: Amount in euro cents.
    public static func price(_ cents: Int, in locale: Locale) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
    }

    /// Returns whether each word occurs in the name, the details or the price, ignoring case and accents.
    func matches(_ words: [Substring]) -> Bool {
        let price = price(in: Locale(identifier: "en_US"))
        return words.allSatisfy { word in
            [name, details, price].contains {
                $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
