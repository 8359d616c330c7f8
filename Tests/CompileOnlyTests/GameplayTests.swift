import Foundation
import GameplayKit
import Testing

private final class Waiting: GKState {
    var calls: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
    override func willExit(to nextState: GKState) { calls.append("exit to \(type(of: nextState))") }
}
private final class Playing: GKState {
    var calls: [String] = []
    override func didEnter(from previousState: GKState?) { calls.append("from \(previousState is Waiting)") }
    override func update(deltaTime seconds: TimeInterval) { calls.append("update \(seconds)") }
}
private final class Over: GKState {}
private final class Health: GKComponent {
    var time = 0.0
    var leaveCount = 0
    override func willRemoveFromEntity() { leaveCount += 1 }
    override func update(deltaTime seconds: TimeInterval) { time += seconds }
}

@Suite(.timeLimit(.minutes(5))) struct `Parts of games` {
    @Test func `a machine goes over to the states that are allowed`() {
        let (waiting, playing) = (Waiting(), Playing())
        let machine = GKStateMachine(states: [waiting, playing])
        #expect(machine.enter(Waiting.self) && machine.currentState === waiting && waiting.stateMachine === machine)
        #expect(!machine.enter(Over.self) && !machine.canEnterState(Waiting.self))
        #expect(machine.enter(Playing.self))
        machine.update(deltaTime: 2)
        #expect(waiting.calls == ["exit to Playing"] && playing.calls == ["from true", "update 2.0"])
        #expect(machine.state(forClass: Playing.self) === playing)
    }

    @Test func `a seed gives the same numbers again`() {
        let (one, two) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        let numbers = (0..<50).map { _ in one.nextInt(upperBound: 1_000) }
        #expect(numbers == (0..<50).map { _ in two.nextInt(upperBound: 1_000) } && Set(numbers).count > 10)
        #expect(numbers.allSatisfy { (0..<1_000).contains($0) })
        let other = GKMersenneTwisterRandomSource(seed: 8)
        #expect(numbers != (0..<50).map { _ in other.nextInt(upperBound: 1_000) })
        let shuffled = [1, 2, 3, 4, 5].shuffled(using: one)
        #expect(shuffled.sorted() == [1, 2, 3, 4, 5])
        #expect((0..<100).allSatisfy { _ in (0...1).contains(two.nextUniform()) })
        #expect(one.nextInt(upperBound: 0) == 0)
    }

    @Test func `a shuffled distribution gives each number once a round`() {
        let source = GKARC4RandomSource(seed: Data([1, 2]))
        let dice = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        var last = 0
        for _ in 0..<10 {
            let round = (0..<6).map { _ in dice.nextInt() }
            #expect(round.sorted() == [1, 2, 3, 4, 5, 6] && round[0] != last)
            last = round[5]
        }
        #expect((0..<50).allSatisfy { _ in (1...20).contains(GKRandomDistribution.d20().nextInt()) })
    }

    @Test func `a shuffled distribution of all numbers needs no room for them`() {
        let all = GKShuffledDistribution(randomSource: Half(), lowestValue: .min, highestValue: .max)
        #expect(Set((0..<100).map { _ in all.nextInt() }).count == 100)
        let one = GKShuffledDistribution(randomSource: Half(), lowestValue: 3, highestValue: 3)
        #expect((0..<3).map { _ in one.nextInt() } == [3, 3, 3])
    }

    @Test func `a Gaussian distribution gives mostly numbers near its mean`() {
        let gauss = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 1), mean: 50, deviation: 5)
        let numbers = (0..<1_000).map { _ in gauss.nextInt() }
        #expect(numbers.allSatisfy { (35...65).contains($0) })
        #expect(numbers.filter { (45...55).contains($0) }.count > 600)
        #expect(abs(numbers.reduce(0, +) - 50_000) < 1_000)
    }

    @Test func `an entity updates its components, one of a class`() {
        let (entity, health) = (GKEntity(), Health())
        entity.addComponent(Health())
        entity.addComponent(health)
        entity.update(deltaTime: 0.5)
        #expect(entity.components.count == 1 && health.time == 0.5 && health.entity === entity)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.component(ofType: Health.self) == nil && health.entity == nil)
    }

    @Test func `a component that gives way to one of its class is told, and leaves its entity`() {
        let (entity, other, old, new) = (GKEntity(), GKEntity(), Health(), Health())
        entity.addComponent(old)
        entity.addComponent(new)
        #expect(old.entity == nil && old.leaveCount == 1 && new.leaveCount == 0)
        other.addComponent(new)
        #expect(entity.components.isEmpty && new.leaveCount == 1 && new.entity === other)
    }

    @Test func `distributions of all numbers, of none and of a source that repeats itself end`() {
        let all = GKRandomDistribution(randomSource: Half(), lowestValue: .min, highestValue: .max)
        #expect(all.numberOfPossibleOutcomes == .max)
        _ = all.nextInt()
        #expect(GKGaussianDistribution(randomSource: Half(), mean: 4, deviation: 1).nextInt() == 4)
        #expect(GKGaussianDistribution(randomSource: Half(), mean: .nan, deviation: 1).lowestValue == 0)
        #expect(GKRandomDistribution(randomSource: Half(), lowestValue: 1, highestValue: 20).nextInt(upperBound: 5) < 5)
    }
}

/// A source that always answers the middle.
private final class Half: NSObject, GKRandom {
    func nextInt() -> Int { 0 }
    func nextInt(upperBound: Int) -> Int { upperBound / 2 }
    func nextUniform() -> Float { 0.5 }
    func nextBool() -> Bool { true }
}
