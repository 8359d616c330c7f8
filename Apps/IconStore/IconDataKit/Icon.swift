import Foundation

/// One icon of the store: what it is called, what it costs, and how it is drawn.
public struct Icon: Codable, Hashable, Identifiable, Sendable {
    /// A short word of letters and hyphens that never changes; it travels in messages.
    public let id: String
    public let name: String
    /// As it is shown: "Free", "€ 1.99".
    public let price: String
    public let details: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// The ground that the symbol stands on.
    public let ground: Ground

    public init(id: String, name: String, price: String, details: String, symbol: String, ground: Ground) {
        self.id = id
        self.name = name
        self.price = price
        self.details = details
        self.symbol = symbol
        self.ground = ground
    }

    public enum Ground: String, Codable, CaseIterable, Sendable {
        case coral, amber, leaf, lagoon, sky, violet, rose, slate
    }
}

extension Icon {
    /// Whether each of the words is in the name, the details or the price, whatever its case and accents.
    func matches(_ words: [Substring]) -> Bool {
        words.allSatisfy { word in
            [name, details, price].contains {
                $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
