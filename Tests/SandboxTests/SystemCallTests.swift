import Foundation
import ProgramRunner
import Testing

/// How often a start asks the kernel, which does not depend on what else the computer does.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SystemCallTests {
    private static let strace = "/usr/bin/strace"
    /// Most calls of the launcher, the namespace's first process and a small program together; 740 at the time of writing.
    private static let callCountMax = 790

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: strace), "strace is not installed"))
    func `the walls take few system calls`() async throws {
        let world = try WallWorld()
        let output = world.folder.appendingPathComponent("calls")
        // Traced by a process that is not the launcher's parent: that must be this one.
        let tracing = [Self.strace, "-D", "-f", "-qq", "-e", "signal=none", "-o", output.path]
        _ = try await world.end("nothing", sandbox: .walls, before: tracing)
        let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        let calls = lines.filter { $0.contains("(") && !$0.contains("resumed>") }
        #expect((1...Self.callCountMax).contains(calls.count))
    }
}
