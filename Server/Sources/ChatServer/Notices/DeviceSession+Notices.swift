import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Logging
import Synchronization

// Notices of the device's apps in this conversation.
extension DeviceSession {
    nonisolated func noticeAnswer(
        to query: NoticeQuery, of app: AppID
    ) async -> Result<NoticeReply, NoticeFailure> {
        guard admits(query.kind) else {
            let failure = "The app changes too many notices at once. Try again in a minute."
            return .failure(NoticeFailure(.tooOften, failure))
        }
        do {
            let reply = try await world.database.answer(query, at: place(of: app), now: world.now())
            if query.kind == .add { world.notices.changed() }
            return .success(reply)
        } catch let failure as NoticeFailure {
            return .failure(failure)
        } catch is CancellationError {
            return .failure(NoticeFailure(.unavailable, "The request was cancelled."))
        } catch {
            logger.error("cannot answer for an app's notices", metadata: ["error": "\(error)"])
            return .failure(NoticeFailure(.unavailable, "The server cannot read or write now."))
        }
    }

    private nonisolated func admits(_ kind: NoticeQuery.Kind) -> Bool {
        guard kind.writes else { return true }
        let now = world.now()
        guard kind != .add || noticeAdds.withLock({ $0.admit(at: now) }) != nil else { return false }
        return noticeChanges.withLock { $0.admit(at: now) } != nil
    }

    /// Shows what no page has shown: here where a page is open that still reads, else on a page with a list of conversations.
    func showNewNotices() async {
        let isRead = streams.values.contains { !$0.isCutOff && !$0.sink.isFinished }
        guard isRead else { return await world.showNewNotices(on: context.device) }
        do {
            let new = try await world.database.takeNewNotices(on: context.device, in: context.conversation)
            for (place, notices) in new { try await handle(.noticesDelivered(place.app, notices)) }
        } catch {
            logger.error("cannot show notices", metadata: ["error": "\(error)"])
        }
    }

    /// Opens the app by a notice; without it where the app has removed the notice meanwhile.
    nonisolated func openNotice(_ identifier: String, of app: AppID) async throws {
        try await serially { session in
            try session.host.checkMembership()
            guard session.host.context.usableApps.contains(where: { $0.id == app }) else {
                throw ChatError(.unknownApp, "\(app) is not installed on this device.")
            }
            let notice = try await session.world.database.openNotice(identifier, at: session.place(of: app))
            try await session.handle(notice.map { .openNotice(app, $0) } ?? .openApp(app))
        }
    }

    private nonisolated func place(of app: AppID) -> NoticePlace {
        NoticePlace(device: context.device, conversation: context.conversation, app: app)
    }
}

extension NoticeQuery.Kind {
    fileprivate var writes: Bool {
        switch self {
        case .add, .removePending, .removeDelivered: true
        case .status, .authorize, .pending, .delivered: false
        }
    }
}
