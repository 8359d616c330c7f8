import Dispatch
import Foundation
import Glibc
import Synchronization

/// How a child process ended.
package enum ChildExit: Hashable, Sendable {
    case exited(status: Int32)
    case crashed(signal: Int32)
}

/// One child process with a thread of its own that spawns it, waits for it and reaps it.
///
/// The thread must be the one that spawned: "die with the parent" (`PR_SET_PDEATHSIG`) means the parent's *thread*, and
/// the threads that run Swift's tasks come and go.
package final class ChildProcess: Sendable {
    let id: pid_t
    private let isReaped = Mutex(false)

    /// Descriptors of the child: 0, 1 and 2 as usual, and this one.
    static let connectionDescriptor: Int32 = 3
    static let firstFreeDescriptor: Int32 = 10

    /// - Parameter onExit: called once, on another thread, when the process is gone and no zombie is left of it.
    package static func spawn(
        _ arguments: [String], connection: Int32, log: Int32, onExit: @escaping @Sendable (ChildExit) -> Void
    ) throws(AppHostError) -> ChildProcess {
        let spawned = Spawned()
        let thread = Thread {
            let result = spawnHere(arguments, connection: connection, log: log)
            spawned.set(result)
            if case .success(let child) = result { onExit(child.reap()) }
        }
        // It only waits in the kernel.
        thread.stackSize = 256 << 10
        thread.name = "app process"
        thread.start()
        return try spawned.wait().get()
    }

    private init(id: pid_t) { self.id = id }

    /// Ends the process and all of its group. Does nothing once it is reaped: the number may be another's by then.
    package func kill() {
        isReaped.withLock { isReaped in
            if !isReaped { killGroup() }
        }
    }

    private func killGroup() {
        _ = Glibc.kill(-id, SIGKILL)
        // Before the launcher has made its session there is no such group.
        _ = Glibc.kill(id, SIGKILL)
    }

    /// Waits first and reaps then, under the lock, so that `kill` never meets a number that is free again.
    private func reap() -> ChildExit {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        return isReaped.withLock { isReaped in
            // What the app has started itself goes with it, while the number still names its session.
            killGroup()
            ProcessTable.killMembers(ofSession: id)
            var status: Int32 = 0
            let waited = waitpid(id, &status, 0)
            isReaped = true
            return waited == id ? ChildExit(waitStatus: status) : .exited(status: -1)
        }
    }

    private static func spawnHere(
        _ arguments: [String], connection: Int32, log: Int32
    ) -> Result<ChildProcess, AppHostError> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, log, 1)
        posix_spawn_file_actions_adddup2(&actions, log, 2)
        posix_spawn_file_actions_adddup2(&actions, connection, connectionDescriptor)
        var attributes = ordinarySignals()
        defer { posix_spawnattr_destroy(&attributes) }

        let words = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        var id: pid_t = 0
        let problem = posix_spawn(&id, arguments[0], &actions, &attributes, words + [nil], [nil])
        guard problem == 0 else {
            return .failure(AppHostError(.spawnFailed, "posix_spawn: \(String(cString: strerror(problem)))"))
        }
        return .success(ChildProcess(id: id))
    }

    /// A server ignores and blocks signals, and a child inherits that: an app must not.
    private static func ordinarySignals() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }
}

extension ChildExit {
    /// Source: wait(2); the macros that take a status apart are not visible from Swift.
    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited(status: (status >> 8) & 0xff) : .crashed(signal: signal)
    }
}

/// Hands the result of the spawning thread to the one that asked.
private final class Spawned: Sendable {
    private let result = Mutex<Result<ChildProcess, AppHostError>?>(nil)
    private let isSet = DispatchSemaphore(value: 0)

    func set(_ value: Result<ChildProcess, AppHostError>) {
        result.withLock { $0 = value }
        isSet.signal()
    }

    func wait() -> Result<ChildProcess, AppHostError> {
        isSet.wait()
        return result.withLock { $0 } ?? .failure(AppHostError(.spawnFailed, "The spawning thread gave no result."))
    }
}
