import AppProtocol
import AppRuntime
import Foundation
import Messages
import RenderTree
import Testing

/// The host's end of an app server in the same process; every frame crosses as on the wire.
@MainActor final class Loopback {
    let server: AppServer
    private let inbox = Inbox()
    private var lastRequest = 0

    static let scene = SceneID(rawValue: 1)

    init(_ app: MSMessagesAppViewController.Type = QuietApp.self) {
        server = AppServer(principalClass: app) { [inbox] in inbox.take($0) }
    }

    /// An app with one scene, created but not active.
    static func withScene(_ app: MSMessagesAppViewController.Type = QuietApp.self) throws -> Loopback {
        let loopback = Loopback(app)
        #expect(try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: ""))) == .done)
        let size = TreeSize(width: 320, height: 240)
        #expect(try loopback.ask(.createScene(SceneCreation(scene: scene, style: .compact, size: size))) == .done)
        return loopback
    }

    static func active(_ app: MSMessagesAppViewController.Type = QuietApp.self) throws -> Loopback {
        let loopback = try withScene(app)
        let state = ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])
        #expect(try loopback.perform(.activate(state)) == .done)
        return loopback
    }

    /// The answer, which is always the last frame.
    func ask(_ request: HostRequest) throws -> Outcome {
        lastRequest += 1
        server.receive(try overTheWire(.request(id: lastRequest, request)))
        guard case .response(lastRequest, let outcome) = try #require(inbox.frames.last) else {
            Issue.record("the last frame is no answer to request \(lastRequest)")
            return .done
        }
        return outcome
    }

    func perform(_ event: SceneEvent) throws -> Outcome { try ask(.perform(Self.scene, event)) }

    func answer(_ id: Int, _ outcome: Outcome) throws { server.receive(try overTheWire(.response(id: id, outcome))) }

    var frames: [AppFrame] { inbox.frames }

    var insertions: [(id: Int, message: MessageState)] {
        frames.compactMap { frame in
            if case .request(let id, .insertMessage(_, let message)) = frame { (id, message) } else { nil }
        }
    }

    var notifications: [AppNotification] {
        frames.compactMap { if case .notification(let notification) = $0 { notification } else { nil } }
    }

    func conversation() throws -> MSConversation {
        try #require(server.controller(of: Self.scene)?.activeConversation)
    }

    private func overTheWire(_ frame: HostFrame) throws -> HostFrame { try Inbox.crossing(frame) }
}

/// Frames that the app has sent.
@MainActor private final class Inbox {
    private(set) var frames: [AppFrame] = []

    func take(_ frame: AppFrame) {
        do {
            frames.append(try Self.crossing(frame))
        } catch {
            Issue.record("a frame does not cross: \(error)")
        }
    }

    static func crossing<Frame: Codable>(_ frame: Frame) throws -> Frame {
        var splitter = FrameSplitter()
        splitter.append(try FrameCodec.encode(frame))
        return try FrameCodec.decode(Frame.self, from: try #require(try splitter.next()))
    }
}

/// An app that does nothing by itself.
final class QuietApp: MSMessagesAppViewController {}
