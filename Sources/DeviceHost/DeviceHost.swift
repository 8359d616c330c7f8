package import AppProtocol
package import ChatModels
package import Foundation
package import RenderTree
import Transcript

/// The state machine of one device in one conversation: which app is open and how, what is selected, what is staged.
/// It does nothing itself: events go in, actions come out. Its owner feeds it serially.
package struct DeviceHost: Sendable {
    package internal(set) var context: DeviceContext
    package let policy: DevicePolicy
    package internal(set) var draft: StagedDraft
    /// Which page has typed the draft's text; nil where none did.
    var typist: PageID?
    /// Drafts that are on their way into the log, by the key of their Send.
    var sending: [SendKey: StagedDraft] = [:]
    /// The latest keys that went into the log.
    var sentKeys = RecentKeys()
    /// Direct sends on their way into the log, and those that did not get there.
    var direct: [SendKey: DirectSend] = [:]
    var unsent: [DirectSend] = []
    var lastDirect = 0
    let directPrefix: String
    /// When the event came that is handled now. Milliseconds, on any clock that does not go back.
    var now: Int64 = 0
    /// Stickers on their way from the field to a bubble.
    var placing: [SendKey: StagedAttachment] = [:]
    /// Media of apps that is being made ready, by its number.
    var preparations: [Int: Preparation] = [:]
    var lastPreparation = 0
    /// The app processes that have not ended.
    var processes: [Int: HostedProcess] = [:]
    var live = LiveBubbles()
    /// How much is kept of what apps say to their authors.
    var diagnosticMeters: [AppID: MinuteMeter] = [:]
    /// The app that is open or opening.
    var run: AppRun?
    /// Set from the moment an app fails until it is opened again or put away.
    var failure: FailedApp?
    /// The app's page, where a bubble was tapped whose app is not on the device.
    var offer: OfferedApp?
    /// Of the newest app process or tree on screen: both count from 1, and no number is given twice.
    var lastInstance = 0
    package internal(set) var screen = ScreenBody(
        compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
        environment: SceneEnvironment())

    /// - Parameter directPrefix: begins the keys of direct sends; no other host of the device, before or after, has it.
    package init(
        context: DeviceContext, draft: StagedDraft = StagedDraft(), unsent: [DirectSend] = [],
        policy: DevicePolicy = DevicePolicy(),
        directPrefix: String = "direct"
    ) {
        self.context = context
        self.directPrefix = directPrefix
        self.policy = policy
        self.draft = draft
        self.unsent = unsent.map { send in
            var send = send
            send.isWrittenDown = true
            return send
        }
    }

    /// - Parameter now: milliseconds; never less than before.
    /// - Throws: `ChatError` where the event is a person's and cannot be done; nothing has changed then.
    package mutating func handle(_ event: Event, at now: Int64 = 0) throws(ChatError) -> [Action] {
        if event.isForParticipants { try checkMembership() }
        self.now = max(self.now, now)
        return try actions(for: event) + matchLiveScenes()
    }

    private mutating func actions(for event: Event) throws(ChatError) -> [Action] {
        switch event {
        case .openApp(let app): try open(app)
        case .tapBubble(let entry, let picture): try tap(entry, picture: picture)
        case .setStyle(let style): try setStyle(style)
        case .dragPanel(let height): try drag(to: height)
        case .closePanel: close()
        case .input(let instance, let input): try forward(input, to: instance)
        case .screen(let screen): try take(screen)
        case .seeLive(let sight): try see(sight)
        case .lookAway: lookAway()
        case .retryLive(let place): retry(place)
        case .setDraftText(let text, let page): try setDraftText(text, by: page)
        case .removeDraft: removeDraft()
        case .removeAttachment(let place): try removeAttachment(place)
        case .people(let people, let former): setPeople(people, former: former)
        case .expiries(let gone, let kept): setExpiries(gone: gone, kept: kept)
        case .setUp(let setup): setUp(setup)
        case .retryUnsent(let key): try retry(key)
        case .discardUnsent(let key): discard(key)
        case .send(let key, let text): try send(key, text: text)
        case .placeSticker(let body, let target, let count): try placeSticker(body, on: target, count: count)
        case .cancelPreparation(let number): try cancelPreparation(number)
        case .preparationAdvanced(let number, let progress): preparationAdvanced(number, progress)
        case .prepared(let number, let result): prepared(number, result)
        case .fetched(let instance, let id, let result): fetched(id, result, for: instance)
        case .requested(let instance, let id, let request): answer(request, id: id, from: instance)
        case .notified(let instance, let notification): take(notification, from: instance)
        case .ended(let instance, let failure): ended(instance, failure)
        case .stored(let entry, let picture): stored(entry, picture: picture)
        case .sent(let key): sent(key)
        case .sendFailed(let key): sendFailed(key)
        }
    }
}

// MARK: - What clients that join late are told

extension DeviceHost {
    package var panel: PanelState {
        if let offer { return .offered(offer.app) }
        if let failure { return .failed(failure.app, failure.reason) }
        guard let run else { return .closed }
        return run.hasAppeared ? .open(run.app, run.style, instance: run.instance) : .opening(run.app, run.style)
    }

    /// What the open app shows; empty where none is open.
    package var tree: NodeTree { run?.tree ?? NodeTree() }

    /// Where the panel's scene is; nil where no app is open.
    package var panelAddress: SceneAddress? { run?.address }

    /// A picture of what the open app or a live bubble shows.
    package func asset(_ id: AssetID, instance: Int) -> Data? {
        address(of: instance).flatMap { processes[$0.process]?.assets[id] }
    }

    /// A video or sound that the open app or a live bubble plays, and whose it is.
    package func file(_ id: AssetID, instance: Int) -> (app: AppID, file: AppFile)? {
        guard let process = address(of: instance).flatMap({ processes[$0.process] }), let file = process.files[id]
        else { return nil }
        return (process.app, file)
    }

    /// Where the scene of a tree on screen is.
    package func address(of instance: Int) -> SceneAddress? {
        if let run, run.instance == instance { return run.address }
        return live.place(of: instance).flatMap { live.scenes[$0]?.address }
    }

    /// Whose process this is; nil once it has ended.
    package func app(ofProcess process: Int) -> AppID? { processes[process]?.app }

    /// Whether a host that is made of its stored draft and unsent entries is the same to everybody.
    package var isAtRest: Bool {
        panel == .closed && processes.isEmpty && preparations.isEmpty && sending.isEmpty && direct.isEmpty
            && placing.isEmpty && unsent.allSatisfy(\.isWrittenDown)
    }

    package var draftState: DraftState {
        DraftState(
            text: draft.text, bubble: draft.message.map { Transcript.bubble(for: $0, for: reader) },
            attachments: draft.attachments.map(\.attachment), preparing: preparingItems, page: typist)
    }

    var reader: TranscriptReader { context.reader }
}
