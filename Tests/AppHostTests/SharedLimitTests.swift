import AppHost
import Foundation
import ProgramRunner
import Testing

/// Whether this process may make control groups, which takes root or a service manager that hands them over.
private let mayLimit = SharedLimits() != nil

extension ProcessTests {
    /// Limits of all processes of a host together, kept by the kernel.
    struct SharedLimitTests {
        @Test(.enabled(if: mayLimit, "needs control groups"))
        func `together apps have no more threads than is said, and those that run go on`() async throws {
            let limits = try #require(SharedLimits(SharedLimitValues(threadCountMax: 24)))
            let world = try ProbeWorld("normal", sharedLimits: limits)
            let first = try await world.launchWithScene()
            #expect(await first.nextPatch() != nil)
            var others: [ProbeRun] = []
            // Each has at least three: the launcher, the namespace's first, and itself.
            for _ in 0..<8 { others.append(try await world.launchWithScene()) }
            var shown = 0
            for other in others where await other.nextPatch() != nil { shown += 1 }
            #expect(shown < others.count)
            first.tap()
            #expect(await first.nextRequest() != nil)
            for run in [first] + others { run.terminate() }
            // Reads on to the end, which some have reached before.
            for run in [first] + others { _ = await run.end() }
        }

        @Test(
            .enabled(if: mayLimit, "needs control groups"),
            arguments: [(32 << 20, Int32(137)), (1 << 30, 0)])
        func `memory counts for all of an app's processes together`(byteCountMax: Int, status: Int32) async throws {
            let limits = try #require(
                SharedLimits(SharedLimitValues(memoryByteCountMax: byteCountMax)))
            let script = "#!/bin/sh\nhead -c 100000000 /dev/zero | tail -c 100000000 >/dev/null\nexit $?\n"
            let world = try ProbeWorld(script: script, sharedLimits: limits)
            #expect(try await world.launch().end() == .exited(status: status))
        }
    }
}
