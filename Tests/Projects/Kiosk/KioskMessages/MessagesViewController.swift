//
//  MessagesViewController.swift
//  KioskMessages
//

import KioskKit
import Messages
import UIKit

class MessagesViewController: MSMessagesAppViewController {

    private var basket = Basket()

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        basket = Basket(message: conversation.selectedMessage)
        basket.delegate = self
        performSegue(withIdentifier: "ShowShop", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let navigation = segue.destination as? UINavigationController,
              let products = navigation.viewControllers.first as? ProductsViewController else { return }
        products.basket = basket
    }

    @IBAction func sendOrder(_ sender: Any?) {
        guard let conversation = activeConversation else { return }
        let session = conversation.selectedMessage?.session ?? MSSession()
        conversation.insert(basket.message(session: session), completionHandler: nil)
        dismiss()
    }
}

extension MessagesViewController: BasketDelegate {
    func basketDidChange(_ basket: Basket) {
        title = "\(basket.counts.values.reduce(0, +))"
    }
}

/// Puts its destination into the source, in place of what is there.
class ReplaceSegue: UIStoryboardSegue {
    override func perform() {
        for child in source.children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        source.addChild(destination)
        destination.view.frame = source.view.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        source.view.addSubview(destination.view)
        destination.didMove(toParent: source)
    }
}
