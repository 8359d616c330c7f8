public import AppProtocol
public import Foundation
public import Logging
public import NIOCore
public import ProgramRunner

/// Starts app processes and watches over them. Each runs under `AppLauncher`, with its bundle and a container folder.
public final class AppHost: Sendable {
    let launcher: URL
    let containers: URL
    let limits: AppHostLimits
    let clock: any Clock<Duration>
    let group: any EventLoopGroup
    let logger: Logger
    let tellsCalls: Bool
    let spawner: ProcessSpawner
    let sandbox: Sandbox
    let sharedLimits: SharedLimits?
    let places: ProcessPlaces
    let prepared: PreparedApps

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - containers: the folder in which each container gets its own; made when it is first needed.
    ///   - tellsCalls: whether apps say which callbacks they make.
    ///   - clock: measures the time that a process takes for an answer.
    ///   - sharedLimits: of all processes of this host together; nil where the kernel offers none.
    ///   - hasWalls: whether walls stand around each process; without them it can do whatever the server can.
    public init(
        launcher: URL = Launcher.besideExecutable, containers: URL, limits: AppHostLimits = AppHostLimits(),
        clock: any Clock<Duration> = ContinuousClock(),
        group: any EventLoopGroup = ProcessStreams.group,
        logger: Logger = Logger(label: "parley.apps"),
        tellsCalls: Bool = false,
        spawner: ProcessSpawner = .shared,
        sharedLimits: SharedLimits? = nil,
        hasWalls: Bool = true
    ) {
        self.sharedLimits = sharedLimits
        sandbox = hasWalls ? .walls : .none
        self.spawner = spawner
        self.tellsCalls = tellsCalls
        self.launcher = launcher
        self.containers = containers
        self.limits = limits
        self.clock = clock
        self.group = group
        self.logger = logger
        places = ProcessPlaces(countMax: limits.processCountMax)
        prepared = PreparedApps(limits: limits, clock: clock)
    }

    /// Makes ready to start processes: called when the server starts, as long as there is room for the thread.
    public func prepare() throws(ProgramError) { try spawner.start() }

    /// Tries the walls once and returns in one line what is in force on this computer.
    /// - Throws: `walls_unavailable` where one cannot stand, and what keeps a process from starting.
    public static func wallsInForce(launcher: URL = Launcher.besideExecutable) async throws(ProgramError) -> String {
        try await WallCheck.run(launcher: launcher)
    }

    /// Processes that run or are being ended, prepared ones among them.
    public var runningCount: Int { places.count }

    /// Starts a process of an app and sends it `initialize`, or hands over the one that was prepared. The process is the caller's: dropping the
    /// result ends it.
    /// - Parameter container: names the writable folder of the app, the same for every start: 1…200 of the characters
    ///   `A-Z a-z 0-9 - _ .`, the first no full stop.
    /// - Parameter eventLoop: reads and writes the process's connection: that of who uses the process, which then need not be woken
    ///   for what it says; nil for any. One that was prepared keeps its own.
    /// - Throws: `AppHostError` where the container cannot be used, `ProgramError` where the process cannot be started.
    ///   What goes wrong later comes as `.ended`.
    public func launch(
        _ bundle: AppBundle, container name: String, on eventLoop: (any EventLoop)? = nil
    ) async throws -> LaunchedApp {
        // One that could not be prepared says nothing of whether it can be started now.
        if let ready = try? await prepared.claim(name, BundleStamp(bundle))?.value { return ready }
        let container = try ContainerFolder.prepare(name, in: containers)
        try checkLauncher()
        try places.reserve(name)
        do {
            return try await start(bundle, container: container, on: eventLoop, isAhead: false)
        } catch {
            places.giveBack(name)
            throw error
        }
    }

    func checkLauncher() throws(ProgramError) {
        guard FileManager.default.isExecutableFile(atPath: launcher.path) else {
            throw ProgramError(.launcherMissing, "There is no executable \(launcher.path).")
        }
    }

    /// A file of an app that has been launched with this container.
    public func open(_ file: AppFile, of bundle: AppBundle, container name: String) -> OpenedFile? {
        switch file.folder {
        case .bundle: OpenedFile(file, in: bundle.folder)
        case .container:
            (try? ContainerFolder.prepare(name, in: containers)).flatMap { OpenedFile(file, in: $0.descriptor) }
        }
    }

    /// Gives a container that is there another name, unless that one is taken.
    /// - Throws: `containerNameMalformed`, `containerUnusable`.
    public func renameContainer(_ name: String, to new: String) throws(AppHostError) {
        try ContainerFolder.rename(name, to: new, in: containers)
    }

    /// Removes all that is in a container; one that is not there is no error. A process that still has it keeps running.
    /// - Throws: `containerNameMalformed`, `containerUnusable`.
    public func removeContainer(_ name: String) throws(AppHostError) {
        prepared.drop(name)
        try ContainerFolder.remove(name, from: containers)
    }
}
