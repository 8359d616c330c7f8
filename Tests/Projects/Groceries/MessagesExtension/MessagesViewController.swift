//
//  MessagesViewController.swift
//  MessagesExtension
//

import UIKit
import Messages
import GroceriesKit

class MessagesViewController: MSMessagesAppViewController {

    private var list = GroceryList()
    private var controller: ListController?

    override func willBecomeActive(with conversation: MSConversation) {
        list = GroceryList(message: conversation.selectedMessage)
        show()
    }

    private func show() {
        let controller = ListController(list: list)
        controller.delegate = self
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        self.controller = controller
    }
}

extension MessagesViewController: ListControllerDelegate {
    func listControllerDidSend(_ controller: ListController) {
        guard let conversation = activeConversation else { return }
        conversation.insert(list.message(in: conversation.selectedMessage?.session)) { error in
            if let error = error { print(error) }
        }
        dismiss()
    }
}
