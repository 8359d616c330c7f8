//
//  MessagesViewController.swift
//  CountdownMessages
//

import Messages
import SwiftUI
import UIKit

class MessagesViewController: MSMessagesAppViewController {

    @IBOutlet weak var placeholderLabel: UILabel!

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        let model = EventModel(message: conversation.selectedMessage)
        let editor = EventEditor(model: model) { [weak self] in
            self?.send(model)
        }
        embed(UIHostingController(rootView: editor))
    }

    override func didResignActive(with conversation: MSConversation) {
        super.didResignActive(with: conversation)
        children.forEach {
            $0.willMove(toParent: nil)
            $0.view.removeFromSuperview()
            $0.removeFromParent()
        }
    }

    private func embed(_ controller: UIViewController) {
        placeholderLabel.isHidden = true
        addChild(controller)
        view.addSubview(controller.view)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: view.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        controller.didMove(toParent: self)
    }

    private func send(_ model: EventModel) {
        guard let conversation = activeConversation else { return }
        Task { @MainActor in
            do {
                try await conversation.insert(model.message(in: conversation.selectedMessage?.session))
                dismiss()
            } catch {
                print(error.localizedDescription)
            }
        }
    }
}
