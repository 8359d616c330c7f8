import ProgramRunner
import Synchronization

/// Counts the processes of an `AppHost`, and those with each container.
final class ProcessPlaces: Sendable {
    private struct State {
        var count = 0
        var counts: [String: Int] = [:]
    }

    private let countMax: Int
    private let state = Mutex(State())

    init(countMax: Int) { self.countMax = countMax }

    var count: Int { state.withLock { $0.count } }

    /// - Throws: `tooManyProcesses`.
    func reserve(_ container: String) throws(ProgramError) {
        guard reserve(container, if: { count, _ in count < countMax }) else { throw full }
    }

    /// Reserves a place for a process that nobody has asked for yet: none where the container has a process, which may be about to
    /// write what the new one has read, and none of the second half of the places.
    /// - Throws: `tooManyProcesses`.
    func reserveAhead(_ container: String) throws(ProgramError) {
        guard reserve(container, if: isFree) else { throw full }
    }

    func isFreeAhead(_ container: String) -> Bool {
        state.withLock { isFree($0.count, $0.counts[container]) }
    }

    func giveBack(_ container: String) {
        state.withLock { state in
            state.count -= 1
            let left = state.counts[container, default: 1] - 1
            state.counts[container] = left == 0 ? nil : left
        }
    }

    private func isFree(_ count: Int, _ ofContainer: Int?) -> Bool { ofContainer == nil && count < (countMax + 1) / 2 }

    private func reserve(_ container: String, if isFree: (_ count: Int, _ ofContainer: Int?) -> Bool) -> Bool {
        state.withLock { state in
            guard isFree(state.count, state.counts[container]) else { return false }
            state.count += 1
            state.counts[container, default: 0] += 1
            return true
        }
    }

    private var full: ProgramError {
        ProgramError(.tooManyProcesses, "\(countMax) app processes run already.")
    }
}
