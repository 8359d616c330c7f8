import UIKit

protocol ComposerDelegate: AnyObject {
    func composer(_ composer: ComposerTextView, didSend text: NSAttributedString)
}

final class ComposerTextView: UIView, UITextViewDelegate {
    weak var delegate: ComposerDelegate?
    private let textView = UITextView()
    private let placeholder = UILabel()
    private let sendButton = UIButton(type: .custom)
    private var heightConstraint: NSLayoutConstraint!

    var maximumLength = 280 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textView.delegate = self
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        textView.textContainer.lineFragmentPadding = 0
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemPink]
        textView.typingAttributes = [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]
        textView.inputAccessoryView = makeToolbar()
        textView.layer.cornerRadius = 16
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.separator.cgColor
        placeholder.text = NSLocalizedString("Message", comment: "placeholder")
        placeholder.textColor = .placeholderText
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.setPreferredSymbolConfiguration(.init(textStyle: .title1), forImageIn: .normal)
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        for subview in [textView, placeholder, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        heightConstraint = textView.heightAnchor.constraint(equalToConstant: 36)
        NSLayoutConstraint.activate([
            heightConstraint,
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            textView.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 1),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            sendButton.lastBaselineAnchor.constraint(equalTo: textView.lastBaselineAnchor),
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 8),
            placeholder.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
        ])
        setContentHuggingPriority(.required, for: .vertical)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func makeToolbar() -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(title: "B", primaryAction: UIAction { [weak self] _ in self?.toggleBold() }),
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.textView.resignFirstResponder() }),
        ]
        bar.sizeToFit()
        return bar
    }

    private func toggleBold() {
        let range = textView.selectedRange
        guard range.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: textView.attributedText)
        text.enumerateAttribute(.font, in: range, options: []) { value, part, _ in
            guard let font = value as? UIFont, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return }
            text.addAttribute(.font, value: UIFont(descriptor: descriptor, size: font.pointSize), range: part)
        }
        textView.attributedText = text
        textView.selectedRange = range
    }

    private func send() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = .natural
        paragraph.lineBreakMode = .byWordWrapping
        let text = NSMutableAttributedString(string: textView.text, attributes: [.paragraphStyle: paragraph, .kern: 0.5])
        text.append(NSAttributedString(string: " ✓", attributes: [.foregroundColor: UIColor.systemGreen, .underlineStyle: NSUnderlineStyle.single.rawValue]))
        delegate?.composer(self, didSend: text)
        textView.text = ""
        textViewDidChange(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = textView.hasText
        let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        heightConstraint.constant = min(size.height, 140)
        textView.isScrollEnabled = size.height > 140
        UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .beginFromCurrentState) {
            self.superview?.layoutIfNeeded()
        }
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard let current = textView.text, let swiftRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: swiftRange, with: text).count <= maximumLength
    }

    func textViewDidBeginEditing(_ textView: UITextView) { layer.borderWidth = 1 }
    func textViewDidEndEditing(_ textView: UITextView) { layer.borderWidth = 0 }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: heightConstraint.constant + 16) }
}
