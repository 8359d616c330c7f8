import Glibc

/// Why a process cannot be started or heard: a stable code that programs switch on and a sentence that people read.
package struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable, CaseIterable {
        case tooManyStarts = "too_many_starts"
        // The system has no room: for a process or thread, for memory, for a descriptor.
        case processLimitReached = "process_limit_reached"
        case outOfMemory = "out_of_memory"
        case tooManyOpenFiles = "too_many_open_files"
        case spawnFailed = "spawn_failed"
        case outputUnreadable = "output_unreadable"
    }

    package var code: Code
    package var description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// Makes the error for a failed system call from its `errno`.
    package init(refused call: String, _ problem: Int32) {
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
    package var isShortage: Bool {
        switch code {
        case .tooManyStarts, .processLimitReached, .outOfMemory, .tooManyOpenFiles: true
        case .spawnFailed, .outputUnreadable: false
        }
    }
}
