import AppHost
import ChatStore
import Foundation
package import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Builds the complete server; `parley`, the tests and the benchmarks all use it. Run it in a `ServiceGroup`, or with
/// `runService()`; on a graceful shutdown streams end, app processes are terminated and the database is closed.
/// - Parameter onServerRunning: is called with the port once the server listens on it.
/// - Throws: `ChatStoreError` where the store cannot be opened.
package func buildApplication(
    configuration: ServerConfiguration, onServerRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    formatFirstDate()
    let chat = try makeChat(configuration)
    await chat.begin(with: configuration.first)
    let router = chat.people.map { makePeopleRouter(chat, $0) } ?? makeRouter(chat)
    var services: [any Service] = [
        ChatService(world: chat.world, registry: chat.registry, updates: configuration.updates)
    ]
    if let door = configuration.guests {
        services.append(
            listener(at: door.host, makeRouter(chat, behind: door), configuration) { door.open(at: $0) })
    }
    return listener(
        at: configuration.site?.host ?? "127.0.0.1", router, configuration, services: services
    ) { port in
        await onServerRunning(port)
        await chat.tellOwnerLink(port: port)
    }
}

/// Has a date formatted beside the opening of the store. With the first one Foundation reads the zones of time, which takes as long as the
/// store, and Hummingbird formats the time of its answers before it listens.
private func formatFirstDate() {
    Task {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        _ = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second], from: Date())
    }
}

private func listener(
    at host: String, _ router: Router<ChatRequestContext>, _ configuration: ServerConfiguration,
    services: [any Service] = [], onServerRunning: @escaping @Sendable (_ port: Int) async -> Void
) -> Application<RouterResponder<ChatRequestContext>> {
    let limits = configuration.connections
    return Application(
        responder: router.buildResponder(),
        server: HTTPServerBuilder { responder in
            LoopChannel(
                inner: HTTP1Channel(
                    responder: responder,
                    configuration: HTTP1Channel.Configuration(
                        additionalChannelHandlers: [
                            StreamHandover(), ConnectionDeadlines(limits: limits), SocketUpgrade(),
                        ],
                        idleTimeout: limits.idle,
                        httpDecoderConfiguration: .init(
                            maxHeaderFieldSize: limits.headerByteCount, maxHeaderListSize: limits.headersByteCount,
                            maxHeaderFieldCount: limits.headerCount))))
        },
        configuration: ApplicationConfiguration(
            address: .hostname(host, port: configuration.port), serverName: "parley",
            availableConnectionsDelegate: .maximum(limits.connectionCount, logger: configuration.logger)),
        services: services,
        onServerRunning: { await onServerRunning($0.localAddress?.port ?? configuration.port) },
        logger: configuration.logger)
}

/// Reason for which a server ended without an error.
package enum ServerEnd: Sendable {
    /// SIGTERM or SIGINT.
    case stopped
    /// A page asked for a reset: the caller can now empty the store and run the server again.
    case reset
}

/// Runs the server until SIGTERM or SIGINT arrives, or a page asks for a reset.
package func runServer(
    configuration: ServerConfiguration, onServerRunning: @escaping @Sendable (_ port: Int) async -> Void
) async throws -> ServerEnd {
    let (resets, door) = AsyncStream<Void>.makeStream()
    var configuration = configuration
    configuration.onReset = { door.yield() }
    let application = try await buildApplication(configuration: configuration, onServerRunning: onServerRunning)
    // Without a name ServiceLifecycle describes the service for one, which writes down the whole application.
    let service = ServiceGroupConfiguration.ServiceConfiguration(service: application, serviceName: "application")
    let services = ServiceGroup(
        configuration: ServiceGroupConfiguration(
            services: [service], gracefulShutdownSignals: [.sigterm, .sigint], logger: configuration.logger))
    return try await withThrowingTaskGroup(of: ServerEnd.self) { group in
        group.addTask {
            for await _ in resets {
                await services.triggerGracefulShutdown()
                return .reset
            }
            return .stopped
        }
        try await services.run()
        door.finish()
        return try await group.next() ?? .stopped
    }
}

