import Messages
import SwiftUI
import UIKit

/// Shows the stickers while compact, and the ice cream of the open message while expanded; stages it with each added
/// part.
final class MessagesViewController: MSMessagesAppViewController {
    /// Folder of the finished ice creams.
    static var folder = IceCreamHistory.standardFolder

    private let history = IceCreamHistory(folder: MessagesViewController.folder)
    /// The ice cream of the open session's newest message; nil if the message contains none.
    private var iceCream: IceCream? = IceCream()
    private var session = MSSession()
    /// Whether this person added the last part.
    private var addedLast = false
    private var problem: String?
    private var shown: UIViewController?

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .parlourAccent
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage, in: conversation)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message, in: conversation)
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        super.didReceive(message, conversation: conversation)
        if message.session == session { open(message, in: conversation) }
    }

    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        super.didStartSending(message, conversation: conversation)
        guard message.session == session else { return }
        load(IceCream(url: message.url), addedByMe: true)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        show()
    }

    // MARK: The ice cream

    private func open(_ message: MSMessage?, in conversation: MSConversation) {
        session = message?.session ?? MSSession()
        let isMine = message?.senderParticipantIdentifier == conversation.localParticipantIdentifier
        load(message == nil ? IceCream() : IceCream(url: message?.url), addedByMe: isMine)
    }

    private func load(_ iceCream: IceCream?, addedByMe: Bool) {
        self.iceCream = iceCream
        addedLast = addedByMe
        problem = nil
        if let iceCream { history.add(iceCream) }
        show()
    }

    private func startNew() {
        session = MSSession()
        load(IceCream(), addedByMe: false)
        requestPresentationStyle(.expanded)
    }

    private func add(_ part: Part) {
        guard let conversation = activeConversation, let next = iceCream?.adding(part) else { return }
        conversation.insert(message(of: next, with: part, in: conversation)) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    private func didStage(_ error: (any Error)?) {
        problem = error.map { "The ice cream could not be put into the message: \($0.localizedDescription)" }
        requestPresentationStyle(.compact)
        show()
    }

    private func message(of iceCream: IceCream, with part: Part, in conversation: MSConversation) -> MSMessage {
        let person = "$\(conversation.localParticipantIdentifier.uuidString)"
        let layout = MSMessageTemplateLayout()
        layout.image = IceCreamPicture.bubble(of: iceCream, side: 300)
        layout.caption = "\(person) added \(part.name)"
        layout.subcaption = iceCream.isFinished ? "Ready to eat" : "Tap to add the next part"
        let message = MSMessage(session: session)
        message.url = iceCream.url
        message.layout = layout
        message.summaryText = "\(person) added \(part.name)"
        message.accessibilityLabel = "Ice cream: \(iceCream.name)"
        return message
    }

    // MARK: Screens

    private func show() {
        embed(presentationStyle == .expanded ? expandedScreen : compactScreen)
    }

    private var expandedScreen: UIViewController {
        guard let iceCream else {
            return UIHostingController(rootView: NoIceCreamView(startNew: { [weak self] in self?.startNew() }))
        }
        if iceCream.isFinished {
            return UIHostingController(
                rootView: FinishedView(iceCream: iceCream, startNew: { [weak self] in self?.startNew() }))
        }
        return BuildViewController(iceCream: iceCream, isWaiting: addedLast) { [weak self] in self?.add($0) }
    }

    private var compactScreen: UIViewController {
        HistoryViewController(
            history: history, problem: problem, openTitle: openTitle,
            open: { [weak self] in self?.requestPresentationStyle(.expanded) },
            startNew: { [weak self] in self?.startNew() })
    }

    private var openTitle: String? {
        guard let iceCream, !iceCream.parts.isEmpty else { return nil }
        return iceCream.isFinished || addedLast ? "Look at it" : "Add a part"
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
