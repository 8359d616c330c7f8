import ChatModels
import Synchronization

/// People whose data is being written for them: one file at a time for each, since it reads all that they have.
final class ExportTurns: Sendable {
    private let people = Mutex<Set<PersonID>>([])

    /// Returns the person's turn, which ends with `end()` or with the object; nil where they have one.
    func begin(_ person: PersonID) -> ExportTurn? {
        let isFree = people.withLock { $0.insert(person).inserted }
        return isFree ? ExportTurn(of: person, in: self) : nil
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
