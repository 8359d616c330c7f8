import AppProtocol
import AppRuntime
import Messages
import RenderTree
import SwiftUI
import Testing
import UIKit

/// The host's account of the pictures of one process.
private struct PictureAccount {
    private(set) var known: Set<AssetID> = []
    private(set) var sentCount = 0
    private(set) var most = 0
    private var trees: [SceneID: NodeTree] = [:]

    mutating func take(_ notification: AppNotification) throws {
        switch notification {
        case .asset(let asset, _):
            known.insert(asset)
            sentCount += 1
        case .forgetAssets(let assets): known.subtract(assets)
        case .patch(let scene, let patch): try trees[scene, default: NodeTree()].apply(patch)
        default: break
        }
        most = max(most, known.count)
    }

    /// Pictures that are shown and not known.
    var missing: Set<AssetID> {
        Set(trees.values.flatMap(\.nodes.values).flatMap(\.pictures)).subtracting(known)
    }
}

/// The host takes so many pictures of a process, whatever scene they are of.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures of many scenes` {
    private let scenes = (1...21).map(SceneID.init(rawValue:))

    private func open(_ app: MSMessagesAppViewController.Type, _ scenes: [SceneID]) throws -> Loopback {
        let loopback = Loopback(app)
        #expect(try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: ""))) == .done)
        let size = TreeSize(width: 320, height: 240)
        for scene in scenes {
            #expect(try loopback.ask(.createScene(SceneCreation(scene: scene, style: .compact, size: size))) == .done)
            let state = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
            #expect(try loopback.ask(.perform(scene, .activate(state))) == .done)
        }
        return loopback
    }

    private func button(_ name: String, _ scene: SceneID, _ loopback: Loopback) throws -> NodeID {
        var tree = NodeTree()
        for case .patch(scene, let patch) in loopback.notifications { try tree.apply(patch) }
        return try #require(tree.button(name))
    }

    @Test func `are forgotten before the host has enough of them, and none that is shown`() throws {
        let loopback = try open(DrawingApp.self, scenes)
        let buttons = try scenes.map { ($0, try button("Draw", $0, loopback)) }
        // Scene by scene, so that those that have drawn are idle meanwhile.
        for (scene, button) in buttons {
            for _ in 0..<40 { #expect(try loopback.ask(.perform(scene, .input(.tap(button)))) == .done) }
        }
        var account = PictureAccount()
        for notification in loopback.notifications {
            try account.take(notification)
            if case .patch = notification { #expect(account.missing.isEmpty) }
        }
        #expect(account.sentCount > 800 && account.most < 320)
    }

    @Test func `are left out where the app shows more than the host takes, and the author hears of it`() throws {
        let loopback = try open(GalleryApp.self, [Loopback.scene])
        let more = try button("More", Loopback.scene, loopback)
        #expect(try loopback.perform(.input(.tap(more))) == .done)
        var account = PictureAccount()
        for notification in loopback.notifications { try account.take(notification) }
        #expect(account.most == ProtocolLimits.assetCountMax && account.missing.count == 88)
        let codes: [String] = loopback.notifications.compactMap {
            if case .diagnostic(let diagnostic) = $0 { diagnostic.code } else { nil }
        }
        #expect(codes == ["too_many_pictures"])
    }
}

/// Draws a line that is one point longer after each tap.
private final class DrawingApp: MSMessagesAppViewController {
    private static var drawnCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let line = LineView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.addSubview(line)
        let draw = UIAction { _ in
            Self.drawnCount += 1
            line.count = Self.drawnCount
        }
        let button = UIButton(type: .system, primaryAction: draw)
        button.setTitle("Draw", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
        view.addSubview(button)
    }
}

private final class LineView: UIView {
    var count = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: count % 50, height: 1 + count / 50))
    }
}

/// Shows 600 pictures after a tap.
private final class GalleryApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: Gallery())
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct Gallery: View {
    @State private var count = 0

    var body: some View {
        Button("More") { count = 600 }
        ZStack {
            ForEach(0..<count, id: \.self) { Image(uiImage: Self.picture($0)) }
        }
    }

    private static func picture(_ number: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1 + number % 30, height: 1 + number / 30))
        }
    }
}
