import Messages
import SwiftUI
import UIKit

/// Shows the list of the message that was opened, or a new one, and puts it into the message that is being written.
final class MessagesViewController: MSMessagesAppViewController {
    private var shown: UIViewController?
    private var session: MSSession?

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    private func open(_ message: MSMessage?) {
        let things = Things(message: message)
        session = things == nil ? nil : message?.session
        embed(UIHostingController(rootView: ThingsView(things: things ?? Things()) { [weak self] in self?.stage($0) }))
    }

    private func stage(_ things: Things) {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = things.names.joined(separator: ", ")
        layout.subcaption = things.names.count == 1 ? "1 thing" : "\(things.names.count) things"
        message.layout = layout
        message.url = things.url
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) changed the list"
        message.accessibilityLabel = "List: \(things.names.joined(separator: ", "))"
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
