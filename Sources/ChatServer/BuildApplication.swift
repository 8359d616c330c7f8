import AppHost
import ChatStore
import Foundation
package import Hummingbird
import Logging
import NIOCore

/// The server, ready to run: `parley`, the tests and the benchmarks all run this one. Run it in a `ServiceGroup`, or
/// with `runService()`; on a graceful shutdown streams end, app processes are terminated and the database is closed.
/// - Parameter onServerRunning: gets the port that the server listens on, once it does.
/// - Throws: `ChatStoreError` where the store cannot be opened.
package func buildApplication(
    configuration: ServerConfiguration, onServerRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    let chat = try makeChat(configuration)
    return Application(
        router: makeRouter(chat),
        configuration: ApplicationConfiguration(
            address: .hostname("127.0.0.1", port: configuration.port), serverName: "parley"),
        services: [ChatService(world: chat.world, registry: chat.registry)],
        onServerRunning: { await onServerRunning($0.localAddress?.port ?? configuration.port) },
        logger: configuration.logger)
}

/// Runs the server until the process is told to stop by SIGTERM or SIGINT.
package func runServer(
    configuration: ServerConfiguration, onServerRunning: @escaping @Sendable (_ port: Int) async -> Void
) async throws {
    try await buildApplication(configuration: configuration, onServerRunning: onServerRunning).runService()
}

func makeChat(_ configuration: ServerConfiguration) throws -> Chat {
    let database = try ChatDatabase(path: configuration.storePath)
    let conversation = SimulatedConversation(members: configuration.members)
    try database.ensureConversation(conversation.id, title: conversation.title, members: conversation.newMembers)
    let apps = AppHost(
        containers: configuration.containersFolder, logger: configuration.logger, tellsCalls: true)
    let world = ChatWorld(
        database: database, appender: EntryAppender(database: database),
        apps: AppRunner(installed: configuration.apps, host: apps), media: configuration.media,
        network: configuration.network, background: BackgroundWork(), secret: try database.secret(),
        heartbeat: configuration.heartbeat, expiryDelay: configuration.expiryDelay,
        invitationLifetime: configuration.invitationLifetime, logger: configuration.logger)
    return Chat(
        world: world, registry: SessionRegistry(world: world), cookie: DeviceCookie(secret: world.secret),
        files: ServedFiles(webFolder: configuration.webFolder, fontsFolder: configuration.fontsFolder),
        previews: PreviewStore(apps: configuration.apps, host: apps),
        members: configuration.members)
}

func makeRouter(_ chat: Chat) -> Router<ChatRequestContext> {
    let router = Router(context: ChatRequestContext.self)
    router.add(middleware: SecurityHeadersMiddleware())
    router.add(middleware: ErrorMiddleware())
    router.add(middleware: LoopbackMiddleware())
    PageRoutes(chat: chat).add(to: router)
    PreviewRoutes(chat: chat).add(to: router)
    SimulatorRoutes(chat: chat).add(to: router)
    InspectorRoutes(inspector: chat.world.inspector).add(to: router)
    MessagePageRoutes(chat: chat).add(to: router)
    JoinRoutes(chat: chat).add(to: router)
    router.group("devices/:device/conversations/:conversation")
        .add(middleware: SignInMiddleware(database: chat.world.database, cookie: chat.cookie))
        .addRoutes(ConversationRoutes(chat: chat).routes)
        .addRoutes(EventRoutes(chat: chat).routes)
        .addRoutes(EntryRoutes(chat: chat).routes)
        .addRoutes(DraftRoutes(chat: chat).routes)
        .addRoutes(PreparationRoutes(chat: chat).routes)
        .addRoutes(UnsentRoutes(chat: chat).routes)
        .addRoutes(StickerRoutes(chat: chat).routes)
        .addRoutes(PanelRoutes(chat: chat).routes)
        .addRoutes(LiveRoutes(chat: chat).routes)
        .addRoutes(SelectionRoutes(chat: chat).routes)
        .addRoutes(ScreenRoutes(chat: chat).routes)
        .addRoutes(ReadRoutes(chat: chat).routes)
        .addRoutes(MembershipRoutes(chat: chat).routes)
        .addRoutes(InvitationRoutes(chat: chat).routes)
        .addRoutes(PictureRoutes(chat: chat).routes)
        .addRoutes(AppRoutes(chat: chat).routes)
        .addRoutes(SetupRoutes(chat: chat).routes)
    return router
}
