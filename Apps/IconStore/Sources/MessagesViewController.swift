import IconDataKit
import Messages
import SwiftUI
import UIKit

/// The store: an icon that is picked is put into the input field, one that was received is opened.
final class MessagesViewController: MSMessagesAppViewController {
    private let store = Store()

    override func viewDidLoad() {
        super.viewDidLoad()
        let controller = UIHostingController(
            rootView: StoreView(store: store, share: { [weak self] in self?.share($0) }))
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    /// The app was not on screen: it opens with the message that was tapped, or from the drawer with none.
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let message = conversation.selectedMessage {
            store.open(Icon.identifier(in: message))
        } else {
            store.browse()
        }
    }

    /// The app is on screen already.
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        store.open(Icon.identifier(in: message))
    }

    private func share(_ icon: Icon) {
        guard let conversation = activeConversation else { return }
        let message = icon.message(from: "$\(conversation.localParticipantIdentifier.uuidString)")
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    private func didStage(_ error: (any Error)?) {
        store.problem = error.map { "The icon could not be put into the message: \($0.localizedDescription)" }
        if error == nil { requestPresentationStyle(.compact) }
    }
}
