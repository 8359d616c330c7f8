import Foundation
import Messages

/// A line of text that travels in the message's URL.
struct Note: Equatable {
    let text: String

    static let lengthMax = 200

    /// Returns nil for a text without letters.
    init?(text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        self.text = String(text.prefix(Self.lengthMax))
    }

    /// Returns nil if there is no message, or it holds no note.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let text = items.first(where: { $0.name == "note" })?.value
        else { return nil }
        self.init(text: text)
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "note", value: text)]
        return components.url
    }
}
