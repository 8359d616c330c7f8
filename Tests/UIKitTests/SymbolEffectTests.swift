import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Effects of symbols` {
    private let view = UIImageView(image: UIImage(systemName: "star"))

    @Test func `run once or for ever, as their kind and options say`() throws {
        view.addSymbolEffect(.bounce)
        let bounce = try #require(animation(BounceSymbolEffect.self))
        #expect(bounce.repeatCount == 1 && bounce.duration == 0.6)
        view.addSymbolEffect(.pulse)
        #expect(animation(PulseSymbolEffect.self)?.repeatCount == .infinity)
        view.addSymbolEffect(.pulse, options: .repeat(3).speed(2))
        #expect(
            animation(PulseSymbolEffect.self)?.repeatCount == 3 && animation(PulseSymbolEffect.self)?.duration == 0.7)
    }

    @Test func `end when they are removed`() {
        view.addSymbolEffect(.bounce)
        view.addSymbolEffect(.pulse)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(animation(PulseSymbolEffect.self) == nil && animation(BounceSymbolEffect.self) != nil)
        view.removeAllSymbolEffects()
        #expect(view.layer.animationKeys() == nil)
    }

    private func animation<Effect: SymbolEffect>(_ type: Effect.Type) -> CAAnimation? {
        view.layer.animation(forKey: "symbolEffect.\(type)")
    }
}
