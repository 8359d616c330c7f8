import IconDataKit
import Messages
import SwiftUI
import UIKit

/// The store: stages the icon that is chosen, and opens the one that was received.
final class MessagesViewController: MSMessagesAppViewController {
    private let store = Store()
    /// Session of the open bubble, which a receipt replaces.
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

    /// Opens with the tapped message, or without one from the drawer, when the app comes on screen.
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let message = conversation.selectedMessage { open(message) } else { store.browse() }
    }

    /// Opens the tapped message while the app is on screen already.
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    /// Shows a receipt when it is sent: only then is the icon bought.
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
