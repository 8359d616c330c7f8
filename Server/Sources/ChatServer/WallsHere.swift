import AppHost
import ChatModels
import ProgramRunner
import Synchronization

/// Tries the walls around apps once. Returns what is in force on this computer, or why they do not stand.
package func wallsHere() async -> (stand: Bool, words: String) {
    do {
        return (true, try await AppHost.wallsInForce())
    } catch {
        return (false, error.message)
    }
}

/// Result of trying the walls; nil until it is known, which a server does not wait for.
final class TriedWalls: Sendable {
    private let state = Mutex<ServerHealth.Walls?>(nil)

    var result: ServerHealth.Walls? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
