package import AppProtocol
import Foundation

extension MessagesScene {
    /// A bubble of the app was tapped: willSelect with the old selection, didSelect with the new one.
    package func select(_ state: MessageState) throws(Problem) {
        let message = MSMessage(state: state)
        try tell { conversation in
            call("willSelect") { controller.willSelect(message, conversation: conversation) }
            conversation.selection = message
            call("didSelect") { controller.didSelect(message, conversation: conversation) }
        }
    }

    package func receive(_ state: MessageState) throws(Problem) {
        let message = MSMessage(state: state)
        try tell { conversation in
            call("didReceive") { controller.didReceive(message, conversation: conversation) }
        }
    }

    /// The message that the app inserted stops pending, wherever the app still holds it (B63).
    package func didStartSending(_ state: MessageState) throws(Problem) {
        sending.start(state)
        let message = MSMessage(state: state)
        message.delivery.isSending()
        try tell { conversation in
            call("didStartSending") { controller.didStartSending(message, conversation: conversation) }
        }
    }

    package func didCancelSending(_ state: MessageState) throws(Problem) {
        sending.staged = nil
        let message = MSMessage(state: state)
        try tell { conversation in
            call("didCancelSending") { controller.didCancelSending(message, conversation: conversation) }
        }
    }

    /// The message that the app holds gets its `error`; there is no callback for that (B52, B74).
    package func sendingFailed(_ state: MessageState) { sending.fail(state) }

    /// Somebody joined or left: the conversation that the app holds says so, without a callback.
    package func setRemoteParticipants(_ identifiers: [UUID]) throws(Problem) {
        try active().setRemoteParticipants(identifiers)
    }

    /// None of the message callbacks reaches a bubble's scene or the media context (B61).
    private func tell(_ callback: (MSConversation) -> Void) throws(Problem) {
        let conversation = try active()
        guard controller.presentationStyle != .transcript, controller.presentationContext != .media else { return }
        callback(conversation)
    }
}
