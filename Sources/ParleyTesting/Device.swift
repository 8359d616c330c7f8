public import AppProtocol
import AppRuntime
public import ChatModels
import DeviceHost
import Foundation
import RenderTree

/// One device of a person in the conversation.
@MainActor public final class Device {
    public let id: DeviceID
    public let person: Participant
    /// Life-cycle calls of all the app's instances on this device, in order: `init`, `viewDidLoad`, `willBecomeActive`,
    /// …
    public private(set) var trace: [String] = []
    /// Diagnostics for the app's author, in order.
    public private(set) var diagnostics: [Diagnostic] = []
    /// Addresses that the app has opened, in order.
    public private(set) var openedURLs: [String] = []

    var host: DeviceHost
    /// Node trees on screen as a client has them, by instance: the published patches applied to an empty tree.
    private(set) var trees: [InstanceID: NodeTree] = [:]
    /// Visible live bubbles last reported to the host.
    var lastSight: LiveSight?
    var isScrolledAway = false
    /// Number of the newest edit of each field, by instance.
    var edits: [InstanceID: [NodeID: Int]] = [:]
    /// Number of the newest report of what is selected in each field, by instance.
    var reports: [InstanceID: [NodeID: Int]] = [:]
    var lastSend = 0

    /// Notices that the device keeps for the app, and those that it has shown.
    var noticeBook = NoticeBook()
    var noticeEvents: [NoticeEvent] = []

    /// The folder that the app has here, and what the person gets from it.
    let files = DeviceFiles()

    unowned let world: World
    private var steps: [Step] = []
    private var processes: [ProcessID: AppServer] = [:]
    private var lastRequest = 0
    private var failure: TestFailure?

    /// A pending message or process change between host and app; processed one by one, in order.
    private enum Step {
        case launch(ProcessID)
        case toApp(ProcessID, Data)
        case toHost(ProcessID, Data)
        case terminate(ProcessID)

        /// Whether it carries a frame between the host and this process.
        func isOf(_ number: ProcessID) -> Bool {
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

    /// Instance of the open app; 0 while none is drawn.
    var instance: InstanceID { if case .open(_, _, let instance) = host.panel { instance } else { 0 } }

    /// The open app's node tree; empty while none is drawn.
    var tree: NodeTree { trees[instance] ?? NodeTree() }

    func controller(at address: SceneAddress?) -> MSMessagesAppViewController? {
        address.flatMap { processes[$0.process]?.controller(of: $0.scene) }
    }

    // MARK: The host

    /// Hands the host an event that it cannot refuse.
    func handle(_ event: DeviceHost.Event) {
        do throws(ChatError) {
            try act(event)
        } catch {
            failure = failure ?? TestFailure(error)
        }
    }

    /// Hands the host an action of the person.
    func act(_ event: DeviceHost.Event) throws(ChatError) {
        for action in try host.handle(event, at: world.now) { perform(action) }
    }

    private func perform(_ action: DeviceHost.Action) {
        switch action {
        case .launch(let process, _): steps.append(.launch(process))
        case .request(let process, let request): ask(request, of: process)
        case .answer(let process, let id, let outcome): send(.response(id: id, outcome), to: process)
        case .terminate(let process): steps.append(.terminate(process))
        case .publish(.patch(let event)): apply(event)
        case .publish(.panel), .publish(.live): forgetTrees()
        case .publish(.openURL(let event)): openedURLs.append(event.url)
        case .publish(.notice(let event)):
            noticeEvents.removeAll { $0.identifier == event.identifier }
            noticeEvents.append(event)
        case .append(let key, let entries), .appendDirectly(let key, let entries):
            world.append(entries, key: key, from: self)
        case .appendChange(let key, let entry): world.append([entry], key: key, from: self)
        case .log(let diagnostic): diagnostics.append(diagnostic)
        case .measure(let number, _, let files):
            handle(.measured(number, byteCounts(of: files)))
        // Media tools are not run here: media passes unchanged.
        case .prepare(let number, let job): handle(.prepared(number, .success(job.passedThrough)))
        case .fetch(let process, let id, _, .group(let query)):
            world.groupStore.answer(query, process: process, request: id, for: self)
        case .fetch(let process, let id, _, .notices(let query)): answer(query, process: process, request: id)
        case .fetch(let process, let id, _, let fetch):
            world.network.fetch(fetch, process: process, request: id, for: self)
        case .stopFetching(let process, let id): world.network.stop(process: process, request: id, of: self)
        // State that tests read from `host`.
        case .publish, .saveDraft, .saveUnsent, .stopPreparing: break
        }
    }

    private func apply(_ event: PatchEvent) {
        do throws(NodeTreeError) {
            try trees[event.instance, default: NodeTree()].apply(event.patch)
        } catch {
            failure = failure ?? TestFailure("A client cannot apply patch \(event.patch.revision): \(error)")
        }
    }

    private func forgetTrees() {
        let shown = Set(host.liveBubbles.map(\.instance) + [instance])
        trees = trees.filter { shown.contains($0.key) }
    }

    // MARK: Frames between host and app

    /// Processes the next pending step.
    /// - Returns: false where none is pending.
    func takeStep() throws -> Bool {
        if let failure { throw failure }
        guard !steps.isEmpty else { return false }
        switch steps.removeFirst() {
        case .launch(let process): launch(process)
        case .toApp(let process, let bytes): processes[process]?.receive(try decode(HostFrame.self, from: bytes))
        case .toHost(let process, let bytes): try receive(try decode(AppFrame.self, from: bytes), from: process)
        // Like the server: the app ends after it has processed all earlier frames.
        case .terminate(let process) where steps.contains(where: { $0.isOf(process) }):
            steps.append(.terminate(process))
        case .terminate(let process):
            processes[process] = nil
            handle(.ended(process: process, nil))
        }
        return true
    }

    private func launch(_ process: ProcessID) {
        let server = AppServer(loadApp: { [principal = world.principal] _ in principal }) { [weak self] frame in
            self?.enqueue(frame) { .toHost(process, $0) }
        }
        server.clock = world.clock
        server.trace = { [weak self] in self?.trace.append($0) }
        processes[process] = server
        server.receive(
            .request(id: 0, .initialize(Initialization(bundlePath: "", containerPath: files.container.path))))
    }

    private func ask(_ request: HostRequest, of process: ProcessID) {
        lastRequest += 1
        send(.request(id: lastRequest, request), to: process)
    }

    private func send(_ frame: HostFrame, to process: ProcessID) {
        enqueue(frame) { .toApp(process, $0) }
    }

    private func receive(_ frame: AppFrame, from process: ProcessID) throws {
        switch frame {
        case .request(let id, let request): handle(.requested(process: process, id: id, request))
        case .notification(let notification): handle(.notified(process: process, notification))
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
