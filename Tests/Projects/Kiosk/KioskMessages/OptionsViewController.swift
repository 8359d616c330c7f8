//
//  OptionsViewController.swift
//  KioskMessages
//

import KioskKit
import UIKit

class OptionsViewController: UITableViewController {
    private let basket: Basket

    @IBOutlet private weak var giftSwitch: UISwitch!
    @IBOutlet private weak var noteField: UITextField!
    @IBOutlet private weak var totalLabel: UILabel!

    init?(coder: NSCoder, basket: Basket) {
        self.basket = basket
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "options"
        giftSwitch.isOn = basket.isGift
        noteField.text = basket.note
        showTotal()
        noteField.addTarget(self, action: #selector(noteChanged(_:)), for: .editingChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Receipt", style: .plain, target: self, action: #selector(showReceipt))
    }

    private func showTotal() {
        totalLabel.text = Product(name: "", price: basket.total).formattedPrice
    }

    @IBAction func giftChanged(_ sender: UISwitch) {
        basket.isGift = sender.isOn
        showTotal()
    }

    @objc private func showReceipt() {
        present(ReceiptViewController(basket: basket), animated: true)
    }

    @objc private func noteChanged(_ field: UITextField) {
        basket.note = field.text ?? ""
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        sendUpResponderChain(#selector(MessagesViewController.sendOrder(_:)))
    }
}

private extension UIResponder {
    func sendUpResponderChain(_ action: Selector) {
        var responder: UIResponder? = self
        while let current = responder {
            if current.responds(to: action) {
                current.perform(action, with: self)
                return
            }
            responder = current.next
        }
    }
}
