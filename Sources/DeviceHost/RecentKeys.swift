import ChatModels

/// Keys of the latest sends, or added files, so that a repeated request does not send a draft that was staged since, or add a file
/// twice.
struct RecentKeys: Sendable {
    /// Number of remembered keys. A client repeats a Send within seconds, and nobody sends so often in that time.
    static let countMax = 64

    private var keys: [SendKey] = []

    func contains(_ key: SendKey) -> Bool { keys.contains(key) }

    mutating func insert(_ key: SendKey) {
        if keys.count == Self.countMax { keys.removeFirst() }
        keys.append(key)
    }
}
