import Foundation
import Messages
import SwiftUI

/// A short list that travels in the message's URL.
struct Things: Equatable, Codable {
    private(set) var names: [String] = []

    // A message's URL has at most 5,000 characters.
    static let countMax = 20
    static let lengthMax = 60

    var isFull: Bool { names.count >= Self.countMax }

    /// Adds a name; one that is empty, or comes when the list is full, is left out.
    mutating func add(_ name: String) {
        let name = String(name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.lengthMax))
        guard !name.isEmpty, !isFull else { return }
        names.append(name)
    }

    mutating func remove(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
    mutating func move(from source: IndexSet, to destination: Int) {
        names.move(fromOffsets: source, toOffset: destination)
    }
}

// MARK: - The message's URL

extension Things {
    /// Returns nil if there is no message, or it is not one of this app.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            items.contains(where: { $0.name == "list" })
        else { return nil }
        for item in items where item.name == "thing" { add(item.value ?? "") }
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems =
            [URLQueryItem(name: "list", value: "1")] + names.map { URLQueryItem(name: "thing", value: $0) }
        return components.url
    }
}
