import Messages
import SwiftUI
import UIKit

/// Shows the group's list wherever it is opened: its bubble leads to it and holds nothing of it.
final class MessagesViewController: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        embed(UIHostingController(rootView: SharedThingsView { [weak self] in self?.stage() }))
    }

    private func stage() {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = "Our list"
        layout.subcaption = "Tap to see it and to add to it"
        message.layout = layout
        message.url = URL(string: "?list=1")
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) showed the list"
        message.accessibilityLabel = "Our list"
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in if error == nil { self?.requestPresentationStyle(.compact) } }
        }
    }

    private func embed(_ controller: UIViewController) {
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}
