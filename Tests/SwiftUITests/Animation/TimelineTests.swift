import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct TimelineTests {
    private let clock = TurnedClock()

    private func screen(_ view: some View) -> Screen { Screen(view, clock: clock) }

    private func seconds<S: TimelineSchedule>(_ schedule: S) -> some View {
        TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSinceReferenceDate * 100) - 100_000_000)") }
    }

    @Test func `a periodic timeline goes by its dates and skips what nobody saw`() {
        let screen = screen(seconds(.periodic(from: clock.now, by: 1)))
        #expect(screen.texts == ["0"])
        clock.turn(by: 0.5)
        screen.render()
        #expect(screen.lastPatch == nil)
        clock.turn(by: 0.75)
        screen.render()
        #expect(screen.texts == ["100"])
        clock.turn(by: 10)
        screen.render()
        #expect(screen.texts == ["1,100"])
        #expect(clock.waitingCount == 1)
    }

    @Test func `an animation ticks at most sixty times a second, and not while it is paused`() {
        let screen = screen(seconds(.animation(minimumInterval: 0.001)))
        clock.turn(by: 0.01)
        screen.render()
        #expect(screen.texts == ["0"])
        clock.turn(by: 0.01)
        screen.render()
        #expect(screen.texts == ["1"])
        let other = TurnedClock()
        _ = Screen(seconds(.animation(minimumInterval: nil, paused: true)), clock: other)
        #expect(other.waitingCount == 0)
    }

    @Test func `explicit dates and minutes`() {
        let start = clock.now
        let dated = screen(seconds(.explicit([start.addingTimeInterval(-5), start.addingTimeInterval(2)])))
        #expect(dated.texts == ["-500"])
        clock.turn(by: 2)
        dated.render()
        #expect(dated.texts == ["200"])
        #expect(clock.waitingCount == 0)
        // The clock stands forty seconds after a full minute.
        let minutes = Screen(seconds(.everyMinute), clock: clock)
        #expect(minutes.texts == ["-4,000"])
        clock.turn(by: 18.5)
        minutes.render()
        #expect(minutes.texts == ["2,000"])
    }

    @Test func `a timeline that is gone waits for nothing`() {
        struct Passing: View {
            @State private var isShown = true
            var body: some View {
                if isShown { TimelineView(.animation) { _ in Color.red.onTapGesture { isShown = false } } }
            }
        }
        let screen = screen(Passing())
        #expect(clock.waitingCount == 1)
        screen.tapFirst()
        #expect(clock.waitingCount == 0)
    }

    @Test func `a completion runs when the animation is over, once`() {
        struct Ending: View {
            @State private var isOn = false
            @State private var endCount = 0
            var body: some View {
                Text("\(endCount)").opacity(isOn ? 1 : 0.5).onTapGesture {
                    withAnimation(.linear(duration: 2).delay(1)) {
                        isOn = true
                    } completion: {
                        endCount += 1
                    }
                }
            }
        }
        let screen = screen(Ending())
        screen.tapFirst()
        clock.turn(by: 2.9)
        screen.render()
        #expect(screen.texts == ["0"])
        clock.turn(by: 0.2)
        screen.render()
        #expect(screen.texts == ["1"])
        clock.turn(by: 10)
        screen.render()
        #expect(screen.texts == ["1"])
    }

    @Test func `a completion runs where the animation says that it counts as done, one of its removal at its end`() {
        struct Ending: View {
            @State private var isOn = false
            @State private var words = ""
            var body: some View {
                Text("\(words).").opacity(isOn ? 1 : 0.5).onTapGesture {
                    var transaction = Transaction(animation: .linear(duration: 4).logicallyComplete(after: 1))
                    transaction.addAnimationCompletion { words += "done" }
                    transaction.addAnimationCompletion(criteria: .removed) { words += " removed" }
                    withTransaction(transaction) { isOn = true }
                }
            }
        }
        let screen = screen(Ending())
        screen.tapFirst()
        for (time, words) in [(0.9, "."), (0.2, "done."), (2.8, "done."), (0.2, "done removed.")] {
            clock.turn(by: time)
            screen.render()
            #expect(screen.texts == [words])
        }
    }
}

extension Screen {
    convenience init(_ view: some View, clock: any FrameClock) {
        self.init(controller: UIHostingController(rootView: view), clock: clock)
    }
}
