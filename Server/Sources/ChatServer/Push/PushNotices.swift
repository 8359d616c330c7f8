import ChatModels
import ChatStore
import Foundation
import Logging
import NetworkFetcher
import ServiceLifecycle
import Synchronization

/// Tells browsers in which no page is open what is new, by Web Push. A notice waits for a moment, and is not sent where the person
/// has read the message meanwhile on any device; what comes to the same conversation within that time is told together.
///
/// Source: RFC 8030.
final class PushNotices: Sendable {
    private struct State {
        /// By conversation, the number of the entry before the first that is new.
        var waiting: [ConversationID: Int] = [:]
        /// Number of notices that are being sent.
        var noticeCount = 0
        /// By device that a delivery is under way to, what it is still to be told.
        var items: [DeviceID: [PushItem]] = [:]
    }

    let key: PushKey
    let limits: PushLimits
    let fetcher: NetworkFetcher
    private let state = Mutex(State())

    /// - Parameter network: fetcher of apps, whose programs and rules about addresses hold for pushes, too.
    init(key: PushKey, limits: PushLimits, network: NetworkFetcher) {
        (self.key, self.limits) = (key, limits)
        var fetches = NetworkLimits()
        fetches.fetchCountMax = limits.sendingCountMax
        fetches.waitingCountMax = limits.noticeCountMax
        fetches.timeMax = limits.attemptTimeMax
        fetches.redirectCountMax = 0
        fetcher = NetworkFetcher(
            tools: network.tools, limits: fetches, allowsPrivateAddresses: network.allowsPrivateAddresses)
    }

    /// Takes note of an entry that is on disk.
    func published(_ entry: LogEntry, in conversation: ConversationID, _ world: ChatWorld) {
        switch entry.content {
        case .text, .message, .attachment: break
        case .membership, .placedSticker, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable: return
        }
        let isFirst = state.withLock { state in
            guard state.waiting[conversation] == nil, state.waiting.count < limits.conversationsWaitingMax else {
                return false
            }
            state.waiting[conversation] = entry.sequence - 1
            return true
        }
        guard isFirst else { return }
        do {
            try world.background.start { await self.tellLater(of: conversation, world) }
        } catch {
            _ = take(conversation)
        }
    }

    private func take(_ conversation: ConversationID) -> Int? {
        state.withLock { $0.waiting.removeValue(forKey: conversation) }
    }

    private func tellLater(of conversation: ConversationID, _ world: ChatWorld) async {
        // A stopping server tells of what it has at once.
        try? await cancelWhenGracefulShutdown { try await Task.sleep(for: self.limits.delay) }
        guard let position = take(conversation) else { return }
        do {
            let news = try await world.database.pushNews(of: conversation, after: position)
            await withDiscardingTaskGroup { group in
                for news in news {
                    for subscription in news.subscriptions {
                        let notice = world.notice(of: news, to: subscription, limits)
                        let item = PushItem(
                            conversation: conversation, position: position,
                            ready: (notice: notice, subscription: subscription))
                        guard add(item, for: subscription.device) else { continue }
                        let delivery = PushDelivery(device: subscription.device, pushes: self, world: world)
                        group.addTask { await delivery.run() }
                    }
                }
            }
        } catch {
            world.logger.error("cannot read whom to notify", metadata: ["error": "\(error)"])
        }
    }

    // MARK: What a device is to be told

    /// Notes what the device is to be told. At most one notice is under way to a device: a newer one takes the place of the older
    /// one of its conversation, at that one's next attempt.
    /// - Returns: whether nothing is under way, so that the caller has to begin a delivery.
    private func add(_ item: PushItem, for device: DeviceID) -> Bool {
        state.withLock { state in
            let isFirst = state.items[device] == nil
            var added = item
            // Notices that have to wait are read again at their turn.
            if !isFirst { added.ready = nil }
            state.items[device, default: []].add(added)
            return isFirst
        }
    }

    /// Takes the next that the device is to be told; nil ends the delivery.
    func next(for device: DeviceID) -> PushItem? {
        state.withLock { state in
            guard let item = state.items[device]?.first else {
                state.items[device] = nil
                return nil
            }
            state.items[device]?.removeFirst()
            return item
        }
    }

    /// Notes what a later attempt is made for.
    func putBack(_ item: PushItem, for device: DeviceID) {
        state.withLock { $0.items[device, default: []].putBack(item) }
    }

    /// Forgets what the device is still to be told.
    func end(_ device: DeviceID) { state.withLock { $0.items[device] = nil } }

    /// Takes one of the places for notices that are being sent. A notice that waits for its next attempt has none.
    func takePlace() -> Bool {
        state.withLock { state in
            guard state.noticeCount < limits.noticeCountMax else { return false }
            state.noticeCount += 1
            return true
        }
    }

    func leavePlace() { state.withLock { $0.noticeCount -= 1 } }
}

/// Task of telling a device of a conversation.
struct PushItem: Sendable {
    let conversation: ConversationID
    /// Number of the entry before the first that is new.
    var position: Int
    /// Text of the notice, where it has been read just now.
    var ready: (notice: PushNotice, subscription: PushSubscription)?
    /// Number of attempts that have failed.
    var failureCount = 0
}

extension [PushItem] {
    /// Adds an item at the end, or to the one of its conversation.
    fileprivate mutating func add(_ item: PushItem) {
        guard let index = firstIndex(where: { $0.conversation == item.conversation }) else {
            append(item)
            return
        }
        self[index].position = Swift.min(self[index].position, item.position)
        self[index].failureCount = 0
    }

    /// Adds an item at the front, or to the newer one of its conversation.
    fileprivate mutating func putBack(_ item: PushItem) {
        guard let index = firstIndex(where: { $0.conversation == item.conversation }) else {
            insert(item, at: 0)
            return
        }
        self[index].position = Swift.min(self[index].position, item.position)
    }
}
