import Combine
import Testing

@Suite(.timeLimit(.minutes(5))) struct MergeTests {
    private enum Trouble: Error { case one }

    @Test func `outputs come in the order in which they are sent`() {
        let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
        var (seen, isFinished) = ([String](), false)
        let subscription = subjects[0].merge(with: subjects[1], subjects[2])
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
        for (index, word) in [(0, "a"), (2, "b"), (1, "c"), (0, "d")] { subjects[index].send(word) }
        #expect(seen == ["a", "b", "c", "d"])
        subjects.prefix(2).forEach { $0.send(completion: .finished) }
        #expect(!isFinished)
        subjects[2].send("e")
        subjects[2].send(completion: .finished)
        #expect(seen.last == "e" && isFinished)
        subscription.cancel()
    }

    @Test func `many publishers of one type are merged, and none finishes at once`() {
        var (numbers, isFinished) = ([Int](), false)
        let many = Publishers.MergeMany((1...20).map { Just($0) }).sink { numbers.append($0) }
        #expect(numbers == Array(1...20))
        let none = Publishers.MergeMany([PassthroughSubject<Int, Never>]())
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
        #expect(isFinished)
        let same = PassthroughSubject<Int, Never>()
        let twice = same.merge(with: same).sink { numbers.append($0) }
        same.send(0)
        #expect(numbers.suffix(2) == [0, 0])
        [many, none, twice].forEach { $0.cancel() }
    }

    @Test func `a failure ends it and cancels the others`() {
        let (failing, other) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        var (ends, cancelled) = (0, false)
        let subscription = failing.merge(with: other.handleEvents(receiveCancel: { cancelled = true }))
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
        failing.send(completion: .failure(.one))
        #expect(ends == 1 && cancelled)
        subscription.cancel()
    }

    @Test func `a value without demand is kept until there is one`() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let subscriber = Asking()
        one.merge(with: other).subscribe(subscriber)
        one.send(1)
        other.send(2)
        #expect(subscriber.seen.isEmpty)
        subscriber.ask(1)
        #expect(subscriber.seen == [1])
        one.send(completion: .finished)
        other.send(completion: .finished)
        #expect(!subscriber.isFinished)
        subscriber.ask(1)
        #expect(subscriber.seen == [1, 2] && subscriber.isFinished)
    }

    @Test func `a value that is sent while one is received is not lost`() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        let subscription = one.merge(with: other).sink {
            seen.append($0)
            if $0 < 3 { one.send($0 + 1) }
        }
        other.send(1)
        #expect(seen == [1, 2, 3])
        subscription.cancel()
    }
}

/// A subscriber that asks for values one call at a time.
private final class Asking: Subscriber {
    var seen: [Int] = []
    var isFinished = false
    private var subscription: (any Subscription)?

    func ask(_ count: Int) { subscription?.request(.max(count)) }
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        seen.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
