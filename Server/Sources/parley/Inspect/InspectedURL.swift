import Foundation

/// The URL of a message, taken apart: apps keep their state in its query.
struct InspectedURL: Encodable {
    struct Item: Encodable {
        let name: String
        let value: String?
    }

    let address: String
    let items: [Item]
    let characterCount: Int

    /// Longest URL that `MSMessage` takes. Source: Apple, "MSMessage", `url`.
    private static let characterCountMax = 5_000

    /// Returns nil for what is no URL.
    init?(_ text: String) {
        guard var components = URLComponents(string: text), components.scheme != nil else { return nil }
        items = (components.queryItems ?? []).map { Item(name: $0.name, value: $0.value) }
        components.queryItems = nil
        address = components.string ?? ""
        characterCount = text.count
    }

    var words: String {
        let width = items.map(\.name.count).max() ?? 0
        let lines = items.map { item in
            "  \(item.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(item.value ?? "(no value)")"
        }
        let room =
            characterCount > Self.characterCountMax ? ": too long for a message" : " of \(Self.characterCountMax)"
        return ([address] + lines + ["\(characterCount) characters\(room)"]).joined(separator: "\n")
    }
}
