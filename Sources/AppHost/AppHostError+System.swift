import Glibc

extension AppHostError {
    /// Makes the error for a failed system call from its `errno`.
    init(refused call: String, _ problem: Int32) {
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
        case .tooManyProcesses, .tooManyStarts, .processLimitReached, .outOfMemory, .tooManyOpenFiles: true
        default: false
        }
    }
}
