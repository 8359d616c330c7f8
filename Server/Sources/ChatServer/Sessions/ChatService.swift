import ChatStore
import Logging
import ServiceLifecycle

/// Runs sessions, feeds and app processes for the lifetime of the server. On shutdown they end before the database is
/// closed.
struct ChatService: Service, CustomStringConvertible {
    let world: ChatWorld
    let registry: SessionRegistry
    var updates: AppUpdates?

    /// The service's name in the log. Without one ServiceLifecycle writes the whole world down before it begins, which took as long as opening
    /// the store.
    var description: String { "chat" }

    func run() async throws {
        let threads = WarmThreads()
        threads.start()
        defer { threads.close() }
        updates?.receive { await registry.handle($0, in: world) }
        defer { updates?.receive(with: nil) }
        try world.background.start { await registry.endIdleSessionsPeriodically() }
        try world.background.start { await registry.deliverNotices(in: world) }
        let sweep = RetentionSweep(world: world, registry: registry)
        try world.background.start { await sweep.run() }
        // Beside the requests, because the time of the check grows with the file.
        try world.background.start { await world.logStructureProblems() }
        await withTaskCancellationOrGracefulShutdownHandler {
            await world.background.run()
        } onCancelOrGracefulShutdown: {
            registry.close()
        }
        try world.database.close()
        world.folder.release()
    }
}

extension ChatWorld {
    /// Looks the store's file over, and logs what is damaged in it; ends early where the server stops.
    func logStructureProblems() async {
        do {
            let problems = try await cancelWhenGracefulShutdown { try await database.structureProblems() }
            for problem in problems { logger.error("\(problem) “parley check --store FOLDER” says more.") }
        } catch is CancellationError {
            logger.info("The store’s file was not looked over to its end.")
        } catch {
            logger.error("The store’s file cannot be looked over: \(error)")
        }
    }
}
