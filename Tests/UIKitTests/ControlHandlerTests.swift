import Testing
import UIKit

private final class Game {
    var moves = 0
    @MainActor func move() { moves += 1 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A control's handlers` {
    private let control = UIControl()

    @Test func `stay for the events that they are not removed for`() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchDown, .valueChanged])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 0)
        control.sendActions(for: .touchDown)
        #expect(count == 1)
        control.removeAction(action, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(count == 1)
    }

    @Test func `are listed with their action or target`() {
        let (action, game) = (UIAction { _ in }, Game())
        control.addAction(action, for: .touchDown)
        control.addTarget(game, action: { game in { game.move() } }, for: .valueChanged)
        var seen: [(action: UIAction?, target: Any?, events: UIControl.Event)] = []
        control.enumerateEventHandlers { action, target, events, _ in seen.append((action, target, events)) }
        #expect(seen.map(\.events) == [.touchDown, .valueChanged])
        #expect(seen.first?.action === action)
        #expect(seen.first?.target == nil)
        #expect(seen.last?.action == nil)
        #expect(seen.last?.target as? Game === game)
    }

    @Test func `are listed until somebody stops it`() {
        for events in [UIControl.Event.touchDown, .valueChanged] { control.addAction(UIAction { _ in }, for: events) }
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test func `hold their target weakly`() {
        weak var gone: Game?
        do {
            let game = Game()
            gone = game
            control.addTarget(game, action: { game in { game.move() } }, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(game.moves == 1)
        }
        #expect(gone == nil)
        control.sendActions(for: .valueChanged)
    }
}
