import UIKit
import GroceriesKit

@objc protocol ListControllerDelegate: AnyObject {
    func listControllerDidSend(_ controller: ListController)
}

class ListController: UIViewController {
    weak var delegate: ListControllerDelegate?
    private let list: GroceryList
    @IBOutlet private weak var titleLabel: UILabel!
    private let field = UITextField()
    private lazy var addButton: UIButton = makeButton("Add", action: #selector(add))
    private lazy var sendButton: UIButton = makeButton("Send", action: #selector(ListController.send(_:)))
    private let stack = UIStackView()

    init(list: GroceryList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        titleLabel = label
        field.placeholder = "Milk"
        field.accessibilityLabel = "New item"
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 16, y: 16, width: 300, height: 400)
        [label, field, addButton, sendButton].forEach { stack.addArrangedSubview($0) }
        view.addSubview(stack)
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(titleTapped(_:))))
        NotificationCenter.default.addObserver(
            self, selector: #selector(listChanged), name: .groceriesDidChange, object: list)
        updateTitle()
    }

    private func makeButton(_ title: String, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString(title, comment: ""), for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func add() {
        guard let name = field.text, !name.isEmpty else { return }
        field.text = ""
        list.add(name)
    }

    @IBAction func send(_ sender: UIButton) {
        delegate?.listControllerDidSend(self)
    }

    @objc private func titleTapped(_ recognizer: UITapGestureRecognizer) {
        field.becomeFirstResponder()
    }

    @objc func listChanged(_ notification: Notification) {
        updateTitle()
    }

    private func updateTitle() {
        #if SHOWS_QUANTITIES
        titleLabel.text = list.items.map { "\($0.quantity) × \($0.name)" }.joined(separator: ", ")
        #else
        titleLabel.text = "\(list.count)"
        #endif
    }
}
