import Combine
import Testing

@Suite(.timeLimit(.minutes(5))) struct CombineLatestTests {
    private enum Trouble: Error { case one }

    @Test func `nothing comes until each publisher has sent, then every change`() {
        let (name, count) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
        var seen: [String] = []
        let subscription = name.combineLatest(count).sink { seen.append("\($0) \($1)") }
        name.send("mussels")
        #expect(seen.isEmpty)
        count.send(1)
        count.send(2)
        name.send("sauce")
        #expect(seen == ["mussels 1", "mussels 2", "sauce 2"])
        subscription.cancel()
        name.send("wine")
        #expect(seen.count == 3)
    }

    @Test func `three and four publishers are joined, with a transform`() {
        let numbers = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        var sums: [Int] = []
        let three = numbers[0].combineLatest(numbers[1], numbers[2]) { $0 + $1 + $2 }.sink { sums.append($0) }
        let four = numbers[0].combineLatest(numbers[1], numbers[2], numbers[3]) { $0 * $1 * $2 * $3 }
            .sink { sums.append($0) }
        #expect(sums == [6, 24])
        numbers[2].value = 10
        #expect(Set(sums.dropFirst(2)) == [13, 80])
        three.cancel()
        four.cancel()
    }

    @Test func `it finishes with the last publisher, and fails with the first`() {
        let (first, second) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        var ends: [String] = []
        func watch() -> AnyCancellable {
            Publishers.CombineLatest(first, second).sink(
                receiveCompletion: { ends.append($0 == .finished ? "finished" : "failed") }, receiveValue: { _ in })
        }
        let failing = watch()
        second.send(completion: .failure(.one))
        #expect(ends == ["failed"])
        failing.cancel()

        let (third, fourth) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var isFinished = false
        let finishing = third.combineLatest(fourth)
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
        third.send(completion: .finished)
        #expect(!isFinished)
        fourth.send(completion: .finished)
        #expect(isFinished)
        finishing.cancel()
    }

    @Test func `a subscriber that asks for two gets two`() {
        let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let first = one.combineLatest(other).prefix(2)
        var seen: [Int] = []
        let subscription = first.sink { seen.append($0.0) }
        for value in 1...5 { one.send(value) }
        #expect(seen == [1, 2])
        subscription.cancel()
    }
}
