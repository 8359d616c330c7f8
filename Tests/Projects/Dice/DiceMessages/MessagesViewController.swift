import Messages
import UIKit

@objc(MessagesViewController)
final class MessagesViewController: MSMessagesAppViewController {
    private let label = UILabel()
    private var roll = Roll(faces: [1, 1])

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Roll", for: .normal)
        button.addTarget(self, action: #selector(rolled), for: .touchUpInside)
        label.text = "2"
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
        label.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
        view.addSubview(button)
        view.addSubview(label)
    }

    @objc private func rolled() {
        roll = .random(count: 2)
        label.text = "\(roll.total)"
    }
}
