import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// Whom a receipt concerns.
@Suite(.timeLimit(.minutes(5))) struct SenderBookTests {
    private let kate = PersonID(UUID())
    private let john = PersonID(UUID())
    private let book = SenderBook(published: 2)

    private func entry(_ sequence: Int, by sender: PersonID) -> LogEntry {
        LogEntry(
            sequence: sequence, sender: sender, device: DeviceID(unchecked: "d"), key: SendKey(unchecked: "k"),
            sentAt: 0,
            content: .text("x"))
    }

    private func johns(_ delivered: Int, _ read: Int, first: Int = 1) -> Receipt {
        Receipt(person: john, first: first, delivered: delivered, read: read)
    }

    @Test func `a delivery concerns who has sent something since the last`() {
        var book = book
        book.note(entry(3, by: kate))
        #expect(book.shows(johns(3, 0), since: johns(2, 0), to: kate))
        book.note(entry(4, by: john))
        #expect(!book.shows(johns(4, 0), since: johns(3, 0), to: kate))
    }

    @Test func `what was sent before the book was begun may be anybody's`() {
        #expect(book.shows(johns(2, 0), since: johns(1, 0), to: kate))
        #expect(!book.shows(johns(3, 0), since: johns(2, 0), to: kate))
    }

    @Test func `reading is told until the newest of one's own has been read`() {
        var book = book
        book.note(entry(3, by: kate))
        book.note(entry(4, by: john))
        #expect(book.shows(johns(4, 2), since: johns(4, 0), to: kate))
        #expect(book.shows(johns(4, 3), since: johns(4, 2), to: kate))
        #expect(!book.shows(johns(4, 4), since: johns(4, 3), to: kate))
    }

    @Test func `one's own reading is told, one's own deliveries are not`() {
        #expect(book.shows(johns(9, 9), since: johns(9, 8), to: john))
        #expect(!book.shows(johns(9, 9), since: johns(8, 9), to: john))
    }

    @Test func `who is new or has come back concerns all`() {
        #expect(book.shows(johns(9, 9), since: nil, to: kate))
        #expect(book.shows(johns(9, 9, first: 5), since: johns(9, 9), to: kate))
    }
}
