//
//  ReceiptViewController.swift
//  KioskMessages
//

import KioskKit
import SafariServices
import UIKit

/// A drawer with the order, which can be pulled down.
class ReceiptViewController: UIViewController {
    private let basket: Basket
    private let transitions = DrawerTransitions()

    init(basket: Basket) {
        self.basket = basket
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transitions
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.accessibilityIdentifier = "receipt"
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "To pay: \(Product(name: "", price: basket.total).formattedPrice)"
        let terms = UIButton(type: .system)
        terms.setTitle("Terms", for: .normal)
        terms.addTarget(self, action: #selector(showTerms), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, terms])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
    }

    @objc private func showTerms() {
        guard let url = URL(string: "https://kiosk.example/terms") else { return }
        present(SFSafariViewController(url: url), animated: true)
    }

    @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).y / view.bounds.height
        switch pan.state {
        case .began:
            transitions.pull = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            transitions.pull?.update(max(0, share))
        case .ended, .cancelled:
            if share > 0.5 { transitions.pull?.finish() } else { transitions.pull?.cancel() }
            transitions.pull = nil
        default:
            break
        }
    }
}
