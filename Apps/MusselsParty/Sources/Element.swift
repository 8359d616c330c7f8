import Foundation

/// One thing to bring to the party.
struct Element: Identifiable, Hashable {
    /// Identity on this screen only; it is not sent.
    let id = UUID()
    var name: String

    /// Returns nil for a name of only white space. Longer names are cut at `nameLengthMax` characters.
    init?(named text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return nil }
        self.name = String(name.prefix(Self.nameLengthMax))
    }

    /// Returns whether `init(named:)` cuts the text.
    static func isCut(_ text: String) -> Bool {
        text.trimmingCharacters(in: .whitespacesAndNewlines).count > nameLengthMax
    }

    static let nameLengthMax = 60
}
