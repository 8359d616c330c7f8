public import Glibc
import Synchronization

/// How a child process ended.
public enum ChildExit: Hashable, Sendable {
    case exited(status: Int32)
    case crashed(signal: Int32)
}

/// One child process, which a `ProcessSpawner` has started and reaps.
public final class ChildProcess: Sendable {
    private struct State {
        var isReaped = false
        var exit: ChildExit?
        var listeners: [@Sendable (ChildExit) -> Void] = []
    }

    public let id: pid_t
    private let state = Mutex(State())

    init(id: pid_t) { self.id = id }

    /// Ends the process and all of its group. Does nothing once it is reaped: the number may be another's by then.
    public func kill() {
        state.withLock { state in
            if !state.isReaped { killGroup() }
        }
    }

    /// Sends the process alone a signal. Does nothing once it is reaped.
    public func send(_ signal: Int32) {
        state.withLock { state in
            if !state.isReaped { _ = Glibc.kill(id, signal) }
        }
    }

    /// Calls once the process is gone and no zombie is left of it: at once where it is already, else on another thread.
    public func whenEnded(_ listener: @escaping @Sendable (ChildExit) -> Void) {
        let exit = state.withLock { state in
            if state.exit == nil { state.listeners.append(listener) }
            return state.exit
        }
        if let exit { listener(exit) }
    }

    /// Waits until the process is gone.
    public var exit: ChildExit {
        get async { await withCheckedContinuation { answer in whenEnded { answer.resume(returning: $0) } } }
    }

    private func killGroup() {
        _ = Glibc.kill(-id, SIGKILL)
        // Before the launcher has made its session there is no such group.
        _ = Glibc.kill(id, SIGKILL)
    }

    /// Waits first and reaps then, under the lock, so that `kill` never meets a number that is free again. On the thread that
    /// spawned only.
    func reap() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let (exit, listeners) = state.withLock { state in
            // Kills the processes that the app has started, while the number still names its session.
            killGroup()
            ProcessTable.killMembers(ofSession: id)
            var status: Int32 = 0
            let exit = waitpid(id, &status, 0) == id ? ChildExit(waitStatus: status) : .exited(status: -1)
            state.isReaped = true
            state.exit = exit
            defer { state.listeners = [] }
            return (exit, state.listeners)
        }
        for listener in listeners { listener(exit) }
    }
}

extension ChildExit {
    /// Source: wait(2); the macros that take a status apart are not visible from Swift.
    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited(status: (status >> 8) & 0xff) : .crashed(signal: signal)
    }
}
