import Messages
import SwiftUI
import UIKit

/// Draws the poll in its bubble (`.transcript`), where it can be answered without opening the app, and starts new ones.
final class MessagesViewController: MSMessagesAppViewController {
    private var shown: UIViewController?

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        show(conversation.selectedMessage, in: conversation)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        show(message, in: conversation)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 240), height: min(size.height, 160))
    }

    private func show(_ message: MSMessage?, in conversation: MSConversation) {
        guard let poll = Poll(message: message) else {
            return embed(
                UIHostingController(
                    rootView: Button("Ask: \(Poll.question)") { [weak self] in self?.begin(in: conversation) }
                        .buttonStyle(.borderedProminent)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)))
        }
        let voter = conversation.localParticipantIdentifier
        let view = PollView(poll: poll, voter: voter) { [weak self] answer in
            var voted = poll
            voted.vote(answer, by: voter)
            self?.send(voted, after: message, in: conversation)
        }
        embed(UIHostingController(rootView: view))
    }

    private func begin(in conversation: MSConversation) {
        conversation.insert(message(of: Poll(), in: MSSession())) { [weak self] error in
            Task { @MainActor in if error == nil { self?.dismiss() } }
        }
    }

    // A direct send: allowed since it follows a tap.
    private func send(_ poll: Poll, after message: MSMessage?, in conversation: MSConversation) {
        conversation.send(self.message(of: poll, in: message?.session ?? MSSession()))
    }

    private func message(of poll: Poll, in session: MSSession) -> MSMessage {
        let message = MSMessage(session: session)
        let alternate = MSMessageTemplateLayout()
        alternate.caption = Poll.question
        alternate.subcaption = "Yes \(poll.count(true)), no \(poll.count(false))"
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        message.url = poll.url
        message.summaryText = "\(Poll.question) Yes \(poll.count(true)), no \(poll.count(false))"
        message.accessibilityLabel = "Poll: \(Poll.question)"
        return message
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
