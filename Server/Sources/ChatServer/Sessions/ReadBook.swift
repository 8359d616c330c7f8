import ChatModels

/// The read marks of one conversation: those in the store, and those that wait to be written. Marks that come while
/// others are being written are written together, in one transaction.
struct ReadBook {
    typealias Answer = @Sendable (Result<Void, any Error>) -> Void

    /// Marks that are written together.
    struct Batch {
        /// Newest entry that each person has read.
        var marks: [PersonID: Int] = [:]
        /// Get the outcome, one for each mark that was added.
        var answers: [Answer] = []
    }

    /// Newest entry that each person has read by the store.
    private var written: [PersonID: Int] = [:]
    private var waiting = Batch()
    private var isWriting = false

    /// Takes over what the store has; marks that wait go on waiting.
    mutating func begin(with receipts: [Receipt]) {
        wrote(Dictionary(receipts.map { ($0.person, $0.read) }, uniquingKeysWith: max))
    }

    /// Returns whether the store has it that the person has read the entries up to this one.
    func has(_ sequence: Int, by person: PersonID) -> Bool { sequence <= written[person] ?? 0 }

    /// Adds a mark.
    /// - Returns: whether the caller has to write: nobody does yet.
    mutating func add(_ sequence: Int, by person: PersonID, answer: @escaping Answer) -> Bool {
        waiting.marks[person] = max(sequence, waiting.marks[person] ?? 0)
        waiting.answers.append(answer)
        defer { isWriting = true }
        return !isWriting
    }

    /// Returns what is to be written next; nil where nothing waits, so that the next mark begins anew.
    mutating func take() -> Batch? {
        isWriting = !waiting.answers.isEmpty
        guard isWriting else { return nil }
        defer { waiting = Batch() }
        return waiting
    }

    /// Notes that the store has these marks.
    mutating func wrote(_ marks: [PersonID: Int]) { written.merge(marks, uniquingKeysWith: max) }
}
