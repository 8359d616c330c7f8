import ChatStore
import ServiceLifecycle

/// Runs sessions, feeds and app processes for the lifetime of the server. On shutdown they end before the database is
/// closed.
struct ChatService: Service {
    let world: ChatWorld
    let registry: SessionRegistry
    var updates: AppUpdates?

    func run() async throws {
        let threads = WarmThreads()
        threads.start()
        defer { threads.close() }
        updates?.receive { await registry.handle($0, in: world) }
        defer { updates?.receive(with: nil) }
        try world.background.start { await registry.endIdleSessionsPeriodically() }
        await withTaskCancellationOrGracefulShutdownHandler {
            await world.background.run()
        } onCancelOrGracefulShutdown: {
            registry.close()
        }
        try world.database.close()
        world.folder.release()
    }
}
