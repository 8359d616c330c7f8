import Messages
import UIKit

/// A field for a note and a button that puts it into the message, laid out with constraints.
final class MessagesViewController: MSMessagesAppViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let button = UIButton(configuration: .filled())
    private var session: MSSession?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Note"
        field.borderStyle = .roundedRect
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        button.configuration?.title = "Send"
        button.addAction(UIAction { [weak self] _ in self?.stage() }, for: .primaryActionTriggered)
        layOut()
        update()
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [field, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
        ])
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        stage()
        return true
    }

    private func open(_ message: MSMessage?) {
        let note = Note(message: message)
        session = note == nil ? nil : message?.session
        field.text = note?.text ?? ""
        update()
    }

    private func update() { button.isEnabled = Note(text: field.text ?? "") != nil }

    private func stage() {
        guard let conversation = activeConversation, let note = Note(text: field.text ?? "") else { return }
        let message = MSMessage(session: session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = note.text
        message.layout = layout
        message.url = note.url
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) wrote “\(note.text)”"
        message.accessibilityLabel = "Note: \(note.text)"
        session = message.session
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in if error == nil { self?.requestPresentationStyle(.compact) } }
        }
    }
}
