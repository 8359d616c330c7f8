import ChatStore
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct ServiceNameTests {
    /// ServiceLifecycle writes a service down for its log, at each start: all that it holds where it has no words of its own.
    @Test func `the service has a short name in the log`() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let chat = try makeChat(folder.configuration(heartbeat: .seconds(600)))
        #expect("\(ChatService(world: chat.world, registry: chat.registry))" == "chat")
        try chat.world.database.close()
    }
}
