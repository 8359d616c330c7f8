import Messages
import SwiftUI
import UIKit

/// Shows the home view while compact and the list while expanded, and stages the list.
final class MessagesViewController: MSMessagesAppViewController {
    private var editor: ListEditor?
    /// The session of the list on screen; nil for a party that is not in the conversation yet.
    private var session: MSSession?
    private var shown: UIViewController?

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .partyAccent
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        show(presentationStyle)
    }

    // MARK: Screens

    private func open(_ message: MSMessage?) {
        editor = ShoppingList(message: message).map(ListEditor.init(list:))
        session = editor == nil ? nil : message?.session
        show(presentationStyle)
    }

    private func show(_ style: MSMessagesAppPresentationStyle) {
        if style == .expanded {
            let editor = self.editor ?? ListEditor(list: .newParty)
            self.editor = editor
            embed(UIHostingController(rootView: ListView(editor: editor) { [weak self] in self?.stage() }))
        } else {
            let home = HomeView(
                list: editor?.list,
                startParty: { [weak self] in self?.startParty() },
                openList: { [weak self] in self?.requestPresentationStyle(.expanded) })
            embed(UIHostingController(rootView: home))
        }
    }

    private func startParty() {
        editor = ListEditor(list: .newParty)
        session = nil
        requestPresentationStyle(.expanded)
    }

    private func embed(_ controller: UIViewController) {
        remove(shown)
        shown = controller
        addChild(controller)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            controller.view.topAnchor.constraint(equalTo: view.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController?) {
        controller?.willMove(toParent: nil)
        controller?.view.removeFromSuperview()
        controller?.removeFromParent()
    }

    // MARK: Sending

    private func stage() {
        guard let editor, let conversation = activeConversation, let list = editor.finished() else { return }
        let verb = session == nil ? "made" : "changed"
        let message = MSMessage(session: session ?? MSSession())
        message.url = list.url
        message.layout = layout(for: list)
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) \(verb) “\(list.name)”"
        message.accessibilityLabel = label(for: list)
        session = message.session
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    private func didStage(_ error: (any Error)?) {
        if let error {
            editor?.problem = "The list could not be put into the message: \(error.localizedDescription)"
        } else {
            requestPresentationStyle(.compact)
        }
    }

    private func layout(for list: ShoppingList) -> MSMessageTemplateLayout {
        let layout = MSMessageTemplateLayout()
        layout.image = ListPicture.image(of: list)
        layout.caption = list.name
        layout.subcaption = list.elements.count == 1 ? "1 element" : "\(list.elements.count) elements"
        return layout
    }

    private func label(for list: ShoppingList) -> String {
        let names = list.elements.map(\.name)
        return names.isEmpty ? "\(list.name), empty" : "\(list.name): \(names.joined(separator: ", "))"
    }
}
