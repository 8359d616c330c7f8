import Messages
import SwiftUI
import UIKit

/// Shows the game of the selected message, or a new one, and stages the person's move as the session's next message.
final class MessagesViewController: MSMessagesAppViewController {
    private let table = GameTable()

    // MARK: Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .boardAccent
        let game = GameView(
            table: table, play: { [weak self] in self?.play($0) }, startNewGame: { [weak self] in self?.startNewGame() }
        )
        let controller = UIHostingController(rootView: game)
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        table.open(conversation.selectedMessage, in: conversation)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        super.didSelect(message, conversation: conversation)
        table.open(message, in: conversation)
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        super.didReceive(message, conversation: conversation)
        table.receive(message, in: conversation)
    }

    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
        super.didStartSending(message, conversation: conversation)
        table.didSend(message)
    }

    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        super.didCancelSending(message, conversation: conversation)
        table.unstage(nil)
    }

    // MARK: Moves

    private func startNewGame() {
        if let activeConversation { table.startNewGame(in: activeConversation) }
    }

    private func play(_ cell: Cell) {
        guard let conversation = activeConversation, let next = table.stage(cell) else { return }
        conversation.insert(message(of: next, in: conversation)) { [weak self] error in
            Task { @MainActor in self?.didStage(error) }
        }
    }

    /// Collapses the panel, which covers the input field, so that the person can send the move.
    private func didStage(_ error: (any Error)?) {
        if let error {
            table.unstage("The move could not be put into the message: \(error.localizedDescription)")
        } else {
            requestPresentationStyle(.compact)
        }
    }

    private func message(of match: Match, in conversation: MSConversation) -> MSMessage {
        let person = "$\(conversation.localParticipantIdentifier.uuidString)"
        let layout = MSMessageTemplateLayout()
        layout.image = BoardPicture.image(of: match.board)
        layout.caption = match.caption(by: person)
        layout.subcaption = match.subcaption
        let message = MSMessage(session: table.session)
        message.url = match.url
        message.layout = layout
        message.summaryText = match.summary(by: person)
        message.accessibilityLabel = match.spokenBoard
        return message
    }
}
