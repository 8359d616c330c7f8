import Foundation
import Messages

/// A tally: its title, and each device's count. The message's URL contains all of it.
struct Tally: Equatable {
    let id: UUID
    var title: String
    /// Counts by the identifier that each device has for its own person.
    private(set) var counts: [String: Int] = [:]

    static let titleLengthMax = 60
    static let countMax = 1_000_000
    /// Maximum number of devices that count.
    static let counterCountMax = 32

    init(id: UUID = UUID(), title: String) {
        self.id = id
        self.title = String(title.prefix(Self.titleLengthMax))
    }

    var total: Int { counts.values.reduce(0, +) }

    func count(of counter: String) -> Int { counts[counter] ?? 0 }

    /// Sets a counter to the larger of both numbers, since counts only increase.
    mutating func raise(_ counter: String, to count: Int) {
        guard counts[counter] != nil || counts.count < Self.counterCountMax else { return }
        counts[counter] = min(max(count, self.count(of: counter), 0), Self.countMax)
    }
}

// The message's URL: `?tally=<id>&title=<title>&n.<counter>=<count>…`.
extension Tally {
    private static let counterPrefix = "n."

    init?(message: MSMessage?) {
        guard let url = message?.url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return nil }
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard let id = value("tally").flatMap(UUID.init(uuidString:)), let title = value("title") else { return nil }
        self.init(id: id, title: title)
        for item in items where item.name.hasPrefix(Self.counterPrefix) {
            raise(String(item.name.dropFirst(Self.counterPrefix.count)), to: item.value.flatMap { Int($0) } ?? 0)
        }
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems =
            [URLQueryItem(name: "tally", value: id.uuidString), URLQueryItem(name: "title", value: title)]
            + counts.sorted { $0.key < $1.key }.map {
                URLQueryItem(name: Self.counterPrefix + $0.key, value: "\($0.value)")
            }
        return components.url
    }
}
