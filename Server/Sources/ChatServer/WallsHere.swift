import AppHost
import ProgramRunner

/// Tries the walls around apps once. Returns what is in force on this computer, or why they do not stand.
package func wallsHere() async -> (stand: Bool, words: String) {
    do {
        return (true, try await AppHost.wallsInForce())
    } catch {
        return (false, error.message)
    }
}
