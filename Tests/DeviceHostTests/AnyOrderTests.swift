import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

/// Whatever happens to a device, in whatever order: nobody that owns one may be asked for what makes no sense.
@Suite(.timeLimit(.minutes(5))) struct AnyOrderTests {
    @Test(arguments: 1...20) func `processes, answers and panels stay in step`(seed: UInt64) throws {
        var random = SmallGenerator(seed: seed)
        var phone = Phone()
        var owner = Owner()
        for _ in 0..<400 {
            let event = random.event(near: owner.lastProcess)
            guard (try? phone.handle(event)) != nil else { continue }
            for action in phone.actions { owner.apply(action) }
            owner.finish(event)
            #expect(owner.shown == phone.host.panel)
            #expect(owner.problems.isEmpty, "\(owner.problems) after \(event)")
            #expect(Set(owner.alive.values).count == owner.alive.count, "one process for each app")
            #expect(owner.live == phone.host.liveBubbles)
            #expect(owner.draft == phone.host.draftState || owner.isSending)
        }
        #expect(owner.lastProcess > 5, "the events were too dull to mean anything")
    }
}

/// The owner of a host: checks its actions for what a server cannot carry out.
private struct Owner {
    private(set) var alive: [ProcessID: AppID] = [:]
    /// Told to end, and not gone yet.
    private(set) var leaving: Set<ProcessID> = []
    private(set) var lastProcess: ProcessID = 0
    private(set) var shown = PanelState.closed
    private(set) var live: [LiveBubble] = []
    private(set) var draft = DraftState()
    private(set) var problems: [String] = []
    private var pending: Set<SendKey> = []
    private var preparing: Set<Int> = []

    var isSending: Bool { !pending.isEmpty }

    mutating func apply(_ action: DeviceHost.Action) {
        switch action {
        case .launch(let process, let app):
            expect(process > lastProcess, "numbers of processes count up")
            lastProcess = process
            alive[process] = app
        case .request(let process, _): expect(alive[process] != nil, "only a running process is spoken to")
        case .answer(let process, _, _):
            expect(alive[process] != nil || leaving.contains(process), "only a process that is there is answered")
        case .terminate(let process):
            expect(alive.removeValue(forKey: process) != nil, "a process is ended once")
            leaving.insert(process)
        case .publish(.panel(let panel)): shown = panel
        case .publish(.patch(let event)):
            let isInPanel = if case .open(_, _, event.instance) = shown { true } else { false }
            let isBubble = live.contains { $0.instance == event.instance && $0.look != nil }
            expect(isInPanel != isBubble, "what is drawn is the open app or a known bubble")
        case .publish(.live(let bubbles)):
            live = bubbles
            expect(bubbles.count { $0.look != nil } <= DevicePolicy().liveSceneCountMax, "live bubbles are bounded")
        case .publish(.draft(let draft)): self.draft = draft
        case .publish(.unsent(let items)): expect(items.count <= ChatLimits.unsentCountMax, "unsent sends are bounded")
        case .publish(.files): break
        case .publish: problems.append("not the host's to publish")
        case .appendDirectly(let key, let entries):
            expect(pending.insert(key).inserted, "a key is appended once at a time")
            expect(entries.count == 1, "a direct send makes one entry")
        case .appendChange(let key, _): expect(pending.insert(key).inserted, "a key is appended once at a time")
        case .append(let key, let entries):
            expect(pending.insert(key).inserted, "a key is appended once at a time")
            let most = ChatLimits.attachmentCountMax + 2
            expect((1...most).contains(entries.count), "one Send makes one to \(most) entries")
        case .saveDraft(let saved): draft.text = saved.text
        case .prepare(let number, _): expect(preparing.insert(number).inserted, "media is made ready once")
        case .stopPreparing(let number): expect(preparing.remove(number) != nil, "what is stopped has begun")
        case .log, .saveUnsent, .fetch, .stopFetching, .measure: break
        }
    }

    mutating func finish(_ event: DeviceHost.Event) {
        switch event {
        case .ended(let process, _):
            alive[process] = nil
            leaving.remove(process)
        case .sent(let key), .sendFailed(let key): pending.remove(key)
        case .prepared(let number, _): preparing.remove(number)
        default: break
        }
    }

