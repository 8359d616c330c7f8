import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

/// Notices of apps, and the question whether they are shown.
@Suite(.timeLimit(.minutes(5))) struct NoticeTests {
    private static let request = NoticeRequest(identifier: "turn", title: "Your turn", dates: [5_000])
    private static let notice: StoredNotice = {
        var book = NoticeBook()
        _ = try? book.answer(NoticeQuery(.add, request: request), .authorized, at: 0)
        book.deliver(at: 5_000)
        return book.delivered[0]
    }()

    @Test func `a notice goes to the store, and the store's refusal to the app`() throws {
        var phone = try Phone.open()
        let query = NoticeQuery(.add, request: Self.request)
        #expect(try phone.handle(.requested(process: 1, id: 1, .notices(query))) == ["notices 1.1 party add turn"])
        let failure = NoticeFailure(.notAllowed, "The person has not allowed it.")
        try phone.handle(.fetched(process: 1, id: 1, .success(.notices(.failure(failure)))))
        guard case .answer(1, 1, let outcome) = phone.actions.first else {
            Issue.record("the actions are \(phone.actions)")
            return
        }
        #expect(NoticeFailure(outcome) == failure)
        let empty = NoticeQuery(.add, request: NoticeRequest(identifier: "turn", title: " "))
        #expect(try phone.handle(.requested(process: 1, id: 2, .notices(empty))) == ["answer 1.2 4"])
    }

    @Test func `the person is asked once where the store knows no answer, and all requests get it`() throws {
        var phone = try Phone.open()
        #expect(try ask(&phone, 1, .notDetermined) == ["show notices of party?"])
        #expect(try ask(&phone, 2, .notDetermined) == [])
        #expect(phone.host.noticeQuestion == Phone.party)
        let answered = try phone.handle(.noticePermission(Phone.party.id, isAllowed: true))
        #expect(answered == ["show no question", "answer 1.1 done", "answer 1.2 done"])
        #expect(phone.actions.last == .answer(process: 1, id: 2, Outcome(notices: NoticeReply(.authorized))))
        #expect(try ask(&phone, 3, .denied) == ["answer 1.3 done"])
        #expect(phone.host.noticeQuestion == nil)
    }

    @Test func `a question goes with its app, or where the app takes it back`() throws {
        var phone = try Phone.open()
        _ = try ask(&phone, 1, .notDetermined)
        let taken = try phone.handle(.notified(process: 1, .cancel(request: 1)))
        #expect(taken.first == "show no question" && taken.last?.hasPrefix("answer 1.1") == true)
        _ = try ask(&phone, 2, .notDetermined)
        #expect(try phone.handle(.closePanel).contains("show no question"))
        #expect(phone.host.noticeQuestion == nil)
    }

    @Test func `an app that waits for the person's answer often is refused`() throws {
        var phone = try Phone.open()
        for id in 1...NoticeLimits.questionCountMax { _ = try ask(&phone, id, .notDetermined) }
        #expect(
            try phone.handle(.requested(process: 1, id: 99, .notices(NoticeQuery(.authorize)))) == ["answer 1.99 7"])
    }

    @Test func `the person may be asked while fetches wait, and what is refused is no question`() throws {
        var phone = try Phone.open()
        for id in 1...ProtocolLimits.fetchesInFlightMax {
            try phone.handle(.requested(process: 1, id: id, .fetch(url: "https://a.org/\(id)")))
        }
        #expect(try ask(&phone, 50, .notDetermined) == ["show notices of party?"])
        try phone.handle(.closePanel)
        for id in 60...(60 + NoticeLimits.questionCountMax) {
            let query = NoticeQuery(.authorize)
            #expect(try phone.handle(.requested(process: 1, id: id, .notices(query))) == ["answer 1.\(id) -1008"])
        }
    }

    @Test func `an answer that comes before the store's is the only one`() throws {
        var phone = try Phone.open()
        try phone.handle(.requested(process: 1, id: 1, .notices(NoticeQuery(.authorize))))
        let answered = try phone.handle(.noticePermission(Phone.party.id, isAllowed: true))
        #expect(answered == ["stop fetching 1.1", "answer 1.1 done"])
        #expect(phone.actions.last == .answer(process: 1, id: 1, Outcome(notices: NoticeReply(.authorized))))
        let reply = NoticeReply(.notDetermined)
        #expect(try phone.handle(.fetched(process: 1, id: 1, .success(.notices(.success(reply))))) == [])
        #expect(phone.host.noticeQuestion == nil)
    }

    @Test func `a notice of an app that is closed is shown, and that of an open one is the app's to decide`() throws {
        var closed = Phone()
        #expect(
            try closed.handle(.noticesDelivered(Phone.party.id, [Self.notice])) == ["show notice turn of Mussels Party"]
        )
        var phone = try Phone.open()
        #expect(try phone.handle(.noticesDelivered(Phone.party.id, [Self.notice])) == ["ask 1 due turn"])
        #expect(try decide(&phone, isShown: true) == ["show notice turn of Mussels Party"])
        // An answer that was given stays, and a question that was not asked shows nothing.
        #expect(try decide(&phone, isShown: true) == [])
        try phone.handle(.noticesDelivered(Phone.party.id, [Self.notice]))
        #expect(try decide(&phone, isShown: false) == [])
        #expect(
            try phone.handle(.noticesDelivered(Phone.chess.id, [Self.notice])) == ["show notice turn of Chess"])
    }

    @Test func `a notice of which the app has not decided when it ends is shown once`() throws {
        var phone = try Phone.open()
        try phone.handle(.noticesDelivered(Phone.party.id, [Self.notice]))
        #expect(try phone.handle(.closePanel).contains("show notice turn of Mussels Party"))
        #expect(try !phone.handle(.ended(process: 1, nil)).contains("show notice turn of Mussels Party"))
    }

    @Test func `a tap on a notice opens the app, and tells it after it has become active`() throws {
        var phone = Phone()
        let opened = try phone.handle(.openNotice(Phone.party.id, Self.notice))
        #expect(opened.last == "ask 1 opened by turn" && opened.contains("launch 1 party"))
        var open = try Phone.open()
        #expect(try open.handle(.openNotice(Phone.party.id, Self.notice)) == ["ask 1 opened by turn"])
        var gone = Phone(apps: [Phone.chess])
        #expect(gone.refusal(of: .openNotice(Phone.party.id, Self.notice)) == .unknownApp)
        #expect(try gone.handle(.noticesDelivered(Phone.party.id, [Self.notice])) == [])
    }

    private func ask(_ phone: inout Phone, _ id: Int, _ status: NoticeStatus) throws -> [String] {
        try phone.handle(.requested(process: 1, id: id, .notices(NoticeQuery(.authorize))))
        return try phone.handle(.fetched(process: 1, id: id, .success(.notices(.success(NoticeReply(status))))))
    }

    private func decide(_ phone: inout Phone, isShown: Bool) throws -> [String] {
        try phone.handle(.notified(process: 1, .presentNotice(identifier: "turn", isShown: isShown)))
    }
}
