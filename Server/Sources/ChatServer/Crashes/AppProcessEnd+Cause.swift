import AppHost
import Glibc

extension AppProcessEnd {
    /// Says to the app's author in a sentence why the process is gone; nil where the host ended it on purpose.
    var cause: String? {
        switch self {
        case .terminated: nil
        case .exited(let status): "It ended itself, with status \(status)."
        case .crashed(let signal): Self.cause(of: signal)
        case .hung: "It did not answer in time: something on its main thread takes too long."
        case .misbehaved(let error):
            "The host ended it (\(error.code.rawValue)): \(error.message)\(error.message.hasSuffix(".") ? "" : ".")"
        }
    }

    private static func cause(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP:
            "A check failed, as for an index out of range or a nil that was unwrapped (\(name(signal)))."
        case SIGSEGV, SIGBUS: "It used memory that is not its own, or called itself without end (\(name(signal)))."
        case SIGABRT: "It gave up (SIGABRT)."
        case SIGKILL: "It was killed (SIGKILL): by hand, or because it used more memory than there is."
        case SIGXCPU: "It used more processor time than an app may (SIGXCPU)."
        case SIGXFSZ: "It wrote a larger file than an app may (SIGXFSZ)."
        case SIGSYS: "It asked the system for something that no app may (SIGSYS)."
        default: "Signal \(signal) ended it."
        }
    }

    private static func name(_ signal: Int32) -> String {
        [SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS"][signal] ?? "signal \(signal)"
    }
}
