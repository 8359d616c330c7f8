import AppProtocol
import DeviceHost
import Foundation
import Testing

/// Pictures from the network, for the views of an app.
@Suite(.timeLimit(.minutes(5))) struct NetworkTests {
    private func fetch(_ id: Int, process: ProcessID = 1) -> DeviceHost.Event {
        .requested(process: process, id: id, .fetch(url: "https://a.org/\(id)"))
    }

    @Test func `an app gets the bytes, or the code of a URLError`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(fetch(1)) == ["fetch 1.1 party https://a.org/1"])
        #expect(try phone.handle(.fetched(process: 1, id: 1, .success(.picture(Data([7]))))) == ["answer 1.1 done"])
        guard case .answer(_, _, let outcome) = phone.actions[0] else {
            Issue.record("the actions are \(phone.actions)")
            return
        }
        #expect(outcome.bytes == Data([7]))
        try phone.handle(fetch(2))
        let failure = NetworkFailure(.hostNotAllowed, "Not named.")
        #expect(
            try phone.handle(.fetched(process: 1, id: 2, .failure(failure))) == [
                "log warning host_not_allowed", "answer 1.2 -1020",
            ])
    }

    @Test func `a request of URLSession is answered with what the host says, whatever its status`() throws {
        var phone = try Phone.open()
        let query = NetworkQuery(url: "https://a.org/scores", method: "POST", body: Data([1]))
        #expect(
            try phone.handle(.requested(process: 1, id: 1, .load(query))) == [
                "load 1.1 party POST https://a.org/scores"
            ])
        let reply = NetworkReply(url: query.url, status: 404, body: Data([2]))
        try phone.handle(.fetched(process: 1, id: 1, .success(.reply(reply))))
        #expect(phone.actions == [.answer(process: 1, id: 1, Outcome(reply: reply))])
    }

    @Test func `what is not wanted any more is stopped, answered once, and what still comes is passed over`() throws {
        var phone = try Phone.open()
        try phone.handle(fetch(1))
        #expect(
            try phone.handle(.notified(process: 1, .cancel(request: 1))) == ["stop fetching 1.1", "answer 1.1 -999"])
        #expect(try phone.handle(.fetched(process: 1, id: 1, .success(.picture(Data())))) == [])
        #expect(
            try phone.handle(.notified(process: 1, .cancel(request: 1)), .notified(process: 9, .cancel(request: 1)))
                == [])
    }

    @Test func `so many at a time and no more`() throws {
        var phone = try Phone.open()
        let most = ProtocolLimits.fetchesInFlightMax
        for id in 1...most { try phone.handle(fetch(id)) }
        #expect(try phone.handle(fetch(most + 1)) == ["answer 1.\(most + 1) -1008"])
        try phone.handle(.fetched(process: 1, id: 1, .success(.picture(Data()))))
        #expect(try phone.handle(fetch(most + 2)) == ["fetch 1.\(most + 2) party https://a.org/\(most + 2)"])
    }

    @Test func `nothing is fetched for an app that is closed, or has crashed`() throws {
        var phone = try Phone.open()
        try phone.handle(fetch(1))
        let closing = try phone.handle(.closePanel)
        #expect(closing.contains("stop fetching 1.1") && closing.contains("terminate 1"))
        #expect(try phone.handle(fetch(2)) == ["answer 1.2 -1008"])
        #expect(try phone.handle(.ended(process: 1, nil)) == [], "what is stopped is not stopped again")
        var crashing = try Phone.open()
        try crashing.handle(fetch(1))
        #expect(try crashing.handle(.ended(process: 1, nil)).first == "stop fetching 1.1")
        #expect(try crashing.handle(fetch(2)) == [])
    }
}
