import ChatStore
import ServiceLifecycle

/// Keeps sessions, feeds and app processes going while the server runs. On the way down they end before the database
/// is closed.
struct ChatService: Service {
    let world: ChatWorld
    let registry: SessionRegistry

    func run() async throws {
        let threads = WarmThreads()
        threads.start()
        defer { threads.close() }
        try world.background.start { await registry.letGoOfUnused() }
        await withTaskCancellationOrGracefulShutdownHandler {
            await world.background.run()
        } onCancelOrGracefulShutdown: {
            registry.close()
        }
        try world.database.close()
        world.folder.release()
    }
}
