//
//  MessagesViewController.swift
//  PartyMessages
//

import UIKit
import Messages

class MessagesViewController: MSMessagesAppViewController {

    // MARK: - Conversation Handling

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        removeAllChildViewControllers()
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        guard let conversation = activeConversation else { fatalError("Expected an active conversation") }
        presentViewController(for: conversation, with: presentationStyle)
    }

    // MARK: - Child view controllers

    private func presentViewController(for conversation: MSConversation, with presentationStyle: MSMessagesAppPresentationStyle) {
        removeAllChildViewControllers()

        let controller: UIViewController
        if presentationStyle == .compact {
            controller = instantiateHomeController()
        } else {
            let list = PartyList(message: conversation.selectedMessage) ?? PartyList()
            controller = instantiateListController(with: list)
        }

        addChildViewController(controller)
        controller.view.frame = view.bounds
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.leftAnchor.constraint(equalTo: view.leftAnchor),
            controller.view.rightAnchor.constraint(equalTo: view.rightAnchor),
            controller.view.topAnchor.constraint(equalTo: view.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        controller.didMove(toParentViewController: self)
    }

    private func instantiateHomeController() -> UIViewController {
        guard let controller = storyboard?.instantiateViewController(withIdentifier: HomeViewController.storyboardIdentifier) as? HomeViewController else {
            fatalError("Unable to instantiate a HomeViewController from the storyboard")
        }
        controller.delegate = self
        return controller
    }

    private func instantiateListController(with list: PartyList) -> UIViewController {
        guard let controller = storyboard?.instantiateViewController(withIdentifier: ListViewController.storyboardIdentifier) as? ListViewController else {
            fatalError("Unable to instantiate a ListViewController from the storyboard")
        }
        controller.list = list
        controller.delegate = self
        return controller
    }

    private func removeAllChildViewControllers() {
        for child in childViewControllers {
            child.willMove(toParentViewController: nil)
            child.view.removeFromSuperview()
            child.removeFromParentViewController()
        }
    }

    fileprivate func composeMessage(with list: PartyList, caption: String, session: MSSession? = nil) -> MSMessage {
        var components = URLComponents()
        components.queryItems = list.queryItems

        let layout = MSMessageTemplateLayout()
        layout.caption = caption

        let message = MSMessage(session: session ?? MSSession())
        message.url = components.url!
        message.layout = layout
        return message
    }
}

extension MessagesViewController: HomeViewControllerDelegate {
    func homeViewControllerDidSelectNewList(_ controller: HomeViewController) {
        requestPresentationStyle(.expanded)
    }
}

extension MessagesViewController: ListViewControllerDelegate {
    func listViewController(_ controller: ListViewController, didFinish list: PartyList) {
        guard let conversation = activeConversation else { fatalError("Expected a conversation") }
        let message = composeMessage(with: list, caption: "\(list.title): \(list.items.count)", session: conversation.selectedMessage?.session)
        conversation.insert(message) { error in
            if let error = error { print(error) }
        }
        dismiss()
    }
}
