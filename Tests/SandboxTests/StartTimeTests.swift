import Foundation
import ProbeBundles
import ProgramRunner
import Testing

/// How long a start takes with and without walls, printed side by side: times mean something only as a ratio of one run.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct StartTimeTests {
    private static let runCount = 21

    @Test func `a start within walls stays a start`() async throws {
        let world = try WallWorld()
        let other = try WallWorld()
        let walled = try await median(of: world.prepare("nothing", sandbox: .walls))
        let open = try await median(of: other.prepare("nothing", sandbox: .none))
        print(
            "start: \(walled) with walls, \(open) without"
                + (try await bubblewrap(world).map { ", bubblewrap \($0)" } ?? ""))
        #expect(walled < .seconds(1))
    }

    /// A peer, where it is installed: namespaces alone.
    private func bubblewrap(_ world: WallWorld) async throws -> Duration? {
        let program = "/usr/bin/bwrap"
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let command = [
            program, "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--proc", "/proc",
            "--dev", "/dev", world.bundle + "/WallProbe",
        ]
        return try await median(of: {
            let ends = try DescriptorPair()
            return try await ProcessSpawner.shared.spawn(command, connection: ends.child, log: ends.child).exit
        })
    }

    private func median(of start: () async throws -> ChildExit) async throws -> Duration {
        // Read once, so that no run waits for the disk.
        _ = try await start()
        var times: [Duration] = []
        for _ in 0..<Self.runCount {
            let begin = ContinuousClock.now
            let end = try await start()
            times.append(begin.duration(to: .now))
            // The probe has run, and knows no attempt of this name.
            #expect(end == .exited(status: 11))
        }
        return times.sorted()[times.count / 2]
    }
}
