import Foundation
import Glibc
import ProbeBundles
import ProgramRunner
import Testing

/// Launchers that cannot put all walls up: nothing runs then.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct FailureTests {
    /// With so few descriptors some step fails: which, depends on the number. The attempt is possible within the walls and
    /// without them, so its success would show that it had run.
    @Test(arguments: 4..<20)
    func `where a step fails nothing of the app has run`(descriptorCount: Int) async throws {
        let world = try WallWorld()
        let attempt = Attempt("", "writeOwnFile", .possible)
        let end = try await world.end(
            of: attempt, before: ["/usr/bin/prlimit", "--nofile=\(descriptorCount):\(descriptorCount)"])
        let hasRun = FileManager.default.fileExists(atPath: world.container + "/folder")
        if case .exited(let status) = end, LauncherFailure(rawValue: status) != nil {
            #expect(!hasRun)
        } else {
            #expect(end == Attempt.possible && hasRun)
        }
    }

    @Test func `so few descriptors do make a step fail`() async throws {
        let end = try await WallWorld().end(
            of: Attempt("", "writeOwnFile", .possible), before: ["/usr/bin/prlimit", "--nofile=6:6"])
        guard case .exited(let status) = end else {
            Issue.record("ended with \(end)")
            return
        }
        #expect(LauncherFailure(rawValue: status) != nil)
    }

    @Test(.enabled(if: geteuid() == 0, "an ordinary user has no other user to give"))
    func `root starts nothing as itself`() throws {
        let launcher = ProbeBundle.product("AppLauncher").path
        let run = try #require(popen("'\(launcher)' --directory /tmp -- /usr/bin/true 2>/dev/null", "re"))
        #expect(pclose(run) >> 8 == LauncherFailure.usage.rawValue)
    }

    @Test func `the launcher and the host mean the same by each exit code`() throws {
        let header = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/AppLauncher/failure.h")
        let known = try String(contentsOf: header, encoding: .utf8).matches(of: /exit(\w+) = (\d+),/).map {
            "\($0.1.lowercased()) \($0.2)"
        }
        #expect(known == LauncherFailure.allCases.map { "\($0)".lowercased() + " \($0.rawValue)" })
    }

    @Test func `the server can say in one line what is in force`() async throws {
        let line = try await WallCheck.run(launcher: ProbeBundle.product("AppLauncher"))
        for wall in ["user", "mount", "PID", "IPC", "UTS", "cgroup", "network", "Landlock", "seccomp"] {
            #expect(line.contains(wall))
        }
        #expect(!line.contains("\n"))
    }
}
