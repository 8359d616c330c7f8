//
//  MessagesViewController.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit
import Messages

class MessagesViewController: MSMessagesAppViewController {

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        for child in children {
            UIView.animate(withDuration: 0.1) { child.view.alpha = 0 }
        }
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        guard let conversation = activeConversation else { return }
        presentViewController(for: conversation, with: presentationStyle)
    }

    private func presentViewController(for conversation: MSConversation, with style: MSMessagesAppPresentationStyle) {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let sundae = Sundae(message: conversation.selectedMessage)
        let controller: UIViewController
        switch style {
        case .compact:
            let start: StartViewController = makeController(StartViewController.identifier)
            start.prompt = sundae.map { "Next: \($0.nextPart?.rawValue ?? "eat")" } ?? "Build a sundae together"
            start.onStart = { [weak self] in self?.requestPresentationStyle(.expanded) }
            controller = start
        default:
            let builder: BuilderViewController = makeController(BuilderViewController.identifier)
            builder.sundae = sundae ?? Sundae()
            builder.delegate = self
            controller = builder
        }
        add(controller)
    }

    private func makeController<Controller: UIViewController>(_ identifier: String) -> Controller {
        guard let controller = storyboard?.instantiateViewController(withIdentifier: identifier) as? Controller else {
            fatalError("\(identifier) is not in the storyboard")
        }
        return controller
    }

    private func add(_ controller: UIViewController) {
        addChild(controller)
        view.addSubview(controller.view)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["child": controller.view!]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[child]|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        controller.didMove(toParent: self)
    }
}

extension MessagesViewController: BuilderViewControllerDelegate {
    func builderViewController(_ controller: BuilderViewController, didFinish sundae: Sundae, picture: UIImage) {
        guard let conversation = activeConversation else { return }
        let layout = MSMessageTemplateLayout()
        layout.image = picture
        layout.imageTitle = "Sundae"
        layout.caption = sundae.summary
        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        var components = URLComponents()
        components.queryItems = sundae.queryItems
        message.url = components.url
        message.layout = layout
        conversation.insert(message) { error in
            if let error = error { print(error) }
        }
        requestPresentationStyle(.compact)
    }
}
