import AppProtocol
import ChatModels
import ChatStore
import Foundation
import Hashing
import Logging
import NetworkFetcher
import ServiceLifecycle

/// Notices on their way to one browser, one after another.
struct PushDelivery: Sendable {
    /// Result of one attempt.
    enum Outcome: Hashable {
        case delivered
        /// The browser has ended the subscription.
        case gone
        /// It makes no sense to try again.
        case refused(String)
        /// - Parameter seconds: that the push service asks to wait for; nil where it does not say.
        case later(String, seconds: Int?)
    }

    let device: DeviceID
    let pushes: PushNotices
    let world: ChatWorld

    /// Delivers until there is nothing more to tell the device. Each notice is tried until it is delivered, or has been tried often
    /// enough.
    func run() async {
        let waits = pushes.limits.retryWaits
        var failureCount = 0
        while var item = pushes.next(for: device) {
            guard pushes.takePlace() else {
                world.metrics.countPush("left_out")
                world.logger.warning("too many notices are under way; one is left out")
                continue
            }
            let outcome = await attempt(item)
            pushes.leavePlace()
            switch outcome {
            case .delivered, .gone: failureCount = 0
            case .refused(let reason):
                world.metrics.countPush("refused")
                log("a notice is refused", reason)
            case .later(let reason, let seconds):
                guard item.failureCount < waits.count else {
                    world.metrics.countPush("given_up")
                    log("a notice is given up", reason)
                    continue
                }
                let usual = waits[min(failureCount, waits.count - 1)]
                world.metrics.countPush("later")
                item.failureCount += 1
                failureCount += 1
                item.ready = nil
                pushes.putBack(item, for: device)
                guard await wait(usual, seconds) else { return pushes.end(device) }
            }
        }
    }

    /// Sends what is to be told of the item now; does nothing where the person has read it, or the device has no subscription any more.
    private func attempt(_ item: PushItem) async -> Outcome {
        do {
            var known = item.ready
            if known == nil { known = try await current(item) }
            guard let told = known else { return .delivered }
            let outcome = await send(told.notice, to: told.subscription)
            if outcome == .delivered { world.metrics.countPush("delivered") }
            if outcome == .gone {
                world.metrics.countPush("gone")
                await forget(told.subscription)
            }
            return outcome
        } catch {
            return .refused("\(error)")
        }
    }

    private func current(_ item: PushItem) async throws -> (notice: PushNotice, subscription: PushSubscription)? {
        let news = try await world.database.pushNews(of: item.conversation, after: item.position, for: device)
        guard let news, let subscription = news.subscriptions.first else { return nil }
        return (notice: world.notice(of: news, to: subscription, pushes.limits), subscription: subscription)
    }

    private func send(_ notice: PushNotice, to subscription: PushSubscription) async -> Outcome {
        do {
            let service = try PushService(subscription.endpoint, pushes.fetcher)
            let request = try query(of: notice, for: subscription, to: service)
            let reply = try await pushes.fetcher.reply(to: request, for: service.access)
            return Self.outcome(of: reply)
        } catch let failure as NetworkFailure {
            return failure.isTemporary
                ? .later(failure.code.rawValue, seconds: nil) : .refused(failure.code.rawValue)
        } catch {
            return .refused("\(error)")
        }
    }

    /// Source: RFC 8030, sections 5 and 5.2 to 5.4.
    private func query(
        of notice: PushNotice, for subscription: PushSubscription, to service: PushService
    ) throws -> NetworkQuery {
        guard let reader = PushReader(publicKey: subscription.publicKey, secret: subscription.secret) else {
            throw ChatError(.badSubscription, "The keys of the subscription are none.")
        }
        let text = try PushEncryption().encrypted(
            try notice.json(upTo: pushes.limits.paddedByteCount), for: reader,
            paddedByteCount: pushes.limits.paddedByteCount)
        return NetworkQuery(
            url: subscription.endpoint, method: "POST",
            headers: [
                "Authorization": try pushes.key.authorization(to: service.origin, at: world.now()),
                "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                "TTL": "\(pushes.limits.lifetimeSeconds)", "Urgency": "high",
                "Topic": topic(of: notice.conversation),
            ], body: text)
    }

    /// A newer notice of the conversation takes the place of one that waits for the browser. It tells the push service nothing:
    /// each device has another one for the same conversation.
    private func topic(of conversation: ConversationID) -> String {
        let key = AuthenticationKey(derivedFrom: world.secret, for: "parley-push-topic")
        let code = key.code(for: Data("\(device) \(conversation)".utf8))
        // 24 bytes: 32 letters, which is the most. Source: RFC 8030, section 5.4.
        return code.prefix(24).base64URL
    }

    static func outcome(of reply: NetworkReply) -> Outcome {
        switch reply.status {
        case 200..<300: .delivered
        case 404, 410: .gone
        case 429, 500...599:
            .later(
                "status \(reply.status)",
                seconds: reply.headers.first { $0.key.lowercased() == "retry-after" }.flatMap { Int($0.value) })
        default: .refused("status \(reply.status)")
        }
    }

    /// Returns whether the server still runs after that.
    private func wait(_ usual: Duration, _ seconds: Int?) async -> Bool {
        let asked = Duration.seconds(min(max(0, seconds ?? 0), 24 * 3_600))
        let time = min(max(usual, asked), pushes.limits.retryWaitMax)
        return (try? await cancelWhenGracefulShutdown { try await Task.sleep(for: time) }) != nil
    }

    private func forget(_ subscription: PushSubscription) async {
        do {
            try await world.database.removePush(at: subscription.endpoint)
        } catch {
            world.logger.error("cannot forget a subscription", metadata: ["error": "\(error)"])
        }
    }

    /// Logs without the endpoint, by which anybody could be sent notices.
    private func log(_ words: Logger.Message, _ reason: String) {
        world.logger.notice(words, metadata: ["reason": "\(reason)"])
    }
}

extension NetworkFailure {
    /// Whether a later attempt may succeed.
    fileprivate var isTemporary: Bool {
        switch code {
        case .cannotConnect, .tooSlow, .busy, .hostNotFound, .insecure: true
        default: false
        }
    }
}
