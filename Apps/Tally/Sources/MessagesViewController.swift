import Messages
import SwiftUI
import UIKit

/// Shows the tally of its message, in the panel or in the bubble itself, or a view to start one.
final class MessagesViewController: MSMessagesAppViewController {
    private var counter: TallyCounter?
    private var session: MSSession?
    private var shown: UIViewController?

    private var isBubble: Bool { presentationStyle == .transcript }

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .tallyAccent
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage, in: conversation)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message, in: conversation)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        show()
    }

    private func open(_ message: MSMessage?, in conversation: MSConversation) {
        counter = Tally(message: message).map { .shown($0, counter: conversation.localParticipantIdentifier) }
        session = message?.session
        show()
    }

    // MARK: The bubble

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        guard isBubble, let counter else { return size }
        let wanted = UIHostingController(rootView: view(of: counter)).sizeThatFits(in: size)
        return CGSize(width: min(size.width, 240), height: min(size.height, wanted.height))
    }

    override var messageTintColor: UIColor? { UIColor.secondarySystemBackground }

    // MARK: Screens

    private func show() {
        if let counter {
            embed(UIHostingController(rootView: view(of: counter)))
        } else {
            let start = StartView(
                isExpanded: presentationStyle == .expanded, start: { [weak self] in self?.start($0) },
                expand: { [weak self] in self?.requestPresentationStyle(.expanded) })
            embed(UIHostingController(rootView: start))
        }
    }

    private func view(of counter: TallyCounter) -> TallyView {
        TallyView(
            counter: counter, share: { [weak self] in self?.share() },
            showDetails: isBubble ? { [weak self] in self?.requestPresentationStyle(.expanded) } : nil)
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

    // MARK: Sending

    private func start(_ title: String) {
        let message = message(Tally(title: title), in: MSSession())
        activeConversation?.insert(message) { [weak self] error in
            Task { @MainActor in if error == nil { self?.dismiss() } }
        }
    }

    private func share() {
        guard let counter, let conversation = activeConversation else { return }
        let message = message(counter.tally, in: session ?? MSSession())
        conversation.send(message) { error in
            Task { @MainActor in
                if error == nil { counter.didShare() }
                counter.problem = error.map { "The count could not be shared: \($0.localizedDescription)" }
            }
        }
    }

    private func message(_ tally: Tally, in session: MSSession) -> MSMessage {
        let message = MSMessage(session: session)
        message.url = tally.url
        let alternate = MSMessageTemplateLayout()
        alternate.caption = tally.title
        alternate.subcaption = "\(tally.total) counted"
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        message.summaryText = "\(tally.title): \(tally.total)"
        message.accessibilityLabel = "Tally: \(tally.title)"
        return message
    }
}
