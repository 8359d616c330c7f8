import LoadClient

/// Words and options of a command line.
struct Options: Sendable {
    /// Words without the options.
    var words: [String]
    var peer: String?
    var clientCount: Int?

    /// - Throws: `LoadError` for an option without a value, or with a wrong one.
    init(_ arguments: some Sequence<String>) throws {
        words = Array(arguments)
        peer = try take("--peer")
        clientCount = try take("--clients").map(Self.number)
    }

    /// Returns the number in this place; `usual` where there is nothing.
    func number(_ place: Int, or usual: Int) throws -> Int {
        try words.dropFirst(place).first.map(Self.number) ?? usual
    }

    private static func number(_ word: String) throws -> Int {
        guard let number = Int(word) else { throw LoadError("“\(word)” is no number") }
        return number
    }

    /// Removes an option from the words, and returns its value.
    private mutating func take(_ name: String) throws -> String? {
        guard let place = words.firstIndex(of: name) else { return nil }
        guard place + 1 < words.count else { throw LoadError("\(name) has no value") }
        defer { words.removeSubrange(place...place + 1) }
        return words[place + 1]
    }
}
