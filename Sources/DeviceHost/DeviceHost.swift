public import AppProtocol
public import ChatModels
public import Foundation
public import RenderTree
import Transcript

/// State machine of one device in one conversation: the open app and its style, the selection, the draft. It has no
/// side effects: events go in, actions come out. Its owner calls it serially.
public struct DeviceHost: Sendable {
    public internal(set) var context: DeviceContext
    public let policy: DevicePolicy
    public internal(set) var draft: Draft
    /// The page on which the draft's text was typed; nil for none.
    var typist: PageID?
    /// Drafts being appended to the log, by the key of their Send.
    var sending: [SendKey: Draft] = [:]
    /// Keys of the latest stored sends.
    var sentKeys = RecentKeys()
    /// Keys of the files that the person has put into the field last.
    var addedKeys = RecentKeys()
    /// Direct sends being appended to the log, and those that failed.
    var direct: [SendKey: DirectSend] = [:]
    var unsent: [DirectSend]
    /// Keys in `direct` of sends that failed before: they are stored as unsent until they are in the log.
    var retried: Set<SendKey> = []
    var lastDirect = 0
    let directPrefix: String
    /// Time of the current event in milliseconds, on any clock that does not go back.
    var now: Int64 = 0
    /// Stickers from the draft that are being placed on a bubble.
    var placing: [SendKey: StagedAttachment] = [:]
    /// Media being prepared for apps, by number.
    var preparations: [Int: Preparation] = [:]
    var lastPreparation = 0
    /// Numbers by which staged files stand in the order in which they were chosen, where some took longer to make ready than others.
    var turns: [PictureID: Int] = [:]
    /// App processes that have not ended.
    var processes: [ProcessID: HostedProcess] = [:]
    /// Scenes of apps that the device shows, by instance: at most one in the panel, and those of live bubbles.
    var scenes: [InstanceID: HostedScene] = [:]
    var live = LiveBubbles()
    /// Files that the open app asks for, or gives; nil for none.
    var exchange: FileExchange?
    var lastExchange = 0
    /// Apps' questions whether they may show notices, in order; the person sees the first.
    var noticeQuestions: [NoticeQuestion] = []
    /// Rate limiters for the diagnostics of each app.
    var diagnosticLimiters: [AppID: RateLimiter] = [:]
    /// Set from an app's failure until it is opened again or dismissed.
    var failure: FailedApp?
    /// The app page shown after a tap on a bubble whose app is not installed.
    var offer: OfferedApp?
    /// Last number given to a scene, and to the process that was launched for it.
    var lastInstance = 0
    public internal(set) var screen = ScreenBody(
        compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
        environment: SceneEnvironment())

    /// Restores a device from its stored draft and unsent sends.
    /// - Parameter directPrefix: prefix of the keys of direct sends; must differ from that of every earlier and later
    ///   host of the device.
    public init(
        context: DeviceContext, draft: Draft = Draft(), unsent: [DirectSend] = [],
        policy: DevicePolicy = DevicePolicy(),
        directPrefix: String = "direct"
    ) {
        self.context = context
        self.directPrefix = directPrefix
        self.policy = policy
        self.draft = draft
        self.unsent = unsent
    }

    /// Handles one event and returns the actions for the owner, in order.
    /// - Parameter now: milliseconds; an earlier value than before is ignored.
    /// - Throws: `ChatError` where a person's action is refused; no state has changed then.
    public mutating func handle(_ event: Event, at now: Int64 = 0) throws(ChatError) -> [Action] {
        if event.isForParticipants { try checkMembership() }
        self.now = max(self.now, now)
        return try actions(for: event) + reconcileFiles() + reconcileLiveScenes()
    }

