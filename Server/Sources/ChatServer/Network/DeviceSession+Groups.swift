import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Logging
import Synchronization

// Requests of apps for the values that the people of a conversation share.
extension DeviceSession {
    /// Asks the store, and tells all devices of the conversation what has changed.
    nonisolated func groupAnswer(
        to query: GroupStoreQuery, of app: AppID
    ) async -> Result<GroupStoreReply, GroupStoreFailure> {
        guard query.kind == .list || query.kind == .record || admitsGroupChange() else {
            return .failure(GroupStoreFailure(.unavailable, "The app changes too much at once. Try again in a minute."))
        }
        do {
            let reply = try await world.database.answer(
                query, of: app, in: context.conversation, for: context.person)
            if query.kind == .save || query.kind == .remove, let entry = reply.entries.first {
                feed.tellGroupChange(
                    GroupStoreEvent(key: entry.key, tag: entry.tag, isRemoved: query.kind == .remove), of: app)
            }
            return .success(reply)
        } catch let failure as GroupStoreFailure {
            return .failure(failure)
        } catch is CancellationError {
            return .failure(GroupStoreFailure(.unavailable, "The request was cancelled."))
        } catch {
            logger.error("cannot answer an app's group store", metadata: ["error": "\(error)"])
            return .failure(GroupStoreFailure(.unavailable, "The server cannot read or write now."))
        }
    }

    /// Counts a change of a device's apps: each is told to all processes of the app in the conversation.
    private nonisolated func admitsGroupChange() -> Bool {
        groupChanges.withLock { $0.admit(at: world.now()) } != nil
    }

    func groupChanged(_ event: GroupStoreEvent, of app: AppID) async {
        do {
            try await handle(.groupChanged(app, event))
        } catch {
            logger.error("cannot tell an app of a change", metadata: ["error": "\(error)"])
        }
    }
}

extension ConversationFeed {
    /// Tells the apps on all devices that are in use; others read the store when their app begins.
    nonisolated func tellGroupChange(_ event: GroupStoreEvent, of app: AppID) {
        jobs.post { feed in
            for session in feed.sessions { session.jobs.post { await $0.groupChanged(event, of: app) } }
        }
    }
}
