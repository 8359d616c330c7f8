import IconDataKit
import Messages
import SwiftUI
import UIKit

/// The store: an icon that is picked is put into the input field, one that was received is opened.
final class MessagesViewController: MSMessagesAppViewController {
    private let store = Store()
    /// Of the open bubble, whose place a receipt takes.
    private var session: MSSession?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .storeAccent
        let controller = UIHostingController(
            rootView: StoreView(
                store: store, share: { [weak self] in self?.share($0, locale: $1) },
                buy: { [weak self] in self?.buy($0, locale: $1) }))
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    /// The app was not on screen: it opens with the message that was tapped, or from the drawer with none.
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let message = conversation.selectedMessage { open(message) } else { store.browse() }
    }

    /// The app is on screen already.
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    /// What was bought is bought when it is sent.
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        super.didStartSending(message, conversation: conversation)
        if let sent = IconMessage(url: message.url), sent.receipt != nil { open(message) }
    }

    private func open(_ message: MSMessage) {
        session = message.session
        store.open(IconMessage(url: message.url))
    }

    // MARK: Sending

    private func share(_ icon: Icon, locale: Locale) { stage(IconMessage(icon), of: icon, in: MSSession(), locale) }

    private func buy(_ icon: Icon, locale: Locale) {
        let receipt = IconMessage(icon, receipt: IconMessage.newReceipt())
        stage(receipt, of: icon, in: session ?? MSSession(), locale)
    }

    private func stage(_ content: IconMessage, of icon: Icon, in session: MSSession, _ locale: Locale) {
        guard let conversation = activeConversation else { return }
        let person = "$\(conversation.localParticipantIdentifier.uuidString)"
        conversation.insert(content.message(of: icon, from: person, in: session, locale: locale)) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    private func didStage(_ error: (any Error)?) {
        store.problem = error.map { "The icon could not be put into the message: \($0.localizedDescription)" }
        if error == nil { requestPresentationStyle(.compact) }
    }
}
