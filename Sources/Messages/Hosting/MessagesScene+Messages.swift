package import AppProtocol
import Foundation

extension MessagesScene {
    /// Selects a tapped bubble: willSelect with the old selection, didSelect with the new one.
    package func select(_ state: MessageState) throws(Problem) {
        let message = MSMessage(state: state)
        try tell { conversation in
            call("willSelect", state) { controller.willSelect(message, conversation: conversation) }
            conversation.selection = message
            call("didSelect", state) { controller.didSelect(message, conversation: conversation) }
        }
    }

    package func receive(_ state: MessageState) throws(Problem) {
        let message = MSMessage(state: state)
        try tell { conversation in
            call("didReceive", state) { controller.didReceive(message, conversation: conversation) }
        }
    }

    /// Ends the pending state of the inserted message, also in the object that the app still holds (docs/messages.md,
    /// B63).
    package func didStartSending(_ state: MessageState) throws(Problem) {
        sending.start(state)
        let message = MSMessage(state: state)
        message.delivery.isSending()
        try tell { conversation in
            call("didStartSending", state) { controller.didStartSending(message, conversation: conversation) }
        }
    }

    package func didCancelSending(_ state: MessageState) throws(Problem) {
        sending.staged = nil
        let message = MSMessage(state: state)
        try tell { conversation in
            call("didCancelSending", state) { controller.didCancelSending(message, conversation: conversation) }
        }
    }

    /// Sets the `error` of the message that the app holds; there is no callback for that (docs/messages.md, B52, B74).
    package func sendingFailed(_ state: MessageState) { sending.fail(state) }

    /// Updates the participants of the conversation that the app holds, without a callback.
    package func setRemoteParticipants(_ identifiers: [UUID]) throws(Problem) {
        try active().setRemoteParticipants(identifiers)
    }

    /// Calls message callbacks, unless the scene is a bubble or in the media context (docs/messages.md, B61).
    private func tell(_ callback: (MSConversation) -> Void) throws(Problem) {
        let conversation = try active()
        guard controller.presentationStyle != .transcript, controller.presentationContext != .media else { return }
        callback(conversation)
    }
}
