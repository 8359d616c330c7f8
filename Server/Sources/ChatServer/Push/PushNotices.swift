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
        var noticeCount = 0
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
                        guard takePlace() else {
                            world.logger.warning("too many notices are under way; one is left out")
                            continue
                        }
                        let delivery = PushDelivery(
                            notice: world.notice(of: news, to: subscription, limits), subscription: subscription,
                            pushes: self, world: world)
                        group.addTask {
                            await delivery.run()
                            self.leavePlace()
                        }
                    }
                }
            }
        } catch {
            world.logger.error("cannot read whom to notify", metadata: ["error": "\(error)"])
        }
    }

    private func takePlace() -> Bool {
        state.withLock { state in
            guard state.noticeCount < limits.noticeCountMax else { return false }
            state.noticeCount += 1
            return true
        }
    }

    private func leavePlace() { state.withLock { $0.noticeCount -= 1 } }
}
