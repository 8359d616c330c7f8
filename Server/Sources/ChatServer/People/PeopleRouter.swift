import ChatModels
import Hummingbird

/// Registers all middleware and routes of a server for people.
func makePeopleRouter(_ chat: Chat, _ access: PeopleAccess) -> Router<ChatRequestContext> {
    let router = Router(context: ChatRequestContext.self)
    router.add(middleware: AwayFromLoopMiddleware())
    router.add(middleware: RequestMonitor(metrics: chat.metrics))
    router.add(middleware: SecurityHeadersMiddleware(isSecure: access.mode.isSecure))
    router.add(middleware: ErrorMiddleware())
    // Before who gets in is looked at: watching programs use the address that the server listens at.
    MonitoringRoutes(chat: chat).add(to: router)
    router.add(middleware: OriginMiddleware(access: access, site: chat.site))
    router.add(middleware: CrossSiteMiddleware())
    PeoplePageRoutes(chat: chat).add(to: router)
    PageRoutes(chat: chat).addFiles(to: router)
    MessagePageRoutes(chat: chat).add(to: router)
    PeopleJoinRoutes(chat: chat, access: access).add(to: router)
    SignInRoutes(chat: chat, access: access).add(to: router)
    let signIn = PeopleSignInMiddleware(access: access)
    let signedIn = router.group().add(middleware: signIn)
    SharedStreamRoutes(chat: chat).add(to: signedIn)
    SocketRoutes(chat: chat).add(to: signedIn)
    AccountRoutes(chat: chat, access: access).add(to: signedIn)
    PushRoutes(chat: chat, access: access).add(to: signedIn)
    BlockRoutes(chat: chat, access: access).add(to: signedIn)
    AppDirectoryRoutes(chat: chat, access: access).add(to: signedIn)
    ExportRoutes(chat: chat, access: access).add(to: signedIn)
    PeopleRoutes(chat: chat).add(to: signedIn)
    let owners = router.group("owner").add(middleware: signIn).add(middleware: OwnerMiddleware())
    OwnerRoutes(chat: chat, access: access).add(to: owners)
    OwnerAppRoutes(chat: chat).add(to: owners)
    router.group("devices/:device").add(middleware: signIn)
        .addRoutes(ConversationListRoutes(chat: chat, access: access).routes)
        .addRoutes(SearchRoutes(chat: chat).routes)
    router.group("devices/:device/conversations/:conversation").add(middleware: signIn)
        .addConversationRoutes(of: chat)
        .addRoutes(MemberRoutes(chat: chat).routes)
        .addRoutes(ListChoiceRoutes(chat: chat).routes)
        .addRoutes(RetentionRoutes(chat: chat).routes)
        .addRoutes(ReportRoutes(chat: chat, access: access).routes)
    return router
}
