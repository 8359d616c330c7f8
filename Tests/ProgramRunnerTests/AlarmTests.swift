import ProgramRunner
import Testing

@Suite(.timeLimit(.minutes(5))) struct AlarmTests {
    /// Ends the stream when nobody holds it any more.
    private final class Bell: Sendable {
        let rings: AsyncStream<Void>.Continuation

        init(_ rings: AsyncStream<Void>.Continuation) { self.rings = rings }

        deinit { rings.finish() }
    }

    private func alarm(in time: Duration, _ rings: AsyncStream<Void>.Continuation) -> Alarm {
        let bell = Bell(rings)
        return Alarm(number: 1, in: time, on: ContinuousClock()) { bell.rings.yield() }
    }

    @Test func `an alarm that is held rings once`() async {
        let (rings, continuation) = AsyncStream.makeStream(of: Void.self)
        let held = alarm(in: .zero, continuation)
        var count = 0
        for await _ in rings { count += 1 }
        #expect(count == 1)
        #expect(held.number == 1)
    }

    @Test func `an alarm that is dropped rings no more, and holds nothing until its time`() async {
        let (rings, continuation) = AsyncStream.makeStream(of: Void.self)
        _ = alarm(in: .seconds(3600), continuation)
        var count = 0
        for await _ in rings { count += 1 }
        #expect(count == 0)
    }
}
