import AppHost
import AppProtocol
import Testing

extension ProcessTests {
    struct MisbehaviourTests {
        @Test(arguments: [
            ("frameTooLong", Misbehaviour.Code.frameTooLong), ("halfFrame", .frameCutOff),
            ("notJSON", .frameMalformed), ("unknownKind", .frameMalformed), ("unexpectedAnswer", .unexpectedAnswer),
            ("requestFlood", .tooManyRequests), ("assetTooLarge", .assetTooLarge),
        ])
        func `an app that sends what it must not is ended with a code`(
            behaviour: String, code: Misbehaviour.Code
        ) async throws {
            let world = try ProbeWorld(behaviour)
            let run = try await world.launchAndTap()

            guard case .misbehaved(let error) = await run.end() else {
                Issue.record("\(behaviour) was let pass")
                return
            }

            #expect(error.code == code, "\(error.message)")
            #expect(!error.message.isEmpty)
            #expect(world.host.runningCount == 0)
        }

        @Test(arguments: ["treeTooDeep", "treeTooLarge", "revisionGap"])
        func `a patch is handed on as it is, for the device to check`(behaviour: String) async throws {
            let run = try await ProbeWorld(behaviour).launchAndTap()
            #expect(await run.nextPatch() != nil)
            #expect(await run.nextPatch() != nil)
            #expect(await run.nextRequest() != nil)
        }

        @Test func `an app that refuses to start gives its reason`() async throws {
            let run = try await ProbeWorld("refuseToStart").launchWithScene()
            #expect(await run.end() == .misbehaved(Misbehaviour(.cannotStart, "The probe does not want to.")))
        }

        @Test(arguments: ["closeConnection", "closeAtStart"])
        func `an app that closes its connection and stays is ended`(behaviour: String) async throws {
            var limits = ProbeWorld.patient
            limits.grace = .milliseconds(20)
            let run = try await ProbeWorld(behaviour, limits: limits).launchAndTap()
            #expect(await run.end()?.code == "connection_closed")
        }

        @Test func `an app that does not read is ended when too much waits for it`() async throws {
            var limits = ProbeWorld.patient
            limits.outboundByteCountMax = 1 << 20
            let run = try await ProbeWorld("hang", limits: limits).launchAndTap()
            let text = String(repeating: "a", count: 100_000)
            for edit in 1...30 {
                run.type(text, edit: edit)
                // Without it the next text would take this one's place.
                run.tap()
            }
            #expect(await run.end()?.code == "falls_behind")
        }

        @Test func `a flood is held up until its reader has time, and nothing of it is lost`() async throws {
            var limits = ProbeWorld.patient
            limits.outputCountMax = 8
            let run = try await ProbeWorld("patchFlood", limits: limits).launchAndTap()
            for number in 0..<5000 { #expect(await run.nextDiagnostic("flood") == "\(number)") }
        }

        @Test func `a flood of large frames keeps its order, and nothing of it is lost`() async throws {
            var limits = ProbeWorld.patient
            // Some of them are larger.
            limits.loopFrameByteCountMax = try FrameCodec.encode(ProbeRun.flood(999)).count - 4
            limits.decodingBurst = .seconds(60)
            let run = try await ProbeWorld("patchFlood", limits: limits).launchAndTap()
            for number in 0..<5000 { #expect(await run.nextDiagnostic("flood") == "\(number)") }
            run.terminate()
            #expect(await run.end() == .terminated)
        }

        @Test func `an app that sends more than it may is slowed down, and nothing of it is lost`() async throws {
            var limits = ProbeWorld.patient
            limits.inboundBytesPerSecond = 500_000
            limits.inboundBurstByteCount = 10_000
            let begin = ContinuousClock.now
            let run = try await ProbeWorld("patchFlood", limits: limits).launchAndTap()
            var byteCount = 0
            for number in 0..<5000 {
                #expect(await run.nextDiagnostic("flood") == "\(number)")
                byteCount += try FrameCodec.encode(ProbeRun.flood(number)).count
            }
            let leastSeconds = Double(byteCount - limits.inboundBurstByteCount - 256 << 10) / 500_000
            #expect(begin.duration(to: .now) >= .seconds(leastSeconds))
        }

        @Test func `an app that goes on sending more than it may is ended`() async throws {
            var limits = ProbeWorld.patient
            limits.inboundBytesPerSecond = 1_000_000
            limits.inboundBurstByteCount = 10_000
            limits.overrunTimeMax = .milliseconds(200)
            let run = try await ProbeWorld("endlessFlood", limits: limits).launchAndTap()
            #expect(await run.end()?.code == "sends_too_much")
        }

        @Test func `a host with a misbehaving app still starts others`() async throws {
            let bad = try await ProbeWorld("frameTooLong").launchAndTap()
            let good = try await ProbeWorld("normal").launchWithScene()
            _ = await bad.end()
            #expect(await good.nextPatch() != nil)
        }

        @Test func `a flood of output leaves the newest lines and no more bytes than the limit`() async throws {
            let limits = AppHostLimits()
            let run = try await ProbeWorld("logFlood").launchAndTap()
            #expect(await run.nextRequest() != nil)
            run.terminate()
            #expect(await run.end() == .terminated)

            let lines = run.log.lines
            #expect(lines.reduce(0) { $0 + $1.utf8.count + 1 } <= limits.logByteCountMax)
            #expect(lines.last == String(repeating: "x", count: limits.logLineByteCountMax))
            #expect(lines.dropLast().last == "line 19999 of very many")
            #expect(run.log.droppedLineCount + lines.count == 20_001)
        }
    }
}