    private mutating func expect(_ holds: Bool, _ rule: String) {
        if !holds { problems.append(rule) }
    }
}

/// Numbers that are the same on every run (a linear congruential generator).
private struct SmallGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func event(near last: ProcessID) -> DeviceHost.Event {
        let process = ProcessID(rawValue: max(1, last.rawValue - below(2)))
        let app = [Phone.party, Phone.chess][below(2)]
        let key = SendKey(unchecked: below(4) == 0 ? "direct-\(below(20))" : "k\(below(40))")
        let scene = SceneID(rawValue: 1 + below(3))
        switch below(27) {
        case 0: return .openApp(app.id)
        case 1: return .tapBubble(Phone.entry(below(9), app: app), picture: nil)
        case 2: return .setStyle([.compact, .expanded, .transcript][below(3)])
        case 3: return below(3) == 0 ? .closePanel : .removeDraft
        case 4: return .input(instance: InstanceID(rawValue: process.rawValue), .tap(NodeID(rawValue: below(3))))
        case 5: return .setDraftText(["", "hi", " "][below(3)])
        case 6: return .send(key, text: ["", "hi"][below(2)])
        case 7: return .sent(key)
        case 8: return .sendFailed(key)
        case 9, 10:
            return Phone.insert(
                MessageState(
                    layout: TemplateLayoutState(caption: "c\(below(5))"), isLive: below(2) == 0 ? true : nil),
                process: process)
        case 11:
            let request: AppRequest = below(2) == 0 ? .insertText(Phone.scene, "x") : .sendText(Phone.scene, "x")
            return .requested(process: process, id: 2, request)
        case 12, 13:
            return .notified(
                process: process,
                .patch(
                    scene,
                    Patch(revision: 1 + below(2), root: NodeID(rawValue: 1), operations: Phone.blank.operations)))
        case 14: return .notified(process: process, .presentationStyle(Phone.scene, [.compact, .expanded][below(2)]))
        case 15:
            return below(3) == 0
                ? .notified(process: process, .dismiss(Phone.scene))
                : .stored(Phone.entry(below(9), app: app), picture: nil)
        case 21, 22: return .visibleLiveBubbles(sight())
        case 23: return below(3) == 0 ? .conversationHidden : .retryLive(below(3) == 0 ? .draft : .entry(1 + below(12)))
        case 24:
            return .notified(
                process: process, .bubbleLook(scene, BubbleAppearance(size: TreeSize(width: 9, height: 9))))
        case 25:
            return .stored(Phone.liveEntry(below(12), app: app, session: UInt8(100 + below(3))), picture: nil)
        case 16:
            return .ended(
                process: process, below(2) == 0 ? nil : PanelFailure(code: .crashed, message: "It stopped."))
        case 17:
            let file = AttachmentState(kind: .file, name: "a.mov", bytes: Pictures.movie)
            return .requested(
                process: process, id: 3,
                below(2) == 0 ? .insertAttachment(Phone.scene, file) : .sendAttachment(Phone.scene, file))
        case 18: return Phone.insert(MessageState(layout: TemplateLayoutState(picture: Pictures.movie)))
        case 19: return below(3) == 0 ? .cancelPreparation(below(9)) : .preparationAdvanced(below(9), 0.5)
        case 20:
            let video = PreparedMedia(bytes: Pictures.movie, info: MediaInfo(mediaType: "video/mp4"))
            return .prepared(
                below(9), below(2) == 0 ? .success(video) : .failure(MediaFailure(.damaged, "It is none.")))
        default:
            return .notified(
                process: process,
                .asset(
                    AssetID(rawValue: "a\(below(3))"), bytes: below(4) == 0 ? Data() : Pictures.png(width: 1, height: 1)
                ))
        }
    }

    private mutating func sight() -> LiveSight {
        let first = 1 + below(8)
        let entries = Array(first..<first + below(5))
        let found = entries.map { sequence in
            FoundBubble(
                entry: Phone.liveEntry(
                    sequence, app: [Phone.party, Phone.chess][sequence % 2], session: UInt8(100 + sequence % 3)),
                picture: nil)
        }
        return LiveSight(
            entries: entries, draft: below(2) == 0, size: TreeSize(width: 200 + Double(below(2)), height: 400),
            found: found)
    }
}
