import AppProtocol
import ChatModels
import Foundation
import Testing

/// Notices of one app that wait, and that were delivered; every time is given.
@Suite(.timeLimit(.minutes(5))) struct NoticeBookTests {
    private func book(_ requests: NoticeRequest...) throws -> NoticeBook {
        var book = NoticeBook()
        for request in requests { try add(request, to: &book) }
        return book
    }

    @discardableResult
    private func add(_ request: NoticeRequest, to book: inout NoticeBook, at now: Int64 = 1_000) throws -> NoticeReply {
        let query = NoticeQuery(.add, request: request)
        try query.check()
        return try book.answer(query, .authorized, at: now)
    }

    private func notice(_ identifier: String = "turn", at dates: Int64..., interval: Int64? = nil) -> NoticeRequest {
        NoticeRequest(identifier: identifier, title: "Your turn", dates: dates, interval: interval, payload: Data([7]))
    }

    @Test func `a notice waits for its time, is delivered once, and then no longer waits`() throws {
        var book = try book(notice(at: 5_000))
        book.deliver(at: 4_999)
        #expect(book.delivered.isEmpty && book.next == 5_000 && !book.hasNew)
        book.deliver(at: 5_000)
        #expect(book.delivered.map(\.deliveredAt) == [5_000] && book.next == nil && book.hasNew)
        #expect(book.takeNew().map(\.identifier) == ["turn"])
        book.deliver(at: 6_000)
        #expect(book.takeNew().isEmpty && book.delivered.count == 1)
        #expect(book.open("turn")?.payload == Data([7]) && book.open("turn") == nil && book.isEmpty)
    }

    @Test func `one without a time is due at once`() throws {
        var book = try book(notice())
        #expect(book.next == 1_000)
        book.deliver(at: 1_000)
        #expect(book.hasNew && book.pending.isEmpty)
    }

    @Test func `one that repeats is delivered once however often its time has passed, and waits for the next`() throws {
        var book = try book(notice(at: 60_000, interval: 60_000))
        book.deliver(at: 60_000)
        #expect(book.next == 120_000)
        book.deliver(at: 299_999)
        #expect(book.next == 300_000 && book.delivered.map(\.deliveredAt) == [299_999])
        var dates = try self.book(notice(at: 2_000, 62_000, 122_000))
        dates.deliver(at: 63_000)
        #expect(dates.next == 122_000)
        dates.deliver(at: 122_000)
        #expect(dates.pending.isEmpty)
    }

    @Test func `a request replaces one of the same identifier, and all or some are removed`() throws {
        var book = try book(notice(at: 5_000), notice("other", at: 7_000))
        try add(notice(at: 9_000), to: &book)
        #expect(book.next == 7_000 && book.pending.count == 2)
        book.deliver(at: 7_000)
        let reply = try book.answer(NoticeQuery(.delivered), .authorized, at: 8_000)
        #expect(reply.delivered?.map(\.request.identifier) == ["other"] && reply.delivered?.map(\.date) == [7_000])
        _ = try book.answer(NoticeQuery(.removePending, identifiers: ["none"]), .authorized, at: 8_000)
        #expect(try book.answer(NoticeQuery(.pending), .authorized, at: 8_000).pending?.map(\.dates) == [[9_000]])
        _ = try book.answer(NoticeQuery(.removePending), .authorized, at: 8_000)
        _ = try book.answer(NoticeQuery(.removeDelivered, identifiers: ["other"]), .authorized, at: 8_000)
        #expect(book.isEmpty)
    }

    @Test func `nothing is added without the person's permission, nor more than may wait`() throws {
        var book = NoticeBook()
        for status in [NoticeStatus.denied, .notDetermined] {
            #expect(throws: NoticeFailure.self) {
                try book.answer(NoticeQuery(.add, request: notice(at: 5_000)), status, at: 0)
            }
        }
        for number in 0..<NoticeLimits.pendingCountMax { try add(notice("\(number)", at: 5_000), to: &book) }
        #expect(throws: NoticeFailure.self) { try add(notice("more", at: 5_000), to: &book) }
        // The one that is there may change.
        try add(notice("3", at: 6_000), to: &book)
        book.deliver(at: 6_000)
        #expect(book.delivered.count == NoticeLimits.deliveredCountMax && book.pending.isEmpty)
    }

    @Test func `times are a minute apart, and 32 at most`() throws {
        try NoticeQuery(.add, request: notice(at: 1, 60_001)).check()
        var many = notice()
        many.dates = (1...32).map { $0 * 60_000 }
        try NoticeQuery(.add, request: many).check()
        many.dates.append(33 * 60_000)
        #expect(throws: NoticeFailure.self) { try NoticeQuery(.add, request: many).check() }
    }

    @Test(arguments: [
        (NoticeRequest(identifier: "", title: "A"), NoticeFailure.Code.badIdentifier),
        (NoticeRequest(identifier: String(repeating: "a", count: 129), title: "A"), .badIdentifier),
        (NoticeRequest(identifier: "a", title: " \n"), .empty),
        (NoticeRequest(identifier: "a", title: String(repeating: "a", count: 257)), .tooLarge),
        (NoticeRequest(identifier: "a", body: String(repeating: "ä", count: 513)), .tooLarge),
        (NoticeRequest(identifier: "a", title: "A", payload: Data(count: 4_097)), .tooLarge),
        (NoticeRequest(identifier: "a", title: "A", dates: [2, 1]), .badTime),
        (NoticeRequest(identifier: "a", title: "A", dates: [-1]), .badTime),
        (NoticeRequest(identifier: "a", title: "A", dates: Array(1...33)), .badTime),
        (NoticeRequest(identifier: "a", title: "A", dates: [1, 60_000]), .badTime),
        (NoticeRequest(identifier: "a", title: "A", dates: [1], interval: 59_999), .badTime),
        (NoticeRequest(identifier: "a", title: "A", interval: 60_000), .badTime),
    ])
    func `a request that is not as it may be is refused`(_ request: NoticeRequest, _ code: NoticeFailure.Code) {
        let failure = #expect(throws: NoticeFailure.self) { try NoticeQuery(.add, request: request).check() }
        #expect(failure?.code == code)
    }
}
