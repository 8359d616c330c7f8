import Messages
import UIKit

/// The compact panel: buttons to continue or start, and the finished ice creams as stickers.
final class HistoryViewController: UIViewController, MSStickerBrowserViewDataSource {
    private let history: IceCreamHistory
    /// Title of the button for the open ice cream; nil if none is open.
    private let openTitle: String?
    private let open: () -> Void
    private let startNew: () -> Void
    private let problem: String?

    init(
        history: IceCreamHistory, problem: String?, openTitle: String?, open: @escaping () -> Void,
        startNew: @escaping () -> Void
    ) {
        self.history = history
        self.problem = problem
        self.openTitle = openTitle
        self.open = open
        self.startNew = startNew
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [buttons(), history.stickers.isEmpty ? explanation() : browser()])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    private func buttons() -> UIView {
        let new = button("New ice cream", isProminent: openTitle == nil, startNew)
        let stack = UIStackView(
            arrangedSubviews: (openTitle.map { [button($0, isProminent: true, open)] } ?? []) + [new])
        stack.axis = .horizontal
        stack.spacing = 10
        stack.distribution = .fillProportionally
        return stack
    }

    private func button(_ title: String, isProminent: Bool, _ action: @escaping () -> Void) -> UIButton {
        var look: UIButton.Configuration = isProminent ? .filled() : .tinted()
        look.title = title
        look.cornerStyle = .large
        if isProminent { look.baseBackgroundColor = .raspberry }
        return UIButton(configuration: look, primaryAction: UIAction { _ in action() })
    }

    private func explanation() -> UIView {
        let label = UILabel()
        label.text =
            problem ?? "Build an ice cream together: everybody adds a part. Finished ones become stickers here."
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = problem == nil ? .secondaryLabel : .systemRed
        label.textAlignment = .center
        label.numberOfLines = 0
        // The text takes the remaining height, not the buttons.
        label.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        return label
    }

    private func browser() -> UIView {
        let browser = MSStickerBrowserView(frame: .zero, stickerSize: .small)
        browser.dataSource = self
        return browser
    }

    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { history.stickers.count }

    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        history.stickers[index]
    }
}
