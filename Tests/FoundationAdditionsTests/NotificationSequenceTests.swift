import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Notifications as a sequence` {
    private let center = NotificationCenter()
    private let name = Notification.Name("moved")

    @Test func `come in their order, of the name and the object that are asked for`() async {
        let object = Sender()
        let iterator = center.notifications(named: name, object: object).makeAsyncIterator()
        center.post(name: name, object: object, userInfo: ["step": 1])
        center.post(name: Notification.Name("other"), object: object, userInfo: ["step": 2])
        center.post(name: name, object: Sender(), userInfo: ["step": 3])
        center.post(name: name, object: object, userInfo: ["step": 4])
        #expect(await iterator.next()?.userInfo?["step"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["step"] as? Int == 4)
    }

    @Test func `are those since the loop began`() async {
        center.post(name: name, object: nil, userInfo: ["step": 1])
        let sequence = center.notifications(named: name)
        center.post(name: name, object: nil, userInfo: ["step": 2])
        let iterator = sequence.makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["step": 3])
        #expect(await iterator.next()?.userInfo?["step"] as? Int == 3)
    }

    @Test func `end with the task that waits for them`() async {
        let waiting = Task { [center, name] in
            for await _ in center.notifications(named: name) { Issue.record("Nobody posts") }
        }
        waiting.cancel()
        await waiting.value
    }
}

private final class Sender: Sendable {}
