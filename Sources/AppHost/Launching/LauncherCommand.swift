import Foundation
import Glibc
import ProgramRunner

/// The command line of `AppLauncher`: who may start, with what, within which walls and limits. It enters the container by a
/// descriptor, which was opened for that: a path could lead elsewhere by then.
struct LauncherCommand {
    var launcher: URL
    var bundle: AppBundle
    var container: URL
    var limits: AppHostLimits
    var sandbox: Sandbox
    var sharedLimits: SharedLimits?
    /// The app's user, where root starts it.
    var user: uid_t?
    /// Whether nobody has opened the app yet: it draws a screen of Parley's own meanwhile.
    var isAhead = false

    var arguments: [String] {
        [launcher.path, "--parent", "\(getpid())", "--directory", "/proc/self/fd/\(ChildProcess.directoryDescriptor)"]
            + walls + (sharedLimits?.launcherArguments ?? []) + limitArguments
            + environment.flatMap { ["--environment", $0] }
            + ["--", bundle.executable.path]
    }

    private var walls: [String] {
        guard sandbox == .walls else { return ["--sandbox", "no"] }
        let numbers: [(String, Int)] = [
            ("--process-count", limits.threadCountMax), ("--temporary-bytes", limits.temporaryByteCountMax),
            ("--container-bytes", limits.containerByteCountMax), ("--container-files", limits.containerFileCountMax),
        ]
        return ["--container", container.path]
            + WalledRoot(programs: [bundle.folder] + [noNetwork].compactMap(\.self)).arguments
            + (user.map { ["--user", "\($0)"] } ?? []) + numbers.flatMap { [$0.0, "\($0.1)"] }
    }

    private var limitArguments: [String] {
        var values = [
            ("--memory-bytes", limits.memoryByteCountMax),
            ("--address-space-bytes", limits.addressSpaceByteCountMax),
            ("--open-file-count", limits.openFileCountMax),
            ("--nice", limits.niceness),
            ("--file-bytes", limits.fileByteCountMax),
            // A core of an app holds what its person wrote.
            ("--core-bytes", 0),
        ]
        if let seconds = limits.processorSecondsMax { values.append(("--cpu-seconds", seconds)) }
        return values.flatMap { [$0.0, "\($0.1)"] }
    }

    /// All that an app sees of the host's environment: nothing.
    private var environment: [String] {
        [
            "PATH=/usr/bin:/bin", "HOME=\(container.path)", "TMPDIR=\(container.path)/tmp", "LANG=C.UTF-8",
            // The backtracer of a crash takes 50 ms and fills the log.
            "SWIFT_BACKTRACE=enable=no",
        ] + (isAhead ? ["PARLEY_AHEAD=yes"] : [])
            + (sandbox == .walls ? noNetwork.map { ["LD_PRELOAD=\($0.path)"] } ?? [] : [])
    }

    /// The library that walled apps have in place of libcurl, which no walls let through; nil where none was built beside the launcher,
    /// and where LD_PRELOAD would take its path for several.
    private var noNetwork: URL? {
        let file = launcher.deletingLastPathComponent().appendingPathComponent("libNoNetwork.so")
        guard !file.path.contains(where: { $0.isWhitespace || $0 == ":" }) else { return nil }
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
}

extension AppHost {
    /// The command that starts an app with this container, which its user owns from now on.
    func command(
        for bundle: AppBundle, _ container: ContainerFolder, isAhead: Bool = false
    ) throws(ProgramError) -> LauncherCommand {
        LauncherCommand(
            launcher: launcher, bundle: bundle, container: container.url, limits: limits, sandbox: sandbox,
            sharedLimits: sharedLimits, user: try container.own(in: sandbox), isAhead: isAhead)
    }
}

extension LauncherFailure {
    /// How an app has ended that was never reached; nil for a status of the app's own.
    /// - Parameter hasStarted: whether the app has answered: no status but that of a full container is the launcher's then.
    static func end(_ status: Int32, hasStarted: Bool) -> AppProcessEnd? {
        guard let failure = LauncherFailure(rawValue: status), failure == .containerFull || !hasStarted
        else { return nil }
        let code: Misbehaviour.Code =
            failure == .containerFull ? .containerFull : failure.isOfWalls ? .wallsUnavailable : .cannotStart
        return .misbehaved(code, failure.sentence)
    }
}
