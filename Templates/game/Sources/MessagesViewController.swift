import Messages
import SwiftUI
import UIKit

/// Shows the round of the message that was opened, or a new one, and puts a move into the message that is being written.
final class MessagesViewController: MSMessagesAppViewController {
    private var shown: UIViewController?
    private var session: MSSession?
    private var match = Match()

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        open(conversation.selectedMessage, in: conversation)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        open(message, in: conversation)
    }

    private func open(_ message: MSMessage?, in conversation: MSConversation) {
        let opened = Match(message: message)
        session = opened == nil ? nil : message?.session
        match = opened ?? Match()
        show(in: conversation)
    }

    private func show(in conversation: MSConversation) {
        let player = conversation.localParticipantIdentifier
        embed(
            UIHostingController(
                rootView: MatchView(match: match, player: player) { [weak self] in self?.play($0, by: player) }))
    }

    private func play(_ hand: Hand, by player: UUID) {
        guard let conversation = activeConversation, match.refusal(for: player) == nil else { return }
        let next = match.playing(hand, by: player)
        let message = MSMessage(session: session ?? MSSession())
        let layout = MSMessageTemplateLayout()
        layout.caption = next.isOver ? "Rock, paper, scissors: see who has won" : "Rock, paper, scissors: your turn"
        message.layout = layout
        message.url = next.url
        message.summaryText = "$\(player.uuidString) chose a hand"
        message.accessibilityLabel = layout.caption
        session = message.session
        // The move counts once it stands in the message: one that cannot be put there can be made again.
        conversation.insert(message) { [weak self] error in
            Task { @MainActor in
                if error == nil { self?.didStage(next) }
            }
        }
    }

    private func didStage(_ next: Match) {
        match = next
        if let conversation = activeConversation { show(in: conversation) }
        requestPresentationStyle(.compact)
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
