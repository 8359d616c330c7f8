import Glibc
import Synchronization

/// Starts child processes, all on one thread that also waits for them and reaps them.
///
/// It must be a thread that stays: "die with the parent" (`PR_SET_PDEATHSIG`) means the parent's *thread*, and the threads
/// that run Swift's tasks come and go. No thread is made for a child: where the system has no room for one more thread or
/// process, a start fails with a code, and nobody waits for it.
public final class ProcessSpawner: Sendable {
    /// The server's. Its thread lives as long as the server.
    public static let shared = ProcessSpawner()

    private let queue: SpawnQueue
    /// Holds the write end of the pipe that wakes the thread; nil until the thread runs.
    private let bell = Mutex<Int32?>(nil)

    public init(waitingCountMax: Int = SpawnLimits.waitingCountMax) {
        queue = SpawnQueue(countMax: waitingCountMax)
    }

    /// Makes the thread, where there is none yet.
    /// - Throws: as `spawn`, where the system has no room for it.
    public func start() throws(ProgramError) { _ = try openBell() }

    /// Starts a process whose streams 1 and 2 are `log`, and whose stream 3 is `connection`; it may have a folder. All are
    /// the caller's to close, after the answer.
    /// - Throws: `tooManyStarts`, `processLimitReached`, `outOfMemory`, `tooManyOpenFiles`, `spawnFailed`.
    public func spawn(
        _ arguments: [String], connection: Int32, log: Int32, directory: Int32? = nil
    ) async throws(ProgramError) -> ChildProcess {
        let result = await withCheckedContinuation { answer in
            let request = SpawnRequest(arguments: arguments, connection: connection, log: log, directory: directory) {
                answer.resume(returning: $0)
            }
            do throws(ProgramError) { try add(request) } catch { answer.resume(returning: .failure(error)) }
        }
        return try result.get()
    }

    private func add(_ request: SpawnRequest) throws(ProgramError) {
        let bell = try openBell()
        try queue.add(request)
        // Ignores a full socket: the thread is about to wake then.
        var byte: UInt8 = 0
        _ = write(bell, &byte, 1)
    }

    private func openBell() throws(ProgramError) -> Int32 {
        try bell.withLock { bell throws(ProgramError) in
            if let bell { return bell }
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw ProgramError(refused: "socketpair", errno) }
            do throws(ProgramError) {
                try SpawnerThread(queue: queue, bell: ends[0]).start()
            } catch {
                for end in ends { close(end) }
                throw error
            }
            bell = ends[1]
            return ends[1]
        }
    }
}

/// Limits how many starts of processes wait at once.
public enum SpawnLimits {
    /// A start takes milliseconds; so many wait only where the system is overloaded.
    public static let waitingCountMax = 64
}
