import Messages
import UIKit

@objc(MessagesViewController)
final class MessagesViewController: MSMessagesAppViewController {
    private let label = UILabel()
    private var coin = mint_new(7)

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Toss", for: .normal)
        button.addTarget(self, action: #selector(tossed), for: .touchUpInside)
        label.text = "Nothing yet"
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        label.frame = CGRect(x: 20, y: 80, width: 300, height: 44)
        view.addSubview(button)
        view.addSubview(label)
    }

    @objc private func tossed() {
        mint_toss(&coin)
        let side = coin.side == MINT_HEADS ? "Heads" : "Tails"
        label.text = "\(side), toss \(coin.count) of \(MINT_TOSS_COUNT_MAX)"
    }
}
