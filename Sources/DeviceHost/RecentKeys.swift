import ChatModels

/// Remembers the keys of the latest Sends, so that one which arrives again does not take a draft that was staged since.
struct RecentKeys: Sendable {
    /// A client repeats a Send within seconds; nobody sends so often in that time.
    static let countMax = 64

    private var keys: [SendKey] = []

    func contains(_ key: SendKey) -> Bool { keys.contains(key) }

    mutating func insert(_ key: SendKey) {
        if keys.count == Self.countMax { keys.removeFirst() }
        keys.append(key)
    }
}
