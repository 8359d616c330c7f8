import Glibc

extension ChildProcess {
    /// Descriptors of the child: 0, 1 and 2 as usual, and these.
    static let connectionDescriptor: Int32 = 3
    /// Descriptor of the folder that the launcher enters; closed before the app runs.
    public static let directoryDescriptor: Int32 = 4
    public static let firstFreeDescriptor: Int32 = 10

    /// Starts the process; the calling thread is its parent.
    /// - Throws: `processLimitReached`, `outOfMemory`, `tooManyOpenFiles`, `spawnFailed`.
    convenience init(spawning request: SpawnRequest) throws(ProgramError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, request.log, 1)
        posix_spawn_file_actions_adddup2(&actions, request.log, 2)
        posix_spawn_file_actions_adddup2(&actions, request.connection, Self.connectionDescriptor)
        if let directory = request.directory {
            posix_spawn_file_actions_adddup2(&actions, directory, Self.directoryDescriptor)
        }
        var attributes = Self.ordinarySignals()
        defer { posix_spawnattr_destroy(&attributes) }

        let words = request.arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        var id: pid_t = 0
        let problem = posix_spawn(&id, request.arguments[0], &actions, &attributes, words + [nil], [nil])
        guard problem == 0 else { throw ProgramError(refused: "posix_spawn", problem) }
        self.init(id: id)
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
