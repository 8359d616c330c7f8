import UIKit

struct BubbleModel: Hashable, Sendable {
    let id = UUID()
    var text: String
    var isOutgoing: Bool
    var image: String?
}

final class BubbleCell: UITableViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        bubble.layer.cornerRadius = 16
        bubble.addSubview(label)
        contentView.addSubview(bubble)
        [bubble, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = contentView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 12)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }

    func configure(with model: BubbleModel) {
        let text = NSMutableAttributedString(string: model.text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        if let symbol = model.image {
            let attachment = NSTextAttachment(image: UIImage(systemName: symbol)!.withTintColor(.white, renderingMode: .alwaysOriginal))
            attachment.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
            text.append(NSAttributedString(string: " "))
            text.append(NSAttributedString(attachment: attachment))
        }
        label.attributedText = text
        label.textColor = model.isOutgoing ? .white : .label
        bubble.backgroundColor = model.isOutgoing ? .systemBlue : UIColor { $0.userInterfaceStyle == .dark ? .systemGray3 : .systemGray5 }
        leading.isActive = !model.isOutgoing
        trailing.isActive = model.isOutgoing
        bubble.layer.maskedCorners = model.isOutgoing
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
}

final class ChatInputController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let input = UITextField()
    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private var dataSource: UITableViewDiffableDataSource<Int, BubbleModel>!

    private lazy var sendButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "arrow.up", withConfiguration: UIImage.SymbolConfiguration(scale: .medium))
        configuration.cornerStyle = .capsule
        configuration.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
        configuration.imagePlacement = .leading
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [unowned self] _ in send() })
        button.configurationUpdateHandler = { button in
            button.configuration?.baseBackgroundColor = button.isHighlighted ? .systemIndigo : .systemBlue
            button.alpha = button.isEnabled ? 1 : 0.5
        }
        button.menu = UIMenu(title: "Send with effect", children: ["Slam", "Loud", "Gentle"].map { name in UIAction(title: name) { _ in } })
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.allowsSelection = false
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, model in
            let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as? BubbleCell
            cell?.configure(with: model)
            cell?.transform = CGAffineTransform(scaleX: 1, y: -1)
            return cell
        }
        dataSource.defaultRowAnimation = .top
        var snapshot = NSDiffableDataSourceSnapshot<Int, BubbleModel>()
        snapshot.appendSections([0])
        snapshot.appendItems([BubbleModel(text: "Hello", isOutgoing: false), BubbleModel(text: "Hi", isOutgoing: true, image: "hand.wave")])
        dataSource.apply(snapshot, animatingDifferences: false)
        layout()
    }

    private func layout() {
        input.placeholder = "Message"
        input.borderStyle = .roundedRect
        input.addAction(UIAction { [weak self] _ in self?.sendButton.isEnabled = self?.input.hasText ?? false }, for: .editingChanged)
        input.inputAssistantItem.leadingBarButtonGroups = []
        let stack = UIStackView(arrangedSubviews: [input, sendButton])
        stack.spacing = 8
        stack.alignment = .center
        bar.contentView.addSubview(stack)
        for subview in [tableView, bar, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(tableView)
        view.addSubview(bar)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
            stack.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: bar.contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: bar.contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func send() {
        guard let text = input.text, !text.isEmpty else { return }
        input.text = nil
        var snapshot = dataSource.snapshot()
        let model = BubbleModel(text: text, isOutgoing: true)
        if let first = snapshot.itemIdentifiers.first { snapshot.insertItems([model], beforeItem: first) } else { snapshot.appendItems([model]) }
        Task { [snapshot] in
            await dataSource.apply(snapshot, animatingDifferences: true)
            tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
    }
}
