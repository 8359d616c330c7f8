import Glibc

/// Exit status of an app process; numbers follow `sysexits.h`.
enum AppExit: Int32 {
    case hostIsGone = 0
    case notStartedByHost = 64
    case unreadableFrame = 65
    case noPreviews = 73
    case brokenBundle = 78

    /// Exits, and writes the reason to standard error, which is the app's log.
    func end(_ reason: String? = nil) -> Never {
        if let reason { AppLog.write(reason) }
        exit(rawValue)
    }
}