    private mutating func actions(for event: Event) throws(ChatError) -> [Action] {
        switch event {
        case .openApp(let app): try open(app)
        case .tapBubble(let entry, let picture): try tap(entry, picture: picture)
        case .setStyle(let style): try setStyle(style)
        case .dragPanel(let height): try drag(to: height)
        case .closePanel: close()
        case .input(let instance, let input): try forward(input, to: instance)
        case .screen(let screen): try setScreen(screen)
        case .visibleLiveBubbles(let sight): try see(sight)
        case .conversationHidden: conversationHidden()
        case .retryLive(let place): retry(place)
        case .setDraftText(let text, let page): try setDraftText(text, by: page)
        case .removeDraft: removeDraft()
        case .addFile(let name, let bytes, let key): try addFile(name, bytes, key)
        case .removeAttachment(let place): try removeAttachment(place)
        case .people(let people, let former): setPeople(people, former: former)
        case .expiries(let gone, let kept): setExpiries(gone: gone, kept: kept)
        case .setUp(let setup): setUp(setup)
        case .serverApps(let apps): setServerApps(apps)
        case .appReplaced(let app): restart(app)
        case .retryUnsent(let key): try retry(key)
        case .discardUnsent(let key): discard(key)
        case .send(let key, let text, let replyTo, let mentions):
            try send(key, text: text, replyTo: replyTo, mentions: mentions)
        case .change(let line, let change, let key): try self.change(line, by: change, key: key)
        case .placeSticker(let body, let target, let count): try placeSticker(body, on: target, count: count)
        case .cancelPreparation(let number): try cancelPreparation(number)
        case .announceFiles(let number, let files, let folder): try announce(files, to: number, folder: folder)
        case .fileArrived(let number, let folder, let index, let file):
            try arrived(file, index, of: number, folder: folder)
        case .cancelFiles(let number): cancelFiles(number)
        case .measured(let number, let byteCounts): measured(number, byteCounts)
        case .serveFile(let number, let index): try serve(index, of: number)
        case .fileServed(let number, let index, let isWhole): served(index, of: number, isWhole: isWhole)
        case .preparationAdvanced(let number, let progress): preparationAdvanced(number, progress)
        case .prepared(let number, let result): prepared(number, result)
        case .fetched(let process, let id, let result): fetched(id, result, for: process)
        case .groupChanged(let app, let event): groupChanged(event, of: app)
        case .noticePermission(let app, let isAllowed): noticePermission(isAllowed, of: app)
        case .noticesDelivered(let app, let notices): deliver(notices, of: app)
        case .openNotice(let app, let notice): try open(notice, of: app)
        case .requested(let process, let id, let request): answer(request, id: id, from: process)
        case .notified(let process, let notification): handle(notification, from: process)
        case .ended(let process, let failure): ended(process, failure)
        case .stored(let entry, let picture): stored(entry, picture: picture)
        case .sent(let key): sent(key)
        case .sendFailed(let key): sendFailed(key)
        }
    }
}

// MARK: - State for clients that connect late

extension DeviceHost {
    public var panel: PanelState {
        if let offer { return .offered(offer.app) }
        if let failure { return .failed(failure.app, failure.reason) }
        guard let scene = panelScene else { return .closed }
        return scene.hasAppeared
            ? .open(scene.app, scene.style, instance: scene.instance) : .opening(scene.app, scene.style)
    }

    /// Address of the panel's scene; nil where no app is open.
    public var panelAddress: SceneAddress? { panelScene?.address }

    /// Returns a picture in the tree of the open app or of a live bubble.
    public func asset(_ id: AssetID, instance: InstanceID) -> Data? {
        address(of: instance).flatMap { processes[$0.process]?.assets[id] }
    }

    /// Returns a video or sound that the open app or a live bubble plays, and its app.
    public func file(_ id: AssetID, instance: InstanceID) -> (app: AppID, file: AppFile)? {
        guard let process = address(of: instance).flatMap({ processes[$0.process] }), let file = process.files[id]
        else { return nil }
        return (process.app, file)
    }

    /// Returns the address of the scene whose tree has this number; nil where it is not on screen.
    public func address(of instance: InstanceID) -> SceneAddress? { scenes[instance]?.address }

    /// Returns the app of a process; nil once it has ended.
    public func app(ofProcess process: ProcessID) -> AppID? { processes[process]?.app }

    /// Whether the stored draft and unsent sends suffice to recreate an equivalent host.
    public var isAtRest: Bool {
        panel == .closed && processes.isEmpty && preparations.values.allSatisfy { $0.item.problem != nil }
            && sending.isEmpty && direct.isEmpty
            && placing.isEmpty
    }

    /// Whether an entry of the log (`Event.stored`) changes nothing: no scene is open, and no bubble in sight.
    public var ignoresEntries: Bool { scenes.isEmpty && live.known.isEmpty && live.entries.isEmpty }

    public var draftState: DraftState {
        DraftState(
            text: draft.text, bubble: draft.message.map { Transcript.bubble(for: $0, for: reader) },
            attachments: draft.attachments.map(\.attachment), preparing: preparingItems, page: typist)
    }

    var reader: TranscriptReader { context.reader }
}
