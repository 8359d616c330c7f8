public import Foundation
import Glibc
import Synchronization

/// One outside program, from its start to its end: a process of its own under `AppLauncher`, with limits, in a folder of
/// its own, and without anything else of the server's.
public struct ProgramRun: Sendable {
    public enum End: Hashable, Sendable {
        case exited(status: Int32)
        /// It wrote a file over its limit.
        case wroteTooMuch
        /// It took longer than it may, by the clock or by the processor.
        case tooSlow
        case crashed(signal: Int32)
        /// The task that waits for it was cancelled.
        case cancelled
        /// There is no such program.
        case missing
        /// It could not be started, or its output could not be read.
        case failed(ProgramError)
    }

    private let launcher: URL
    private let limits: ProgramLimits
    private let folder: URL
    private let environment: [String]
    private let sandbox: Sandbox
    private let hasNetwork: Bool

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - folder: where it runs; its `HOME`, and the one folder in which it can write. Of the server's own making.
    ///   - environment: more of its environment, as in `NAME=value`.
    ///   - hasNetwork: whether it has the network of the computer.
    public init(
        launcher: URL, limits: ProgramLimits, folder: URL, environment: [String] = [], sandbox: Sandbox = .walls,
        hasNetwork: Bool = false
    ) {
        self.launcher = launcher
        self.limits = limits
        self.folder = folder
        self.environment = environment
        self.sandbox = sandbox
        self.hasNetwork = hasNetwork
    }

    /// Returns when the program is gone. Cancelling the task ends it.
    /// - Parameter line: each line that it writes; called on an event loop, which must not be held up.
    public func run(
        _ program: URL, _ arguments: [String], line: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> End {
        // Its root has the file alone, and not the links to it.
        let program = program.resolvingSymlinksInPath()
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return .missing }
        return await run(line: line) { () throws(ProgramError) in try command(program, arguments) }
    }

    /// Tries the walls in which a program would run.
    /// - Parameter line: what the launcher says.
    func report(line: @escaping @Sendable (String) -> Void) async -> End {
        await run(line: line) { () throws(ProgramError) in try command(launcher, [], ["--report", "yes"]) }
    }

    private func run(
        line: @escaping @Sendable (String) -> Void,
        command: @escaping @Sendable () throws(ProgramError) -> [String]
    ) async -> End {
        let state = State()
        let end = await withTaskCancellationHandler {
            let alarm = Alarm(number: 0, in: limits.timeMax, on: ContinuousClock()) { state.giveUp(.tooSlow) }
            defer { withExtendedLifetime(alarm) {} }
            return await runToEnd(command, state, line)
        } onCancel: {
            state.giveUp(.cancelled)
        }
        return state.reason ?? end
    }

    private func runToEnd(
        _ command: () throws(ProgramError) -> [String], _ state: State, _ line: @escaping @Sendable (String) -> Void
    ) async -> End {
        do throws(ProgramError) {
            let (child, output) = try await start(command(), line)
            state.didSpawn(child)
            let exit = await child.exit
            try await output.finish()
            return Self.end(exit)
        } catch {
            return .failed(error)
        }
    }

    private static func end(_ exit: ChildExit) -> End {
        switch exit {
        case .exited(let status):
            // A program could end with such a number itself: it has failed then as well.
            LauncherFailure(rawValue: status).flatMap { $0.isOfWalls ? $0 : nil }
                .map { .failed(ProgramError(.wallsUnavailable, $0.sentence)) } ?? .exited(status: status)
        case .crashed(signal: SIGXFSZ): .wroteTooMuch
        case .crashed(signal: SIGXCPU): .tooSlow
        case .crashed(let signal): .crashed(signal: signal)
        }
    }

    private func start(
        _ command: [String], _ line: @escaping @Sendable (String) -> Void
    ) async throws(ProgramError) -> (child: ChildProcess, output: OutputReader) {
        var ends = try DescriptorPair()
        let output = try await OutputReader(ends.takeHost(), byteCountMax: limits.outputByteCountMax, line: line)
        do throws(ProgramError) {
            let child = try await ProcessSpawner.shared.spawn(command, connection: ends.child, log: ends.child)
            return (child, output)
        } catch {
            output.close()
            throw error
        }
    }

    private func command(
        _ program: URL, _ arguments: [String], _ options: [String] = []
    ) throws(ProgramError) -> [String] {
        let limits: [(String, Int)] = [
            ("--memory-bytes", limits.memoryByteCountMax),
            ("--address-space-bytes", limits.addressSpaceByteCountMax),
            ("--open-file-count", limits.openFileCountMax), ("--file-bytes", limits.fileByteCountMax),
            ("--cpu-seconds", limits.processorSecondsMax), ("--core-bytes", 0),
        ]
        let environment =
            ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=\(folder.path)", "TMPDIR=\(folder.path)"] + environment
        return [launcher.path, "--parent", "\(getpid())", "--directory", folder.path]
            + (try walls(around: program)) + options + limits.flatMap { [$0.0, "\($0.1)"] }
            + environment.flatMap { ["--environment", $0] }
            + ["--", program.path] + arguments
    }

    private func walls(around program: URL) throws(ProgramError) -> [String] {
        guard sandbox == .walls else { return ["--sandbox", "no"] }
        return WalledRoot(programs: [program], hasNetwork: hasNetwork).arguments
            + (try ownUser().map { ["--user", "\($0)"] } ?? [])
    }

    private func ownUser() throws(ProgramError) -> uid_t? {
        let opened = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw ProgramError(refused: "open", errno) }
        defer { close(opened) }
        return try ProcessUser.own(opened)
    }

    /// The running child and why it is ended, whichever comes first.
    private final class State: Sendable {
        private let state = Mutex<(child: ChildProcess?, reason: End?)>((nil, nil))

        var reason: End? { state.withLock(\.reason) }

        func didSpawn(_ child: ChildProcess) {
            let isOver = state.withLock { state in
                state.child = child
                return state.reason != nil
            }
            if isOver { child.kill() }
        }

        func giveUp(_ reason: End) {
            let child = state.withLock { state in
                state.reason = state.reason ?? reason
                return state.child
            }
            child?.kill()
        }
    }
}
