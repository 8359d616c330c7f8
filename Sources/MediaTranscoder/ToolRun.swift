import AppHost
import ChatModels
import Foundation
import Glibc
import Synchronization

/// One program, from its start to its end.
struct ToolRun: Sendable {
    let tools: MediaTools
    let limits: MediaLimits
    let folder: URL

    /// Returns when the program has ended well.
    /// - Parameter line: each line that it writes, on a thread of the run's own.
    func run(
        _ tool: MediaTools.Tool, _ arguments: [String], line: @escaping @Sendable (String) -> Void
    ) async throws(MediaFailure) {
        guard FileManager.default.isExecutableFile(atPath: tools.path(tool)) else {
            throw MediaFailure(
                .toolMissing, "The server has no program \(tool.rawValue): run Scripts/setup on its computer.")
        }
        let state = State()
        let end = await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    try? await Task.sleep(for: limits.timeMax)
                    if !Task.isCancelled { state.giveUp(.tooSlow) }
                }
                let exit = await start(command(tool, arguments), state, line)
                group.cancelAll()
                return exit
            }
        } onCancel: {
            state.giveUp(.cancelled)
        }
        try check(end, state.reason)
    }

    private func check(_ exit: ChildExit?, _ reason: MediaFailure.Code?) throws(MediaFailure) {
        switch reason {
        case .tooSlow: throw MediaFailure(.tooSlow, "Making the media ready took more than \(limits.timeMax).")
        case .some: throw .cancelled
        case nil: break
        }
        switch exit {
        case .exited(status: 0): return
        case .crashed(signal: SIGXFSZ): throw MediaFailure(.tooLarge, "The media became too large.")
        case .crashed(signal: SIGXCPU): throw MediaFailure(.tooSlow, "Making the media ready took too long.")
        case .exited, .crashed: throw .damaged
        case nil: throw MediaFailure(.toolMissing, "The program that makes media ready could not be started.")
        }
    }

    /// - Returns: nil where it could not be started.
    private func start(
        _ command: [String], _ state: State, _ line: @escaping @Sendable (String) -> Void
    ) async -> ChildExit? {
        await withCheckedContinuation { answer in
            do throws(AppHostError) {
                var ends = try DescriptorPair()
                let reader = OutputReader(byteCountMax: limits.outputByteCountMax, line: line)
                let child = try ChildProcess.spawn(command, connection: ends.child, log: ends.child) { exit in
                    reader.waitForEnd()
                    answer.resume(returning: exit)
                }
                reader.read(ends.takeHost())
                state.take(child)
            } catch {
                answer.resume(returning: nil)
            }
        }
    }

    private func command(_ tool: MediaTools.Tool, _ arguments: [String]) -> [String] {
        let limits: [(String, Int)] = [
            ("--memory-bytes", limits.memoryByteCountMax),
            ("--address-space-bytes", limits.addressSpaceByteCountMax),
            ("--open-file-count", limits.openFileCountMax), ("--file-bytes", limits.fileByteCountMax),
            ("--cpu-seconds", limits.processorSecondsMax), ("--core-bytes", 0),
        ]
        let environment = [
            "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=\(folder.path)", "TMPDIR=\(folder.path)",
            // Debian's libvips can open dozens of kinds of file, most of them by code that nobody has hardened.
            "VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1",
        ]
        return [tools.launcher.path, "--parent", "\(getpid())", "--directory", folder.path]
            + limits.flatMap { [$0.0, "\($0.1)"] } + environment.flatMap { ["--environment", $0] }
            + ["--", tools.path(tool)] + arguments
    }

    /// The running child and why it is ended, whichever comes first.
    private final class State: Sendable {
        private let state = Mutex<(child: ChildProcess?, reason: MediaFailure.Code?)>((nil, nil))

        var reason: MediaFailure.Code? { state.withLock(\.reason) }

        func take(_ child: ChildProcess) {
            let isOver = state.withLock { state in
                state.child = child
                return state.reason != nil
            }
            if isOver { child.kill() }
        }

        func giveUp(_ reason: MediaFailure.Code) {
            let child = state.withLock { state in
                state.reason = state.reason ?? reason
                return state.child
            }
            child?.kill()
        }
    }
}
