//
//  MessagesViewController.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import UIKit
import Messages

class MessagesViewController: MSMessagesAppViewController {

    private var boardController: BoardViewController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard segue.identifier == "EmbedBoard", let navigation = segue.destination as? UINavigationController else { return }
        boardController = navigation.topViewController as? BoardViewController
        boardController?.delegate = self
    }

    // MARK: - Conversation Handling

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        loadViewIfNeeded()
        if let board = Board(message: conversation.selectedMessage) {
            boardController?.board = board
        }
        if conversation.selectedMessage != nil {
            requestPresentationStyle(.expanded)
        }
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        guard let board = Board(message: message) else { return }
        boardController?.board = board
    }
}

extension MessagesViewController: BoardViewControllerDelegate {
    func boardViewController(_ controller: BoardViewController, didFinishWith board: Board, picture: UIImage) {
        guard let conversation = activeConversation else { return }
        let message = board.message(picture: picture, in: conversation.selectedMessage?.session)
        conversation.insert(message) { [weak self] error in
            guard error == nil else { return }
            DispatchQueue.main.async {
                self?.dismiss()
            }
        }
    }
}
