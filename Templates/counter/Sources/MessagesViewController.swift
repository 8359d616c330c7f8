import Messages
import SwiftUI
import UIKit

/// Shows the count of the message that was opened, or a new one, and puts it into the message that is being written.
final class MessagesViewController: MSMessagesAppViewController {
    private var shown: UIViewController?
    private var session: MSSession?

    // Called when the app opens, and with the bubble that was tapped, if there was one.
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage)
    }

    // Called when a bubble is tapped while the app is open.
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    private func open(_ message: MSMessage?) {
        let count = Count(message: message)
        session = count == nil ? nil : message?.session
        embed(UIHostingController(rootView: CountView(count: count ?? Count()) { [weak self] in self?.stage($0) }))
    }

    // The same session: the new bubble takes the old one's place in the conversation.
    private func stage(_ count: Count) {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = "Counted: \(count.number)"
        message.layout = layout
        message.url = count.url
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) counted to \(count.number)"
        message.accessibilityLabel = "Counted: \(count.number)"
        session = message.session
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in if error == nil { self?.requestPresentationStyle(.compact) } }
        }
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
