import ChatModels
import ChatStore
import Logging
import ServiceLifecycle

/// Erases what conversations keep no longer, in steps between which others use the store.
struct RetentionSweep: Sendable {
    /// Time between two looks at all conversations.
    static let pause = Duration.seconds(600)

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
            for conversation in try await world.database.retentions().map(\.conversation) {
                // One conversation that cannot be erased must not keep the others.
                do { try await sweep(conversation) } catch { report(error) }
            }
        } catch {
            report(error)
        }
    }

    private func report(_ error: any Error) {
        world.logger.error("cannot erase old messages", metadata: ["error": "\(error)"])
    }

    /// Erases what is due in one conversation, and tells those who look at it.
    func sweep(_ conversation: ConversationID) async throws {
        var hasErased = false
        // Also where a later step fails: pages must not go on showing what is gone.
        defer { if hasErased { tell(of: conversation) } }
        while true {
            let erased = try await world.database.eraseStep(of: conversation, at: world.now())
            if erased > 0 { hasErased = true }
            if erased < ChatLimits.erasedAtOnceMax { break }
        }
    }

    private func tell(of conversation: ConversationID) {
        registry.feed(of: conversation)?.reloadPeople(showsTranscript: true)
        world.lists.changed(conversation, in: world)
    }
}
