import Foundation
import Messages

extension Match {
    /// Returns nil if there is no message, or what it holds is no round that somebody can have played.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            let first = Self.move("first", in: items)
        else { return nil }
        let second = Self.move("second", in: items)
        guard first.player != second?.player else { return nil }
        self.init(first: first, second: second)
    }

    private static func move(_ name: String, in items: [URLQueryItem]) -> Move? {
        guard let player = items.first(where: { $0.name == "\(name).player" })?.value.flatMap(UUID.init(uuidString:)),
            let hand = items.first(where: { $0.name == "\(name).hand" })?.value.flatMap(Hand.init(rawValue:))
        else { return nil }
        return Move(player: player, hand: hand)
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems = Self.items("first", first) + Self.items("second", second)
        return components.url
    }

    private static func items(_ name: String, _ move: Move?) -> [URLQueryItem] {
        guard let move else { return [] }
        return [
            URLQueryItem(name: "\(name).player", value: move.player.uuidString),
            URLQueryItem(name: "\(name).hand", value: move.hand.rawValue),
        ]
    }
}
