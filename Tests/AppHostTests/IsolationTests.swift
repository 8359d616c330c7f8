import AppHost
import Foundation
import Glibc
import ProbeBundles
import Testing

extension ProcessTests {
    struct IsolationTests {
        @Test func `an app has its three streams and its connection, and no other descriptor`() async throws {
            // A descriptor that a careless library has left open across exec.
            let careless = dup(2)
            defer { close(careless) }
            let run = try await ProbeWorld("reportAtStart").launch()
            #expect(await run.nextDiagnostic("descriptors") == "0 1 2 3")
        }

        @Test func `the limits are in force`() async throws {
            let limits = AppHostLimits()
            let report = try #require(try await ProbeWorld("reportAtStart").launch().nextDiagnostic("limits"))
            #expect(limit("Max data size", in: report) == "\(limits.memoryByteCountMax)")
            #expect(limit("Max address space", in: report) == "\(limits.addressSpaceByteCountMax)")
            #expect(limit("Max open files", in: report) == "\(limits.openFileCountMax)")
            #expect(limit("Max file size", in: report) == "\(limits.fileByteCountMax)")
            #expect(limit("Max core file size", in: report) == "0")
            #expect(limit("Max cpu time", in: report) == "unlimited")
        }

        @Test func `a limit of the processor's time is in force where there is one`() async throws {
            var limits = ProbeWorld.patient
            limits.processorSecondsMax = 60
            let world = try ProbeWorld("reportAtStart", limits: limits)
            let report = try #require(try await world.launch().nextDiagnostic("limits"))
            #expect(limit("Max cpu time", in: report) == "60")
        }

        @Test func `an app stands back for who started it`() async throws {
            let own = Int(nice(0))
            let report = try await ProbeWorld("reportAtStart").launch().nextDiagnostic("niceness")
            #expect(report == "\(min(19, own + AppHostLimits().niceness))")
        }

        @Test(.enabled(if: geteuid() == 0, "only root may let a process come forward again"))
        func `an app that works without a pause stands further back, and comes forward once it rests`() async throws {
            let own = Int(nice(0))
            let run = try await ProbeWorld("work").launchAndTap()
            #expect(await run.nextDiagnostic("working") == "19")
            #expect(await run.nextDiagnostic("resting") == "\(min(19, own + AppHostLimits().niceness))")
        }

        @Test func `an app that works for a moment, as at its start, stands no further back`() async throws {
            let own = Int(nice(0))
            let run = try await ProbeWorld("burst").launchAndTap()
            #expect(await run.nextDiagnostic("furthest") == "\(min(19, own + AppHostLimits().niceness))")
        }

        @Test func `an app gains no privileges by executing a file`() async throws {
            let report = try #require(try await ProbeWorld("reportAtStart").launch().nextDiagnostic("status"))
            #expect(report.contains("NoNewPrivs:\t1"))
            #expect(report.contains("SigBlk:\t0000000000000000"))
        }

        @Test func `an app sees nothing of the host's environment`() async throws {
            setenv("PARLEY_TEST_SECRET", "secret", 1)
            defer { unsetenv("PARLEY_TEST_SECRET") }
            let report = try #require(try await ProbeWorld("reportAtStart").launch().nextDiagnostic("environment"))
            let names = report.split(separator: "\n").compactMap { $0.split(separator: "=").first }
            // Within walls, what stands in for libcurl is preloaded.
            #expect(names.filter { $0 != "LD_PRELOAD" } == ["HOME", "LANG", "PATH", "SWIFT_BACKTRACE", "TMPDIR"])
        }

        @Test func `an app works in its container and in a session of its own`() async throws {
            let world = try ProbeWorld("reportAtStart")
            let run = try await world.launch()
            let container = world.folder.url.appendingPathComponent("containers/kate-probe").path
            #expect(await run.nextDiagnostic("directory") == container)
            #expect(await run.nextDiagnostic("session") == "own")
        }

        private func limit(_ name: String, in report: String) -> String? {
            let line = report.split(separator: "\n").first { $0.hasPrefix(name) }
            return line?.dropFirst(name.count).split(separator: " ").first.map(String.init)
        }
    }

    struct LeftoverTests {
        /// Counts what belongs to the whole test process, so it must run with no other suite beside it: `make test` runs
        /// it alone.
        @Test(.enabled(if: ProcessInfo.processInfo.environment["PARLEY_TEST_ALONE"] != nil))
        func `however apps end, no process and no descriptor is left`() async throws {
            // The first launch opens what is opened once.
            try await endOne("normal")
            let before = try sockets()

            for _ in 0..<5 {
                for behaviour in ["normal", "crash", "exit", "frameTooLong", "halfFrame", "leaveChildren"] {
                    try await endOne(behaviour)
                }
            }

            #expect(try sockets().subtracting(before) == [])
        }

        private func endOne(_ behaviour: String) async throws {
            let world = try ProbeWorld(behaviour)
            let run = try await world.launchAndTap()
            if behaviour == "normal" { run.terminate() }
            #expect(await run.end() != nil)
            #expect(world.host.runningCount == 0)
            // A zombie would still have its number.
            #expect(kill(run.app.processID, 0) == -1 && errno == ESRCH)
        }

        /// By their numbers, so that what earlier tests are still closing does not count.
        private func sockets() throws -> Set<String> {
            let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
            let targets = names.compactMap { name in
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
            }
            return Set(targets.filter { $0.hasPrefix("socket:") })
        }
    }
}
