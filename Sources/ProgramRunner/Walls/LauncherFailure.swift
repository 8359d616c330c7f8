/// Why `AppLauncher` has not become the program that it was to become: its exit codes, as `Sources/AppLauncher/failure.h`
/// has them.
public enum LauncherFailure: Int32, Hashable, Sendable, CaseIterable {
    case usage = 112
    case parent
    case session
    case limits
    case privileges
    case descriptors
    case directory
    case containerFull
    case namespaces
    case root
    case user
    case landlock
    case filter
    case processes
    case notExecutable
    case notFound

    /// Whether it is a wall that cannot stand on this computer.
    public var isOfWalls: Bool {
        switch self {
        case .privileges, .namespaces, .root, .user, .landlock, .filter: true
        default: false
        }
    }

    /// A sentence; the launcher's own line, on standard error, names the place.
    public var sentence: String {
        switch self {
        case .usage: "The launcher does not understand its command line."
        case .parent: "The server was gone when the launcher started."
        case .session: "The launcher cannot start a session."
        case .limits: "The kernel refuses the limits."
        case .privileges: "The kernel does not let the process drop its privileges."
        case .descriptors: "The launcher cannot close what the server has open."
        case .directory: "The folder to work in cannot be entered."
        case .containerFull: "The folder to write in holds more than it may."
        case .namespaces: "The kernel does not let the process leave the host's namespaces."
        case .root: "A root of its own cannot be put together for the process."
        case .user: "The process cannot have a user of its own."
        case .landlock: "The kernel has no Landlock, or refuses its rules."
        case .filter: "The kernel refuses the filter of system calls."
        case .processes: "The system has no room for the launcher's processes."
        case .notExecutable: "The program cannot be executed."
        case .notFound: "There is no such program."
        }
    }
}
