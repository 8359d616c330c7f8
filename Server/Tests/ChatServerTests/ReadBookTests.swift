import ChatModels
import Foundation
import Synchronization
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct ReadBookTests {
    private let kate = PersonID(UUID())
    private let john = PersonID(UUID())

    @Test func `marks that come during a write are taken together, the newest of each person`() {
        var book = ReadBook()
        let isFirst = book.add(1, by: kate) { _ in }
        #expect(isFirst)
        let first = book.take()
        #expect(first?.marks == [kate: 1])
        for (sequence, person) in [(2, kate), (3, john), (1, kate), (2, john)] {
            let isFirst = book.add(sequence, by: person) { _ in }
            #expect(!isFirst, "the one who writes takes it, too")
        }
        let second = book.take()
        #expect(second?.marks == [kate: 2, john: 3])
        #expect(second?.answers.count == 4)
        let third = book.take()
        #expect(third?.marks == nil)
        let isNext = book.add(4, by: kate) { _ in }
        #expect(isNext)
    }

    @Test func `what the store has is not written again, and what failed is`() {
        var book = ReadBook()
        #expect(!book.has(1, by: kate))
        book.begin(with: [Receipt(person: kate, first: 1, delivered: 5, read: 3)])
        #expect(book.has(3, by: kate))
        #expect(!book.has(4, by: kate), "delivered is not read")
        _ = book.add(4, by: kate) { _ in }
        let batch = book.take()
        #expect(batch?.marks == [kate: 4])
        #expect(!book.has(4, by: kate))
        book.wrote([kate: 4])
        #expect(book.has(4, by: kate))
        book.wrote([kate: 2])
        #expect(book.has(4, by: kate))
    }

    @Test func `each who waits gets the outcome of its own batch`() {
        var book = ReadBook()
        let failures = Mutex(0)
        for _ in 0..<2 {
            _ = book.add(1, by: kate) { if case .failure = $0 { failures.withLock { $0 += 1 } } }
        }
        let first = book.take()
        _ = book.add(2, by: kate) { _ in Issue.record("an outcome of another batch") }
        for answer in first?.answers ?? [] { answer(.failure(CancellationError())) }
        #expect(failures.withLock { $0 } == 2)
    }
}
