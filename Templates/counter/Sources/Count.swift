import Foundation
import Messages

/// A number that travels in the message's URL.
struct Count: Equatable, Codable {
    private(set) var number = 0

    static let numberMax = 1_000_000

    mutating func raise() { number = min(number + 1, Self.numberMax) }
}

// MARK: - The message's URL

extension Count {
    /// Returns nil if there is no message, or it holds no count.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let number = items.first(where: { $0.name == "count" })?.value.flatMap({ Int($0) }),
            (0...Self.numberMax).contains(number)
        else { return nil }
        self.number = number
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "count", value: String(number))]
        return components.url
    }
}