func makeChat(_ configuration: ServerConfiguration) throws -> Chat {
    let folder = try StoreFolder(URL(fileURLWithPath: configuration.storePath).deletingLastPathComponent())
    // Behind the lock of the folder: another server's uploads are its own.
    KeptApps(data: URL(fileURLWithPath: configuration.storePath).deletingLastPathComponent()).removeUploads()
    let database = try ChatDatabase(path: configuration.storePath)
    try database.limit(to: configuration.storeLimits)
    let isSimulated = configuration.mode.isSimulated
    if isSimulated {
        let conversation = SimulatedConversation(members: configuration.members)
        try database.ensureConversation(conversation.id, members: conversation.newMembers)
    }
    let apps = AppHost(
        containers: configuration.containersFolder, logger: configuration.logger, tellsCalls: isSimulated,
        sharedLimits: configuration.sharedLimits, hasWalls: configuration.hasWalls)
    try apps.prepare()
    let secret = try folder.secret(movingFrom: database)
    let world = ChatWorld(
        database: database, appender: EntryAppender(database: database),
        apps: AppRunner(installed: configuration.apps, host: apps, names: ContainerNames(secret: secret)),
        media: configuration.media,
        network: configuration.network, pushes: configuration.pushes(secret: secret), background: BackgroundWork(),
        folder: folder, secret: secret,
        writers: EventWriters(heartbeat: configuration.heartbeat), receiptDelay: configuration.receiptDelay,
        expiryDelay: configuration.expiryDelay, presenceDelay: configuration.presenceDelay,
        invitationLifetime: configuration.invitationLifetime,
        tools: configuration.tools, logger: configuration.logger, inspector: isSimulated ? Inspector() : nil,
        now: configuration.now)
    try world.removeContainersLeftOver()
    return Chat(
        world: world, registry: SessionRegistry(world: world), cookie: DeviceCookie(secret: world.secret),
        files: ServedFiles(webFolder: configuration.webFolder, fontsFolder: configuration.fontsFolder),
        previews: PreviewStore(
            apps: world.apps.shelf, host: apps, limits: isSimulated ? PreviewStore.Limits() : .directory),
        installer: AppInstaller(
            data: URL(fileURLWithPath: configuration.storePath).deletingLastPathComponent(), shelf: world.apps.shelf,
            hasWalls: configuration.hasWalls),
        connections: configuration.connections,
        sockets: configuration.sockets, site: configuration.site, storePath: configuration.storePath,
        facts: ServerFacts(configuration), members: configuration.members,
        people: configuration.mode.access(to: world, within: configuration.rates),
        onReset: configuration.onReset,
        guests: configuration.guests)
}

/// Registers all middleware and routes.
/// - Parameter door: the guest listener that this router serves; nil for requests from this computer only.
func makeRouter(_ chat: Chat, behind door: GuestAccess? = nil) -> Router<ChatRequestContext> {
    let router = Router(context: ChatRequestContext.self)
    router.addCommon(of: chat, isSecure: false)
    // Before who gets in is looked at: watching programs use the address that the server listens at.
    if door == nil { MonitoringRoutes(chat: chat).add(to: router) }
    if let door {
        router.add(middleware: GuestMiddleware(door: door, now: chat.world.now))
    } else {
        router.add(middleware: LoopbackMiddleware())
    }
    router.add(middleware: CrossSiteMiddleware())
    PageRoutes(chat: chat).add(to: router)
    PreviewRoutes(chat: chat).add(to: router)
    SimulatorRoutes(chat: chat).add(to: router)
    SimulatedProcessRoutes(chat: chat).add(to: router)
    SharedStreamRoutes(chat: chat).add(to: router)
    SocketRoutes(chat: chat).add(to: router)
    InspectorRoutes(chat: chat).add(to: router)
    MessagePageRoutes(chat: chat).add(to: router)
    JoinRoutes(chat: chat).add(to: router)
    let signIn = SignInMiddleware(owners: DeviceOwners(database: chat.world.database), cookie: chat.cookie)
    router.group("devices/:device").add(middleware: signIn).addRoutes(ConversationRoutes(chat: chat).deviceRoutes)
    router.group("devices/:device/conversations/:conversation")
        .add(middleware: signIn)
        .addConversationRoutes(of: chat)
    return router
}

extension Router<ChatRequestContext> {
    /// Registers the middleware of all routes. The headers are checked before any is read, and errors are not compressed.
    func addCommon(of chat: Chat, isSecure: Bool) {
        add(middleware: AwayFromLoopMiddleware())
        add(middleware: RequestMonitor(metrics: chat.metrics))
        add(middleware: SecurityHeadersMiddleware(isSecure: isSecure))
        add(middleware: ErrorMiddleware())
        add(middleware: PlainHeadersMiddleware())
        add(middleware: GzipMiddleware())
    }
}

extension RouterGroup<ChatRequestContext> {
    /// Registers what devices ask of one conversation.
    @discardableResult
    func addConversationRoutes(of chat: Chat) -> Self {
        addRoutes(ConversationRoutes(chat: chat).routes)
            .addRoutes(EventRoutes(chat: chat).routes)
            .addRoutes(EntryRoutes(chat: chat).routes)
            .addRoutes(EntryChangeRoutes(chat: chat).routes)
            .addRoutes(TypingRoutes(chat: chat).routes)
            .addRoutes(DraftRoutes(chat: chat).routes)
            .addRoutes(PreparationRoutes(chat: chat).routes)
            .addRoutes(UnsentRoutes(chat: chat).routes)
            .addRoutes(StickerRoutes(chat: chat).routes)
            .addRoutes(PanelRoutes(chat: chat).routes)
            .addRoutes(NoticeRoutes(chat: chat).routes)
            .addRoutes(FileRoutes(chat: chat).routes)
            .addRoutes(LiveRoutes(chat: chat).routes)
            .addRoutes(SelectionRoutes(chat: chat).routes)
            .addRoutes(ScreenRoutes(chat: chat).routes)
            .addRoutes(ReadRoutes(chat: chat).routes)
            .addRoutes(MembershipRoutes(chat: chat).routes)
            .addRoutes(InvitationRoutes(chat: chat).routes)
            .addRoutes(PictureRoutes(chat: chat).routes)
            .addRoutes(AppRoutes(chat: chat).routes)
            .addRoutes(SetupRoutes(chat: chat).routes)
    }
}
