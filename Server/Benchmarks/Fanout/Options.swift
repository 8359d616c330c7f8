/// Words and options of a command line.
struct Options: Sendable {
    /// Words without the options.
    var words: [String]
    var peer: String?
    var clientCount: Int?

    init(_ arguments: some Sequence<String>) {
        words = Array(arguments)
        peer = take("--peer")
        clientCount = take("--clients").flatMap(Int.init)
    }

    /// Returns the number in this place; `usual` where there is none.
    func number(_ place: Int, or usual: Int) -> Int { words.dropFirst(place).first.flatMap(Int.init) ?? usual }

    /// Removes an option from the words, and returns its value.
    private mutating func take(_ name: String) -> String? {
        guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
        defer { words.removeSubrange(place...place + 1) }
        return words[place + 1]
    }
}
