import UIKit

protocol ComposeControllerDelegate: AnyObject {
    func composeController(_ controller: ComposeController, didFinishWith text: NSAttributedString)
}

final class ComposeController: UIViewController, UITextViewDelegate {
    weak var delegate: ComposeControllerDelegate?
    private let textView = UITextView(usingTextLayoutManager: true)
    private let countLabel = UILabel()
    private let bar = UIToolbar()
    private lazy var sendItem = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
    private let limit = 280

    override var keyCommands: [UIKeyCommand]? {
        let send = UIKeyCommand(title: "Send", action: Selector(("send")), input: "\r", modifierFlags: .command)
        send.discoverabilityTitle = "Send the message"
        let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(("close")))
        close.wantsPriorityOverSystemBehavior = true
        return [send, close]
    }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18))
        textView.adjustsFontForContentSizeCategory = true
        textView.delegate = self
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemTeal, .underlineStyle: NSUnderlineStyle.single.rawValue]
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        textView.textContainer.lineFragmentPadding = 4
        textView.keyboardDismissMode = .interactive
        textView.inputAccessoryView = bar
        countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        countLabel.textColor = .secondaryLabel
        bar.items = [UIBarButtonItem(customView: countLabel), .flexibleSpace(), sendItem]
        bar.sizeToFit()
        sendItem.primaryAction = UIAction(title: "Send") { [weak self] _ in
            guard let self else { return }
            delegate?.composeController(self, didFinishWith: textView.attributedText)
        }
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            self.restyle()
        }
        NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            print(frame ?? .zero)
        }
        restyle()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) { restyle() }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard let old = textView.text, let swiftRange = Range(range, in: old) else { return false }
        return old.replacingCharacters(in: swiftRange, with: text).count <= limit
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        if case .link(let url) = textItem.content { return UIAction { _ in UIApplication.shared.open(url) } }
        return defaultAction
    }

    private func restyle() {
        let text = textView.text ?? ""
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.paragraphSpacing = 8
        style.alignment = .natural
        let styled = NSMutableAttributedString(string: text, attributes: [.font: textView.font ?? .systemFont(ofSize: 18), .foregroundColor: UIColor.label, .paragraphStyle: style])
        let regex = try? NSRegularExpression(pattern: "#\\w+")
        regex?.enumerateMatches(in: text, range: NSRange(location: 0, length: (text as NSString).length)) { match, _, _ in
            guard let range = match?.range else { return }
            styled.addAttributes([.foregroundColor: UIColor.tintColor, .backgroundColor: UIColor.tertiarySystemFill], range: range)
        }
        let selected = textView.selectedRange
        textView.attributedText = styled
        textView.selectedRange = selected
        let left = limit - text.count
        countLabel.text = left.formatted()
        countLabel.textColor = left < 20 ? .systemRed : .secondaryLabel
        sendItem.isEnabled = !text.isEmpty
    }
}
