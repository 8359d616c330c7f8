import ChatModels
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct DeliveryBookTests {
    private let kate = PersonID(UUID())
    private let john = PersonID(UUID())
    private let mary = PersonID(UUID())

    /// A book of three people with two streams each.
    private func book(_ receipts: [Receipt] = []) -> DeliveryBook {
        var book = DeliveryBook(receipts: receipts)
        for person in [kate, kate, john, john, mary, mary] { book.opened(by: person) }
        return book
    }

    @Test func `a delivery counts once per person, and all are written when the last person has got the entry`() {
        var book = book()
        book.published(1, by: kate)
        #expect(book.add(1, to: john) == .writeLater(batch: 0))
        #expect(book.add(1, to: john) == nil)
        #expect(book.add(1, to: mary) == .write(batch: 0))
        #expect(book.add(1, to: mary) == nil)
        #expect(book.take(batch: 0) == [john: 1, mary: 1])
        #expect(book.take(batch: 0) == [:], "the later request finds it taken")
        book.published(2, by: kate)
        #expect(book.add(2, to: john) == .writeLater(batch: 1))
        #expect(book.take(batch: 0) == [:])
        #expect(book.take(batch: 1) == [john: 2], "who is slow does not hold the others up")
        #expect(book.add(2, to: mary) == .write(batch: 2))
    }

    @Test func `of several entries the newest is written`() {
        var book = book()
        for entry in 1...3 { book.published(entry, by: kate) }
        #expect(book.add(2, to: john) == .writeLater(batch: 0))
        #expect(book.add(3, to: john) == nil)
        #expect(book.add(3, to: mary) == .write(batch: 0))
        #expect(book.take(batch: 0) == [john: 3, mary: 3])
    }

    @Test func `nobody waits for a person whose last stream has gone`() {
        var book = book()
        book.published(1, by: kate)
        #expect(book.closed(by: mary) == nil)
        #expect(book.add(1, to: john) == .writeLater(batch: 0))
        #expect(book.closed(by: mary) == .write(batch: 0))
        #expect(book.closed(by: john) == nil)
    }

    @Test func `what a stream catches up on is written later, and what the store has is not`() {
        var book = book([Receipt(person: john, first: 1, delivered: 4, read: 0)])
        #expect(book.add(4, to: john) == nil)
        #expect(book.add(5, to: john) == .writeLater(batch: 0))
        #expect(book.add(5, to: mary) == nil)
        #expect(book.take(batch: 0) == [john: 5, mary: 5])
    }

    @Test func `what could not be written is written with the next entry`() {
        var book = book()
        _ = book.add(1, to: john)
        book.forget(book.take(batch: 0))
        #expect(book.add(1, to: john) == .writeLater(batch: 1))
        _ = book.add(2, to: john)
        book.forget([john: 1])
        #expect(book.add(2, to: john) == nil)
    }
}
