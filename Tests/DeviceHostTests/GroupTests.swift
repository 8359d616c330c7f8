import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

/// Values that people share in an app.
@Suite(.timeLimit(.minutes(5))) struct GroupTests {
    private let query = GroupStoreQuery(.save, key: "score", value: Data([1]))

    @Test func `an app's query is asked, and answered with what the store says`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.requested(process: 1, id: 1, .group(query))) == ["group 1.1 party save score"])
        let reply = GroupStoreReply([GroupStoreEntry(key: "score", tag: 3)])
        try phone.handle(.fetched(process: 1, id: 1, .success(.group(.success(reply)))))
        #expect(phone.actions == [.answer(process: 1, id: 1, Outcome(group: reply))])
        try phone.handle(.requested(process: 1, id: 2, .group(query)))
        let failure = GroupStoreFailure(
            .recordChanged, "Changed.", current: GroupStoreEntry(key: "score", tag: 4, value: Data([9])))
        try phone.handle(.fetched(process: 1, id: 2, .success(.group(.failure(failure)))))
        guard case .answer(_, _, let outcome) = phone.actions.first else {
            Issue.record("the actions are \(phone.actions)")
            return
        }
        #expect(GroupStoreFailure(outcome) == failure)
    }

    @Test func `an app that is open is told of a change, and one that is closed is not`() throws {
        var phone = try Phone.open()
        let change = GroupStoreEvent(key: "score", tag: 4)
        let told = try phone.handle(.groupChanged(Phone.party.id, change))
        #expect(told.count == 1 && told[0].contains("group changed score 4"))
        #expect(try phone.handle(.groupChanged(Phone.chess.id, change)) == [])
    }
}
