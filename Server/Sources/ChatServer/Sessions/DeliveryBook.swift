import ChatModels

/// Deliveries of one conversation's entries that are not in the store yet. A delivery counts once per person, and those of
/// an entry are written together: once everybody who has a stream has got it, or some time after the first.
struct DeliveryBook {
    /// Request to write the batch with this number, unless it has been taken before.
    enum Action: Hashable {
        case write(batch: Int)
        case writeLater(batch: Int)
    }

    /// Newest entry that each person is known to have got.
    private var delivered: [PersonID: Int]
    /// The part of it that is not written.
    private var unwritten: [PersonID: Int] = [:]
    /// Newest entry that each person with a stream has yet to get.
    private var awaited: [PersonID: Int] = [:]
    private var streamCounts: [PersonID: Int] = [:]
    private var batch = 0

    /// - Parameter receipts: what the store has.
    init(receipts: [Receipt] = []) {
        delivered = Dictionary(receipts.map { ($0.person, $0.delivered) }, uniquingKeysWith: max)
    }

    mutating func opened(by person: PersonID) { streamCounts[person, default: 0] += 1 }

    mutating func closed(by person: PersonID) -> Action? {
        let count = (streamCounts[person] ?? 0) - 1
        streamCounts[person] = count > 0 ? count : nil
        guard count <= 0, awaited.removeValue(forKey: person) != nil else { return nil }
        return complete
    }

    /// Notes that an entry goes to all streams now.
    mutating func published(_ sequence: Int, by sender: PersonID) {
        for person in streamCounts.keys where person != sender { awaited[person] = sequence }
    }

    /// Notes that a person has got the entries up to this one.
    mutating func add(_ sequence: Int, to person: PersonID) -> Action? {
        guard sequence > delivered[person] ?? 0 else { return nil }
        let isFirst = unwritten.isEmpty
        (delivered[person], unwritten[person]) = (sequence, sequence)
        if let last = awaited[person], last <= sequence {
            awaited[person] = nil
            if let complete { return complete }
        }
        return isFirst ? .writeLater(batch: batch) : nil
    }

    private var complete: Action? { awaited.isEmpty && !unwritten.isEmpty ? .write(batch: batch) : nil }

    /// Returns what is to be written; nothing where the batch has been taken.
    mutating func take(batch: Int) -> [PersonID: Int] {
        guard batch == self.batch else { return [:] }
        self.batch += 1
        defer { unwritten = [:] }
        return unwritten
    }

    /// Forgets deliveries that could not be written, so that the next entry makes up for them.
    mutating func forget(_ lost: [PersonID: Int]) {
        for (person, sequence) in lost where delivered[person] == sequence { delivered[person] = nil }
    }
}
