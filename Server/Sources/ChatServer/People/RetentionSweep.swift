import ChatModels
import ChatStore
import Logging
import ServiceLifecycle

/// Erases what conversations keep no longer, in steps between which others use the store.
struct RetentionSweep: Sendable {
    /// Time between two looks at all conversations.
    static let pause = Duration.seconds(600)
    private static let dayMilliseconds: Int64 = 24 * 60 * 60 * 1_000

    let world: ChatWorld
    let registry: SessionRegistry

    /// Looks again and again until the server stops.
    func run() async {
        repeat {
            await sweep()
        } while (try? await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.pause) }) != nil
    }

    private func sweep() async {
        do {
            for retention in try await world.database.retentions() { try await sweep(retention) }
        } catch {
            world.logger.error("cannot erase old messages", metadata: ["error": "\(error)"])
        }
    }

    /// Erases what is due in one conversation, and tells those who look at it.
    func sweep(_ retention: Retention) async throws {
        let conversation = retention.conversation
        let end = world.now() - Int64(retention.days) * Self.dayMilliseconds
        var count = 0
        while true {
            let erased = try await world.database.eraseStep(of: conversation, sentBefore: end)
            count += erased
            if erased < ChatLimits.erasedAtOnceMax { break }
        }
        guard count > 0 else { return }
        registry.feed(of: conversation)?.reloadPeople()
        world.lists.changed(conversation, in: world)
    }
}
