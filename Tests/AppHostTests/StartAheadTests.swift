import AppHost
import Foundation
import Glibc
import ProbeBundles
import ProgramRunner
import Testing

extension ProcessTests {
    /// Processes that are started before anybody opens their apps.
    struct StartAheadTests {
        private static let container = "kate-probe"

        private func start(_ world: ProbeWorld, _ container: String = container) {
            world.host.startAhead(world.bundle, container: container)
        }

        /// Waits for the kernel, in the suite's time limit.
        private func until(_ isTrue: () -> Bool) async throws {
            while !isTrue() { try await Task.sleep(for: .milliseconds(2)) }
        }

        private func limits(_ change: (inout AppHostLimits) -> Void) -> AppHostLimits {
            var limits = AppHostLimits()
            limits.preparedMemoryByteCountMin = 0
            change(&limits)
            return limits
        }

        @Test func `it is the one that is launched`() async throws {
            let world = try ProbeWorld("normal", limits: limits { _ in })
            start(world)
            try await until { world.host.runningCount == 1 }
            let run = try await world.launchWithScene()
            #expect(world.host.runningCount == 1 && world.host.preparedCount == 0)
            run.tap()
            #expect(await run.nextPatch() != nil)
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `one that is on its way is waited for`() async throws {
            let world = try ProbeWorld("normal", limits: limits { _ in })
            start(world)
            let run = try await world.launch()
            #expect(world.host.runningCount == 1 && world.host.preparedCount == 0)
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `an app that is open gets no second process`() async throws {
            let world = try ProbeWorld("normal", limits: limits { _ in })
            let run = try await world.launch()
            start(world)
            #expect(world.host.preparedCount == 0)
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `the oldest ends where there are too many`() async throws {
            let world = try ProbeWorld("normal", limits: limits { $0.preparedCountMax = 2 })
            for name in ["a", "b", "c"] { start(world, name) }
            #expect(world.host.preparedCount == 2)
            let newest = try await world.host.launch(world.bundle, container: "c")
            #expect(world.host.preparedCount == 1)
            let oldest = try await world.host.launch(world.bundle, container: "a")
            #expect(world.host.preparedCount == 1)
            try await until { world.host.runningCount == 3 }
            for app in [newest, oldest] { app.terminate() }
        }

        @Test func `the last half of the places is for apps that somebody opens`() async throws {
            let world = try ProbeWorld("normal", limits: limits { $0.processCountMax = 2 })
            start(world, "a")
            try await until { world.host.runningCount == 1 }
            start(world, "b")
            #expect(world.host.preparedCount == 1)
        }

        @Test func `none starts where memory is short`() async throws {
            let world = try ProbeWorld("normal", limits: limits { $0.preparedMemoryByteCountMin = .max })
            start(world)
            #expect(world.host.preparedCount == 0 && world.host.runningCount == 0)
        }

        @Test func `one that nobody wants ends`() async throws {
            let clock = ManualClock()
            let few = limits {
                $0.preparedLookPause = .milliseconds(10)
                $0.preparedLookCountMax = 2
            }
            let world = try ProbeWorld("normal", limits: few, clock: clock)
            start(world)
            try await until { world.host.runningCount == 1 }
            // Less than what the process has for its first answer.
            while world.host.preparedCount > 0 {
                await clock.sleeperArrives()
                clock.advance(by: .milliseconds(10))
                await Task.yield()
            }
            try await until { world.host.runningCount == 0 }
        }

        @Test func `one that ends by itself is not started again`() async throws {
            let world = try ProbeWorld("exitAtStart", limits: limits { _ in })
            start(world)
            try await until { world.host.preparedCount == 0 && world.host.runningCount == 0 }
            start(world)
            #expect(world.host.preparedCount == 0)
            #expect(try await world.launch().end() == .exited(status: 3))
        }

        @Test func `an app that was built anew is started from what is there now`() async throws {
            let world = try ProbeWorld("normal", limits: limits { _ in })
            start(world)
            try await until { world.host.runningCount == 1 }
            let behaviour = world.bundle.folder.appendingPathComponent("behaviour")
            try Data("exitAtStart".utf8).write(to: behaviour)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: world.bundle.executable.path)
            #expect(try await world.launch().end() == .exited(status: 3))
            try await until { world.host.runningCount == 0 }
        }

        @Test func `a container that is removed takes its process along`() async throws {
            let world = try ProbeWorld("normal", limits: limits { _ in })
            start(world)
            try await until { world.host.runningCount == 1 }
            try world.host.removeContainer(Self.container)
            try await until { world.host.runningCount == 0 }
        }
    }
}
