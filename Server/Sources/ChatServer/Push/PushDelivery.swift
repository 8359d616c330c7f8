import AppProtocol
import ChatModels
import ChatStore
import Foundation
import Hashing
import Logging
import NetworkFetcher
import ServiceLifecycle

/// One notice on its way to one browser.
struct PushDelivery: Sendable {
    /// What came of one attempt.
    enum Outcome: Hashable {
        case delivered
        /// The browser has ended the subscription.
        case gone
        /// It makes no sense to try again.
        case refused(String)
        /// - Parameter seconds: that the push service asks to wait for; nil where it does not say.
        case later(String, seconds: Int?)
    }

    let notice: PushNotice
    let subscription: PushSubscription
    let pushes: PushNotices
    let world: ChatWorld

    /// Tries until it is delivered, or has been tried often enough.
    func run() async {
        for attempt in 0...pushes.limits.retryWaits.count {
            switch await send() {
            case .delivered: return
            case .gone: return await forget()
            case .refused(let reason): return log("a notice is refused", reason)
            case .later(let reason, let seconds):
                guard attempt < pushes.limits.retryWaits.count else { return log("a notice is given up", reason) }
                guard await wait(pushes.limits.retryWaits[attempt], seconds), await isWanted() else { return }
            }
        }
    }

    private func send() async -> Outcome {
        do {
            let service = try PushService(subscription.endpoint, pushes.fetcher)
            let reply = try await pushes.fetcher.reply(to: try query(to: service), for: service.access)
            return Self.outcome(of: reply)
        } catch let failure as NetworkFailure {
            return failure.isTemporary
                ? .later(failure.code.rawValue, seconds: nil) : .refused(failure.code.rawValue)
        } catch {
            return .refused("\(error)")
        }
    }

    /// Source: RFC 8030, sections 5 and 5.2 to 5.4.
    private func query(to service: PushService) throws -> NetworkQuery {
        guard let reader = PushReader(publicKey: subscription.publicKey, secret: subscription.secret) else {
            throw ChatError(.badSubscription, "The keys of the subscription are none.")
        }
        let text = try PushEncryption().encrypted(
            JSONEncoder().encode(notice), for: reader, paddedByteCount: pushes.limits.paddedByteCount)
        return NetworkQuery(
            url: subscription.endpoint, method: "POST",
            headers: [
                "Authorization": try pushes.key.authorization(to: service.origin, at: world.now()),
                "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                "TTL": "\(pushes.limits.lifetimeSeconds)", "Urgency": "high", "Topic": topic,
            ], body: text)
    }

    /// A newer notice of the conversation takes the place of one that waits for the browser. It tells the push service nothing:
    /// each device has another one for the same conversation.
    private var topic: String {
        let key = AuthenticationKey(derivedFrom: world.secret, for: "parley-push-topic")
        let code = key.code(for: Data("\(subscription.device) \(notice.conversation)".utf8))
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

    /// Whether the device still has this subscription, and its person has not read the message yet.
    private func isWanted() async -> Bool {
        let news = try? await world.database.pushNews(of: notice.conversation, after: notice.sequence - 1)
        return news?.contains { $0.subscriptions.contains(subscription) } ?? false
    }

    private func forget() async {
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
