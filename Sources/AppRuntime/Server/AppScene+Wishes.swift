import AppProtocol
import Messages

extension AppScene: MessagesSceneDelegate {
    func scene(
        _ scene: MessagesScene, insert message: MessageState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.insertMessage(id, message), completion: completion)
    }

    func scene(
        _ scene: MessagesScene, insertText text: String, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.insertText(id, text), completion: completion)
    }

    func scene(
        _ scene: MessagesScene, insert attachment: AttachmentState,
        completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.insertAttachment(id, attachment), completion: completion)
    }

    func scene(
        _ scene: MessagesScene, send message: MessageState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.sendMessage(id, message), completion: completion)
    }

    func scene(
        _ scene: MessagesScene, sendText text: String, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.sendText(id, text), completion: completion)
    }

    func scene(
        _ scene: MessagesScene, send attachment: AttachmentState, completion: @escaping @MainActor (Problem?) -> Void
    ) {
        channel.ask(.sendAttachment(id, attachment), completion: completion)
    }

    func scene(_ scene: MessagesScene, requestsStyle style: PresentationStyle) {
        channel.notify(.presentationStyle(id, style))
    }

    func sceneDismisses(_ scene: MessagesScene) { channel.notify(.dismiss(id)) }

    func scene(_ scene: MessagesScene, reports diagnostic: Diagnostic) { channel.report(diagnostic) }
}
