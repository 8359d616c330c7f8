public import CodedErrors
import Glibc

/// Why a process cannot be started or heard.
public struct ProgramError: CodedError {
    public enum Code: String, ErrorCode {
        case launcherMissing = "launcher_missing"
        case tooManyProcesses = "too_many_processes"
        case tooManyStarts = "too_many_starts"
        // The system has no room: for a process or thread, for memory, for a descriptor.
        case processLimitReached = "process_limit_reached"
        case outOfMemory = "out_of_memory"
        case tooManyOpenFiles = "too_many_open_files"
        case spawnFailed = "spawn_failed"
        case outputUnreadable = "output_unreadable"
        /// The kernel does not let a wall stand, and nothing runs without.
        case wallsUnavailable = "walls_unavailable"
    }

    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Makes the error for a failed system call from its `errno`.
    public init(refused call: String, _ problem: Int32) {
        let code: Code =
            switch problem {
            case EAGAIN: .processLimitReached
            case ENOMEM: .outOfMemory
            case EMFILE, ENFILE: .tooManyOpenFiles
            default: .spawnFailed
            }
        self.init(code, "\(call): \(String(cString: strerror(problem)))")
    }

    /// Whether there is no room just now, and the same may well be done in a while.
    public var isShortage: Bool {
        switch code {
        case .tooManyProcesses, .tooManyStarts, .processLimitReached, .outOfMemory, .tooManyOpenFiles: true
        case .launcherMissing, .spawnFailed, .outputUnreadable, .wallsUnavailable: false
        }
    }
}
