import AppProtocol
import Foundation
import NIOCore
import NIOPosix
import RenderTree
import Testing

@testable import AppHost

/// Decoding an app's frames between its bytes and its session, beside other apps on the same loop.
@Suite(.timeLimit(.minutes(5))) struct FrameIntakeTests {
    @Test func `frames keep their order, whether they are decoded on the loop or away from it`() async throws {
        let app = IntakeRun(limits: .away(above: 200))
        let lengths = (0..<50).map { [10, 400, 20, 20, 900][$0 % 5] }
        app.send(try lengths.map(Self.frame))
        app.finish()
        #expect(await app.lengths() == lengths)
    }

    @Test func `while a large frame of one app waits, other apps on the same loop are served`() async throws {
        let release = await holdDecodingThreads()
        let loop = IntakeRun.nextLoop()
        let large = IntakeRun(limits: .away(above: 200), on: loop)
        let small = IntakeRun(limits: .away(above: 200), on: loop)
        large.send([try Self.frame(900)])
        large.finish()
        small.send([try Self.frame(10)])
        small.finish()
        #expect(await small.lengths() == [10])
        #expect(large.seen == [])
        release.signal()
        #expect(await large.lengths() == [900])
    }

    @Test func `an app with many small frames lets others have their turn between them`() async throws {
        var limits = AppHostLimits.away(above: 1 << 20)
        limits.turnByteCountMax = 1_000
        let app = IntakeRun(limits: limits)
        let frames = try (0..<100).map { _ in try Self.frame(400) }
        #expect(try await app.countBeforeOthersTurn(frames) < 5)
        app.finish()
        #expect(await app.lengths().count == 100)
    }

    @Test func `an app whose frames take more than their share is made to wait`() async throws {
        var limits = AppHostLimits.away(above: 0)
        limits.decodingShareMax = 1e-9
        limits.decodingBurst = .zero
        let app = IntakeRun(limits: limits)
        app.send([try Self.frame(10), try Self.frame(20)])
        await app.until { !$0.isEmpty }
        // A hundredth of a millisecond is the least that a frame can take, so the second comes after hours.
        #expect(app.seen == [10])
        app.finish()
        #expect(await app.lengths() == [10, 20], "at its end nothing is lost")
    }

    @Test func `what an app has sent is dropped where it is not wanted any more`() async throws {
        let release = await holdDecodingThreads()
        let app = IntakeRun(limits: .away(above: 0))
        app.send([try Self.frame(10), try Self.frame(20)])
        app.stop()
        app.finish()
        #expect(await app.lengths() == [])
        release.signal()
    }

    @Test func `a large frame that is no JSON is found as well`() async throws {
        let app = IntakeRun(limits: .away(above: 200))
        app.send([Data([0, 0, 1, 0]) + Data(count: 256), try Self.frame(10)])
        app.finish()
        #expect(await app.lengths() == [])
        #expect(app.brokenCount == 1)
    }

    private static func frame(_ length: Int) throws -> Data {
        let text = String(repeating: "a", count: length)
        return try FrameCodec.encode(
            AppFrame.notification(.diagnostic(Diagnostic(severity: .note, code: "length", message: text))))
    }

    /// Keeps all threads that decode busy until the semaphore is signalled.
    private func holdDecodingThreads() async -> DispatchSemaphore {
        let release = DispatchSemaphore(value: 0)
        await withTaskGroup { group in
            for _ in 0..<DecodingThreads.count {
                group.addTask {
                    await withCheckedContinuation { held in
                        DecodingThreads.pool.submit { _ in
                            held.resume()
                            release.wait()
                            release.signal()
                        }
                    }
                }
            }
        }
        return release
    }
}
