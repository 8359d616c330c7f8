import AppProtocol
import Foundation
import Messages
import Testing

/// The host's end of a scene: keeps what the app asks for, and answers when the test says so.
@MainActor final class HostDouble: MessagesSceneDelegate {
    private(set) var wishes: [String] = []
    private(set) var inserted: [MessageState] = []
    private(set) var sent: [MessageState] = []
    private(set) var attachments: [AttachmentState] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Answer to the next insertions.
    var answer: Problem?

    func scene(
        _ scene: MessagesScene, insert message: MessageState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("insert \(message.summaryText ?? "")")
        inserted.append(message)
        completion(answer)
    }
    func scene(
        _ scene: MessagesScene, insertText text: String, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("insert text \(text)")
        completion(answer)
    }
    func scene(
        _ scene: MessagesScene, insert attachment: AttachmentState,
        completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("insert \(attachment.kind) \(attachment.name)")
        attachments.append(attachment)
        completion(answer)
    }
    func scene(
        _ scene: MessagesScene, send message: MessageState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("send \(message.summaryText ?? "")")
        sent.append(message)
        completion(answer)
    }
    func scene(
        _ scene: MessagesScene, sendText text: String, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("send text \(text)")
        completion(answer)
    }
    func scene(
        _ scene: MessagesScene, send attachment: AttachmentState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        wishes.append("send \(attachment.kind) \(attachment.name)")
        attachments.append(attachment)
        completion(answer)
    }
    func scene(_ scene: MessagesScene, requestsStyle style: PresentationStyle) {
        wishes.append("style \(style.rawValue)")
    }
    func sceneDismisses(_ scene: MessagesScene) { wishes.append("dismiss") }
    func sceneChangesTint(_ scene: MessagesScene) { wishes.append("tint") }
    func scene(_ scene: MessagesScene, reports diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

/// A scene of the tracing controller, with its host.
@MainActor struct Stage {
    let host = HostDouble()
    let scene: MessagesScene
    let app: TracingController

    init(style: PresentationStyle = .compact, context: PresentationContext = .messages) throws {
        scene = MessagesScene(principalClass: TracingController.self, style: style, context: context)
        scene.delegate = host
        app = try #require(scene.controller as? TracingController)
    }

    static func active(
        style: PresentationStyle = .compact, context: PresentationContext = .messages, selected: MessageState? = nil
    ) throws -> Stage {
        let stage = try Stage(style: style, context: context)
        try stage.scene.activate(.kate(selected: selected))
        stage.app.clear()
        return stage
    }

    var conversation: MSConversation {
        get throws { try #require(app.activeConversation) }
    }
}

extension ConversationState {
    static let kate = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    static let john = UUID(uuid: (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

    /// As Kate's device sees it.
    static func kate(selected: MessageState? = nil) -> ConversationState {
        ConversationState(localParticipant: kate, remoteParticipants: [john], selectedMessage: selected)
    }
}

extension MessageState {
    /// A message that John sent.
    static func sent(_ summary: String, session: UUID? = nil) -> MessageState {
        MessageState(
            session: session, url: "?list=\(summary)", summaryText: summary, sender: ConversationState.john,
            isPending: false)
    }
}
