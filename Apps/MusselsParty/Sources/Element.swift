import Foundation

/// One thing to bring to the party.
struct Element: Identifiable, Hashable {
    /// Names the element on this screen only; it does not travel.
    let id = UUID()
    var name: String

    /// `nil` for a name of nothing but white space. Longer names are cut at `nameLengthMax` characters.
    init?(named text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return nil }
        self.name = String(name.prefix(Self.nameLengthMax))
    }

    /// Whether `init(named:)` cuts the text's end off.
    static func isCut(_ text: String) -> Bool {
        text.trimmingCharacters(in: .whitespacesAndNewlines).count > nameLengthMax
    }

    static let nameLengthMax = 60
}
