import UIKit

/// Shows the address of a page of the web between a button that ends it and one that opens it in a tab.
@MainActor final class AddressPage {
    /// Greatest number of characters of an address that are shown; the whole is opened.
    private static let shownCountMax = 500
    private let url: URL
    private let isAllowed: Bool
    private let host = UILabel()
    private let address = UILabel()
    private let note = UILabel()
    private let closeButton: UIButton
    private let openButton: UIButton

    init(_ url: URL, isAllowed: Bool, close: @escaping @MainActor () -> Void, open: @escaping @MainActor () -> Void) {
        (self.url, self.isAllowed) = (url, isAllowed)
        closeButton = UIButton(configuration: .plain(), primaryAction: UIAction { _ in close() })
        openButton = UIButton(configuration: .filled(), primaryAction: UIAction { _ in open() })
    }

    func fill(_ view: UIView) {
        view.backgroundColor = .systemBackground
        // The address is read from the left wherever the words are read from the right.
        for label in [host, address] { label.semanticContentAttribute = .forceLeftToRight }
        host.text = url.host().map { String($0.prefix(Self.shownCountMax)) }
        address.text = String(url.absoluteString.prefix(Self.shownCountMax))
        host.font = .preferredFont(forTextStyle: .headline)
        address.font = .preferredFont(forTextStyle: .footnote)
        (address.numberOfLines, address.textColor, address.lineBreakMode) = (4, .secondaryLabel, .byTruncatingMiddle)
        (note.numberOfLines, note.font, note.textColor) = (0, .preferredFont(forTextStyle: .footnote), .secondaryLabel)
        for label in [host, address, note] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        openButton.isHidden = !isAllowed
        host.isHidden = host.text == nil
        let stack = UIStackView(arrangedSubviews: [host, address, openButton, note])
        (stack.axis, stack.spacing) = (.vertical, 12)
        for each in [stack, closeButton] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            closeButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            stack.topAnchor.constraint(equalTo: closeButton.bottomAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    /// Sets what has changed only, since a new text asks for another layout.
    func showWords(close: SystemWord) {
        let words = SystemWords.current
        if closeButton.configuration?.title != words[close] { closeButton.configuration?.title = words[close] }
        if openButton.configuration?.title != words[.open] { openButton.configuration?.title = words[.open] }
        let text = words[isAllowed ? .opensNewTab : .badAddress]
        if note.text != text { note.text = text }
    }
}
