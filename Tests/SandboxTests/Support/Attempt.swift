import Glibc
import ProgramRunner
import Testing

/// One thing that an app tries, done by `WallProbe`.
struct Attempt: Sendable, CustomTestStringConvertible {
    /// The result without walls: the proof that it is the walls that refuse it.
    enum Outside: Sendable {
        case possible
        /// Possible for root alone.
        case possibleForRoot
        /// The limits of the kernel, or the launcher, refuse it there as well.
        case refused
        /// Not tried: it would harm the computer, or means something within the walls only.
        case untried
    }

    static let refused = ChildExit.exited(status: 10)
    static let possible = ChildExit.exited(status: 0)
    static let endedAsFull = ChildExit.exited(status: LauncherFailure.containerFull.rawValue)

    var what: String
    var name: String
    var outside: Outside
    var inside: ChildExit
    var arguments: @Sendable (WallWorld) -> [String]

    /// - Parameters:
    ///   - what: the table of `docs/security.md` has it.
    ///   - name: of `WallProbe`.
    init(
        _ what: String, _ name: String, _ outside: Outside, inside: ChildExit = refused,
        _ arguments: @escaping @Sendable (WallWorld) -> [String] = { _ in [] }
    ) {
        self.what = what
        self.name = name
        self.outside = outside
        self.inside = inside
        self.arguments = arguments
    }

    var testDescription: String { what }

    var isTriedOutside: Bool {
        switch outside {
        case .possible, .refused: true
        case .possibleForRoot: geteuid() == 0
        case .untried: false
        }
    }
}
