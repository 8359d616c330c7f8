import ChatModels
import ChatStore
import DeviceHost
import Logging
import ServiceLifecycle
import Synchronization

// Notices of apps, at their times. The store alone knows them, so that they come while no app runs, and after a restart.
extension SessionRegistry {
    /// Time until the store is asked again that could not be read or written.
    private static let retryTime = Duration.seconds(60)

    /// Delivers notices until the server stops.
    func deliverNotices(in world: ChatWorld) async {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                world.notices.begin()
                let time = await self.deliverDue(in: world)
                await world.notices.wait(time)
            }
        }
    }

    /// Delivers what is due, and shows it where a page of the device is open.
    /// - Returns: Time until the next; nil where none waits.
    private func deliverDue(in world: ChatWorld) async -> Duration? {
        do {
            let (places, next) = try await world.database.deliverNotices(at: world.now())
            for place in places { await showNotices(at: place, in: world) }
            return next.map { .milliseconds($0 - world.now()) }
        } catch {
            world.logger.error("cannot deliver notices", metadata: ["error": "\(error)"])
            return Self.retryTime
        }
    }

    private func showNotices(at place: NoticePlace, in world: ChatWorld) async {
        let session = state.withLock {
            $0.sessions[Place(device: place.device, conversation: place.conversation)]?.session
        }
        guard let session, session.jobs.post({ await $0.showNewNotices() }) else {
            return await world.showNewNotices(on: place.device)
        }
    }

    /// Returns the active sessions of a person, on all their devices.
    func sessions(of person: PersonID) -> [DeviceSession] {
        state.withLock { $0.sessions.values.map(\.session).filter { $0.context.person == person } }
    }
}

extension ChatWorld {
    /// Shows what the device has not shown yet on its pages with a list of conversations, whichever of these they show.
    func showNewNotices(on device: DeviceID) async {
        guard lists.isWatched(by: device) else { return }
        do {
            for (place, notices) in try await database.takeNewNotices(on: device) {
                for notice in notices {
                    try lists.tell(
                        device,
                        of: NoticeEvent(
                            notice, app: place.app, name: apps.installed.name(of: place.app),
                            conversation: place.conversation))
                }
            }
        } catch {
            logger.error("cannot show notices", metadata: ["error": "\(error)"])
        }
    }
}
