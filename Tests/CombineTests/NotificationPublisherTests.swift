import Combine
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct NotificationPublisherTests {
    private static let saved = Notification.Name("saved")

    @Test func `notifications of the name and object come until it is cancelled`() {
        let (center, list) = (NotificationCenter(), NSObject())
        var (all, own) = ([String](), 0)
        let everything = center.publisher(for: Self.saved)
            .compactMap { $0.userInfo?["item"] as? String }.sink { all.append($0) }
        let ofList = center.publisher(for: Self.saved, object: list).sink { _ in own += 1 }
        center.post(name: Self.saved, object: list, userInfo: ["item": "sauce"])
        center.post(name: Self.saved, object: nil, userInfo: ["item": "wine"])
        center.post(name: Notification.Name("other"), object: list, userInfo: ["item": "bread"])
        #expect(all == ["sauce", "wine"] && own == 1)
        everything.cancel()
        center.post(name: Self.saved, object: list, userInfo: ["item": "bread"])
        #expect(all.count == 2 && own == 2)
        ofList.cancel()
    }

    @Test func `a subscription that nobody holds ends`() {
        let center = NotificationCenter()
        var count = 0
        do {
            let subscription = center.publisher(for: Self.saved).sink { _ in count += 1 }
            center.post(name: Self.saved, object: nil)
            _ = subscription
        }
        center.post(name: Self.saved, object: nil)
        #expect(count == 1)
    }
}
