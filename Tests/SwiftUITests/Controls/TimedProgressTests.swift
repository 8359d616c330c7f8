import SwiftUI
import Testing

private struct ShareStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(((configuration.fractionCompleted ?? -1) * 100).rounded())) of a hundred")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A timed progress view` {
    private let clock = TurnedClock()

    private func screen(_ view: some View) -> Screen {
        Screen(controller: UIHostingController(rootView: view), clock: clock)
    }

    @Test func `empties, or fills, while the time of its interval goes by`() {
        let interval = clock.now...clock.now.addingTimeInterval(10)
        let down = screen(ProgressView(timerInterval: interval).progressViewStyle(ShareStyle()))
        let up = screen(ProgressView(timerInterval: interval, countsDown: false).progressViewStyle(ShareStyle()))
        #expect(down.texts == ["100 of a hundred"] && up.texts == ["0 of a hundred"])
        clock.turn(by: 4)
        down.render()
        up.render()
        #expect(down.texts == ["60 of a hundred"] && up.texts == ["40 of a hundred"])
        clock.turn(by: 60)
        down.render()
        up.render()
        #expect(down.texts == ["0 of a hundred"] && up.texts == ["100 of a hundred"])
    }

    @Test func `says how much time is left`() {
        let interval = clock.now...clock.now.addingTimeInterval(90)
        let screen = screen(ProgressView(timerInterval: interval) { Text("Oven") })
        #expect(screen.texts.contains("Oven") && screen.texts.contains("1:30"))
        clock.turn(by: 30)
        screen.render()
        #expect(screen.texts.contains("1:00"))
    }
}
