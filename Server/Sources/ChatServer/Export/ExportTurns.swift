import ChatModels
import Synchronization

/// Keeps whose data is being written for them: one file at a time for each, since it reads all that they have, and a few for
/// all, since each has a file or a page of entries in memory.
final class ExportTurns: Sendable {
    /// Seconds after which another try is worth it, where one is being made.
    private static let retrySeconds = 10

    private let people = Mutex<Set<PersonID>>([])

    /// Returns the person's turn, which ends with `end()` or with the object.
    /// - Throws: `RetryLater`: where the person has one, or `ExportLimits.countMax` people have.
    func begin(_ person: PersonID) throws -> ExportTurn {
        let refusal: String? = people.withLock { people in
            if people.contains(person) { return "Your data is being downloaded already. Wait until that has ended." }
            if people.count >= ExportLimits.countMax {
                return "Others are downloading their data. Try again in a while."
            }
            people.insert(person)
            return nil
        }
        if let refusal {
            var later = RetryLater(.tooManyRequests, refusal)
            later.seconds = Self.retrySeconds
            throw later
        }
        return ExportTurn(of: person, in: self)
    }

    fileprivate func end(_ person: PersonID) {
        people.withLock { _ = $0.remove(person) }
    }
}

/// The turn of one person. It also ends where nobody reads the answer to a request, whose body is thrown away then.
final class ExportTurn: Sendable {
    private let person: PersonID
    private let turns: ExportTurns
    private let isOver = Mutex(false)

    fileprivate init(of person: PersonID, in turns: ExportTurns) {
        (self.person, self.turns) = (person, turns)
    }

    deinit { end() }

    func end() {
        let isFirst = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        if isFirst { turns.end(person) }
    }
}
