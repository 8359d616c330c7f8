public import AppProtocol
import AppRuntime
public import ChatModels
import DeviceHost
import Foundation
import RenderTree

/// One person's device in the conversation.
@MainActor public final class Device {
    public let id: DeviceID
    public let person: Participant
    /// Life-cycle calls of all the app's instances on this device, in order: `init`, `viewDidLoad`, `willBecomeActive`, …
    public private(set) var trace: [String] = []
    /// What the app's author is told of, in order.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The addresses that the app has had opened, in order.
    public private(set) var openedURLs: [String] = []

    var host: DeviceHost
    /// What the browser would hold: kept by applying the patches that are published, from an empty tree.
    private(set) var tree = NodeTree()
    /// Of the live bubbles that the app draws, by instance.
    private(set) var bubbleTrees: [Int: NodeTree] = [:]
    /// The live bubbles that the host was last told of.
    var lastSight: LiveSight?
    var isScrolledAway = false
    /// Of the newest edit of each field.
    var edits: [NodeID: Int] = [:]
    var lastSend = 0

    unowned let world: World
    private var steps: [Step] = []
    private var processes: [Int: AppServer] = [:]
    private var shownInstance = 0
    private var lastRequest = 0
    private var failure: TestFailure?

    /// What is under way between host and app; done one by one, in order.
    private enum Step {
        case launch(instance: Int)
        case toApp(instance: Int, Data)
        case toHost(instance: Int, Data)
        case terminate(instance: Int)

        /// Whether it carries something between the host and this process.
        func isOf(_ number: Int) -> Bool {
            switch self {
            case .toApp(number, _), .toHost(number, _): true
            case .launch, .toApp, .toHost, .terminate: false
            }
        }
    }

    init(_ person: Participant, number: Int, in world: World) {
        self.world = world
        self.person = person
        id = DeviceID(unchecked: "device-\(number)")
        host = DeviceHost(
            context: DeviceContext(
                device: id, person: person.id, conversation: ConversationID(unchecked: "conversation"),
                participants: world.participants, former: world.former, apps: [world.summary],
                secret: Data(repeating: 7, count: 32)))
    }

    /// The number of the app process on screen, from 1; 0 before the first.
    var instance: Int { shownInstance }

    func controller(at address: SceneAddress?) -> MSMessagesAppViewController? {
        address.flatMap { processes[$0.process]?.controller(of: $0.scene) }
    }

    // MARK: The host

    /// Feeds the host what cannot be refused.
    func handle(_ event: DeviceHost.Event) {
        do throws(ChatError) {
            try act(event)
        } catch {
            failure = failure ?? TestFailure(error)
        }
    }

    /// Feeds the host what the person does.
    func act(_ event: DeviceHost.Event) throws(ChatError) {
        for action in try host.handle(event, at: world.now) { perform(action) }
    }

    private func perform(_ action: DeviceHost.Action) {
        switch action {
        case .launch(let instance, _): steps.append(.launch(instance: instance))
        case .request(let instance, let request): ask(request, of: instance)
        case .answer(let instance, let id, let outcome): send(.response(id: id, outcome), to: instance)
        case .terminate(let instance): steps.append(.terminate(instance: instance))
        case .publish(.patch(let event)): show(event)
        case .publish(.live(let bubbles)): keepBubbles(bubbles)
        case .publish(.livePatch(let event)): apply(event.patch, to: &bubbleTrees[event.instance, default: NodeTree()])
        case .publish(.openURL(let event)): openedURLs.append(event.url)
        case .append(let key, let entries), .appendDirectly(let key, let entries):
            world.append(entries, key: key, from: self)
        case .appendSticker(let key, let entry): world.append([entry], key: key, from: self)
        case .log(let diagnostic): diagnostics.append(diagnostic)
        // There are no programs here that make media ready: it goes as it is.
        case .prepare(let number, let job): handle(.prepared(number, .success(job.asItIs)))
        case .fetch(let instance, let id, _, let url):
            world.network.fetch(url, instance: instance, request: id, for: self)
        case .stopFetching(let instance, let id): world.network.stop(instance: instance, request: id, of: self)
        // Read from `host` when a test asks.
        case .publish, .saveDraft, .saveUnsent, .stopPreparing: break
        }
    }

    private func show(_ event: PatchEvent) {
        if event.instance != shownInstance {
            shownInstance = event.instance
            tree = NodeTree()
            edits = [:]
        }
        apply(event.patch, to: &tree)
    }

    private func keepBubbles(_ bubbles: [LiveBubble]) {
        let instances = Set(bubbles.map(\.instance))
        bubbleTrees = bubbleTrees.filter { instances.contains($0.key) }
    }

    private func apply(_ patch: Patch, to tree: inout NodeTree) {
        do throws(NodeTreeError) {
            try tree.apply(patch)
        } catch {
            failure = failure ?? TestFailure("A client cannot apply patch \(patch.revision): \(error)")
        }
    }

    // MARK: The way to the app and back

    /// False where nothing is under way.
    func takeStep() throws -> Bool {
        if let failure { throw failure }
        guard !steps.isEmpty else { return false }
        switch steps.removeFirst() {
        case .launch(let instance): launch(instance)
        case .toApp(let instance, let bytes): processes[instance]?.receive(try decode(HostFrame.self, from: bytes))
        case .toHost(let instance, let bytes): try take(try decode(AppFrame.self, from: bytes), from: instance)
        // As a host does: the app ends when it has done what was asked before.
        case .terminate(let instance) where steps.contains(where: { $0.isOf(instance) }):
            steps.append(.terminate(instance: instance))
        case .terminate(let instance):
            processes[instance] = nil
            handle(.ended(instance: instance, nil))
        }
        return true
    }

    private func launch(_ instance: Int) {
        let process = AppServer(principalClass: world.app) { [weak self] frame in
            self?.enqueue(frame) { .toHost(instance: instance, $0) }
        }
        process.trace = { [weak self] in self?.trace.append($0) }
        processes[instance] = process
        process.receive(.request(id: 0, .initialize(Initialization(bundlePath: "", containerPath: ""))))
    }

    private func ask(_ request: HostRequest, of instance: Int) {
        lastRequest += 1
        send(.request(id: lastRequest, request), to: instance)
    }

    private func send(_ frame: HostFrame, to instance: Int) {
        enqueue(frame) { .toApp(instance: instance, $0) }
    }

    private func take(_ frame: AppFrame, from instance: Int) throws {
        switch frame {
        case .request(let id, let request): handle(.requested(instance: instance, id: id, request))
        case .notification(let notification): handle(.notified(instance: instance, notification))
        case .response(_, let outcome): if let problem = outcome.problem { throw TestFailure(problem) }
        }
    }

    private func enqueue(_ frame: some Encodable, as step: (Data) -> Step) {
        do {
            steps.append(step(try FrameCodec.encode(frame)))
        } catch {
            failure = failure ?? TestFailure("A frame cannot be sent: \(error)")
        }
    }

    private func decode<Frame: Decodable>(_ type: Frame.Type, from bytes: Data) throws -> Frame {
        var splitter = FrameSplitter()
        splitter.append(bytes)
        guard let body = try splitter.next() else { throw TestFailure("A frame is cut off.") }
        return try FrameCodec.decode(type, from: body)
    }
}
