import AppHost
import AppProtocol
import Foundation
import Glibc
import RenderTree
import Testing

extension ProcessTests {
    struct EndTests {
        @Test func `an app that is ended says so last`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()
            #expect(await run.nextPatch() != nil)
            run.terminate()
            #expect(await run.end() == .terminated)
            #expect(kill(run.app.processID, 0) == -1 && errno == ESRCH)
        }

        @Test func `an app can be ended before it has started`() async throws {
            let run = try await ProbeWorld("normal").launch()
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `an app that does not go by itself is killed`() async throws {
            var limits = ProbeWorld.patient
            limits.grace = .milliseconds(1)
            let run = try await ProbeWorld("hang", limits: limits).launchAndTap()
            #expect(await run.nextPatch() != nil)
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `a crash is told with its signal`() async throws {
            let run = try await ProbeWorld("crash").launchAndTap()
            guard case .crashed(let signal) = await run.end() else {
                Issue.record("the probe did not crash")
                return
            }
            #expect([SIGILL, SIGTRAP].contains(signal))
            #expect(run.log.lines.contains { $0.contains("The probe crashes.") })
        }

        @Test func `an app that is killed has crashed with that signal`() async throws {
            let run = try await ProbeWorld("normal").launchWithScene()
            #expect(await run.nextPatch() != nil)
            run.app.kill()
            #expect(await run.end() == .crashed(signal: SIGKILL))
            // One that is gone is killed no more.
            run.app.kill()
        }

        @Test func `an app that was asked to end is not said to have crashed when it is killed`() async throws {
            let run = try await ProbeWorld("hang").launchAndTap()
            #expect(await run.nextPatch() != nil)
            run.terminate()
            run.app.kill()
            #expect(await run.end() == .terminated)
        }

        @Test(arguments: [("exit", Int32(4)), ("exitAtStart", Int32(3))])
        func `an app that goes by itself is told with its status`(behaviour: String, status: Int32) async throws {
            let end = try await ProbeWorld(behaviour).launchAndTap().end()
            #expect(end == .exited(status: status))
        }

        @Test func `what an app says before its end is heard`() async throws {
            let run = try await ProbeWorld("exit").launchAndTap()
            #expect(await run.nextPatch() != nil)
            #expect(await run.end() == .exited(status: 4))
        }

        /// The children hold the app's log. Without a grace the end comes only when the log has no writer left. Within walls it
        /// cannot make any.
        @Test func `processes of the app's own go with it`() async throws {
            var limits = ProbeWorld.patient
            limits.grace = .seconds(3600)
            let run = try await ProbeWorld("leaveChildren", limits: limits, hasWalls: false).launchAndTap()
            #expect(await run.end() == .exited(status: 0))
            #expect(run.log.lines.contains { $0.hasPrefix("children ") })
        }

        @Test func `an app that nobody holds any more is ended`() async throws {
            let world = try ProbeWorld("normal")
            let output = try await world.launchWithScene().app.output
            var end: AppProcessEnd?
            for await element in output {
                if case .ended(let found) = element { end = found }
            }
            #expect(end == .terminated)
            #expect(world.host.runningCount == 0)
        }

        /// Connection, output and process hold one another until the end, and all of them the clock.
        @Test func `nothing is held of an app that has ended and is dropped`() async throws {
            weak var clock: ManualClock?
            do {
                let held = ManualClock()
                clock = held
                let run = try await ProbeWorld("normal", clock: held).launchWithScene()
                run.terminate()
                #expect(await run.end() == .terminated)
            }
            while clock != nil, !Task.isCancelled { await Task.yield() }
            #expect(clock == nil)
        }

        @Test func `an app that is silent at its start is given up after the time for it`() async throws {
            let clock = ManualClock()
            let run = try await ProbeWorld("silentAtStart", clock: clock).launch()
            await clock.sleeperArrives()
            clock.advance(by: ProbeWorld.patient.startTimeMax)
            #expect(await run.end() == .hung)
        }

        @Test func `an app that hangs on a tap is given up after the time for an answer`() async throws {
            let clock = ManualClock()
            let run = try await ProbeWorld("hang", clock: clock).launchAndTap()
            // Sent before it hangs, so everything before the tap is answered.
            #expect(await run.nextDiagnostic("hanging") != nil)
            await clock.sleeperArrives()
            clock.advance(by: ProbeWorld.patient.answerTimeMax)
            #expect(await run.end() == .hung)
        }
    }
}
