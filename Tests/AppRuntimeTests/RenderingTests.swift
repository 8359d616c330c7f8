import AppProtocol
import AppRuntime
import Messages
import RenderTree
import SwiftUI
import Testing

/// From an event to the patch that it causes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RenderingTests {
    @Test func `the first patch follows the activation and fills the scene`() throws {
        let loopback = try Loopback.withScene(CounterApp.self)
        #expect(loopback.patches.isEmpty)
        let state = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
        #expect(try loopback.perform(.activate(state)) == .done)
        let tree = try loopback.tree()
        #expect(tree.root.flatMap { tree[$0] }?.frame == TreeRect(x: 0, y: 0, width: 320, height: 240))
        #expect(tree.texts.contains("Count 0"))
    }

    @Test func `a tap runs its action, and the patch comes before the answer`() throws {
        let loopback = try Loopback.active(CounterApp.self)
        let button = try #require(try loopback.tree().button("Add"))
        let count = loopback.frames.count
        #expect(try loopback.perform(.input(.tap(button))) == .done)
        let caused = loopback.frames.dropFirst(count)
        guard case .notification(.patch) = caused.first, case .response = caused.last, caused.count == 2 else {
            Issue.record("a tap causes a patch and then its answer, not \(caused)")
            return
        }
        #expect(try loopback.tree().texts.contains("Count 1"))
    }

    @Test func `a picture is there before the patch that names it, each time`() throws {
        let loopback = try Loopback.active(PictureApp.self)
        let button = try #require(try loopback.tree().button("Other"))
        #expect(try loopback.perform(.input(.tap(button))) == .done)
        var known: Set<AssetID> = []
        var named = 0
        for notification in loopback.notifications {
            if case .asset(let asset, _) = notification { known.insert(asset) }
            guard case .patch(_, let patch) = notification else { continue }
            for asset in patch.assets {
                #expect(known.contains(asset), "\(asset.rawValue) is named before it is there")
                named += 1
            }
        }
        #expect(named == 2)
    }

    @Test func `an event that changes nothing sends no patch`() throws {
        let loopback = try Loopback.active(CounterApp.self)
        let count = loopback.patches.count
        #expect(try loopback.perform(.resize(TreeSize(width: 320, height: 240))) == .done)
        #expect(loopback.patches.count == count)
    }

    @Test func `state that changes outside of an event is drawn once, on the main queue's next turn`() async throws {
        let loopback = try Loopback.active(CounterApp.self)
        let count = loopback.patches.count
        let app = try #require(loopback.server.controller(of: Loopback.scene) as? CounterApp)
        for _ in 0..<3 { app.model.count += 1 }
        #expect(loopback.patches.count == count)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(loopback.patches.count == count + 1)
        #expect(try loopback.tree().texts.contains("Count 3"))
    }

    @Test func `a new size is laid out between the two callbacks of a transition and in its patch`() throws {
        let loopback = try Loopback.active(CounterApp.self)
        #expect(try loopback.perform(.transition(.expanded, TreeSize(width: 320, height: 600))) == .done)
        let tree = try loopback.tree()
        #expect(tree.root.flatMap { tree[$0] }?.frame.height == 600)
    }

    @Test func `a scene that has resigned draws nothing more`() async throws {
        let loopback = try Loopback.active(CounterApp.self)
        let app = try #require(loopback.server.controller(of: Loopback.scene) as? CounterApp)
        #expect(try loopback.perform(.deactivate) == .done)
        let count = loopback.patches.count
        app.model.count += 1
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(loopback.patches.count == count)
    }
}

@MainActor @Observable final class Counter { var count = 0 }

final class CounterApp: MSMessagesAppViewController {
    let model = Counter()

    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: CounterView(model: model))
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        child.didMove(toParent: self)
    }
}

/// Shows a picture of one colour, and one of another after a tap.
final class PictureApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: PictureView())
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct PictureView: View {
    @State private var isOther = false

    var body: some View {
        VStack {
            Image(uiImage: picture)
            Button("Other") { isOther = true }
        }
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            (isOther ? UIColor.red : UIColor.blue).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }
}

extension Patch {
    /// The pictures that it names.
    fileprivate var assets: [AssetID] {
        operations.compactMap { operation in
            guard case .put(let node) = operation, case .image(let image) = node.content else { return nil }
            return image.asset
        }
    }
}

private struct CounterView: View {
    let model: Counter

    var body: some View {
        VStack {
            Text("Count \(model.count)")
            Button("Add") { model.count += 1 }
        }
    }
}

extension Loopback {
    var patches: [Patch] {
        notifications.compactMap { if case .patch(Self.scene, let patch) = $0 { patch } else { nil } }
    }

    /// Returns the tree of a host that applied every patch.
    func tree() throws -> NodeTree {
        var tree = NodeTree()
        for patch in patches { try tree.apply(patch) }
        return tree
    }
}

extension NodeTree {
    var texts: [String] {
        inDrawingOrder.compactMap { if case .text(let text) = $0.node.content { text.plainText } else { nil } }
    }

    /// The first button that shows this text.
    func button(_ name: String) -> NodeID? {
        inDrawingOrder.map(\.node).first { node in
            guard case .button = node.content else { return false }
            return node.accessibility.label == name || shows(name, below: node)
        }?.id
    }

    private func shows(_ text: String, below node: Node) -> Bool {
        if case .text(let content) = node.content, content.plainText == text { return true }
        return node.children.compactMap { self[$0] }.contains { shows(text, below: $0) }
    }
}
