import Messages
import SwiftUI
import UIKit

/// Asks where no poll was opened, has an opened one answered, and puts either into the input field.
final class MessagesViewController: MSMessagesAppViewController {
    private var poll: Poll?
    private var session: MSSession?
    private var shown: UIViewController?

    // The app opens, from the drawer or by a bubble.
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage, in: conversation)
    }

    // A bubble is tapped while the app is open.
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message, in: conversation)
    }

    // Somebody else has answered while the app is open.
    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        super.didReceive(message, conversation: conversation)
        guard let session, message.session == session, let newest = Poll(message: message) else { return }
        let device = conversation.localParticipantIdentifier
        var merged = newest
        if let mine = poll?.choices[device] { merged.choose(mine, by: device) }
        show(merged, in: conversation)
        if merged != newest { stage(merged, in: conversation) }
    }

    private func open(_ message: MSMessage?, in conversation: MSConversation) {
        let opened = Poll(message: message)
        session = opened == nil ? nil : message?.session
        show(opened, in: conversation)
    }

    private func show(_ poll: Poll?, in conversation: MSConversation) {
        self.poll = poll
        if let poll {
            let device = conversation.localParticipantIdentifier
            let view = AnswerView(poll: poll, device: device) { [weak self] in self?.choose($0, in: conversation) }
            embed(UIHostingController(rootView: view))
        } else {
            embed(UIHostingController(rootView: AskView { [weak self] in self?.stage($0, in: conversation) }))
        }
    }

    private func choose(_ answer: Int, in conversation: MSConversation) {
        poll?.choose(answer, by: conversation.localParticipantIdentifier)
        if let poll { stage(poll, in: conversation) }
    }

    // The same session: the new bubble takes the old one's place in the conversation.
    private func stage(_ poll: Poll, in conversation: MSConversation) {
        let message = MSMessage(session: session ?? MSSession())
        session = message.session
        let layout = MSMessageTemplateLayout()
        layout.caption = poll.question
        layout.subcaption = poll.result
        message.layout = layout
        message.url = poll.url
        message.summaryText = "\(poll.question) \(poll.result)"
        message.accessibilityLabel = "Poll: \(poll.question) \(poll.result)"
        show(poll, in: conversation)
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    // The small panel leaves the input field free, with its Send.
    private func didStage(_ error: (any Error)?) {
        if let error { print("The poll could not be put into the input field: \(error)") }
        requestPresentationStyle(.compact)
    }

    private func embed(_ controller: UIViewController) {
        shown?.willMove(toParent: nil)
        shown?.view.removeFromSuperview()
        shown?.removeFromParent()
        shown = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}
