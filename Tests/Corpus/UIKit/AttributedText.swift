import UIKit

class RichTextViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureTextView()
        configureLabel()
        view.addSubview(textView)
        view.addSubview(label)
    }

    private func configureTextView() {
        textView.delegate = self
        textView.font = UIFont(name: "Menlo", size: 15) ?? UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
        textView.text = "Write here"
        textView.textColor = .label
        textView.isEditable = true
        textView.isSelectable = true
        textView.isScrollEnabled = false
        textView.dataDetectorTypes = [.link, .phoneNumber]
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainer.maximumNumberOfLines = 4
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
        textView.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 15)]
        textView.allowsEditingTextAttributes = true
        textView.inputAccessoryView = UIToolbar()
        textView.selectedRange = NSRange(location: 0, length: 5)
        textView.scrollRangeToVisible(textView.selectedRange)
        textView.keyboardAppearance = .dark
        textView.alwaysBounceVertical = true
    }

    private func configureLabel() {
        let text = NSMutableAttributedString(string: "Hello, ", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 1.5])
        text.append(NSAttributedString(string: "world", attributes: [
            .underlineStyle: NSUnderlineStyle.single.rawValue,
            .underlineColor: UIColor.red,
            .strikethroughStyle: NSUnderlineStyle([.single, .byWord]).rawValue,
            .backgroundColor: UIColor.yellow,
            .baselineOffset: 2,
            .strokeWidth: -2.0,
            .strokeColor: UIColor.black,
            .link: URL(string: "https://example.com")!,
        ]))
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "globe")?.withTintColor(.systemBlue)
        attachment.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star")!)))
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.paragraphSpacing = 8
        paragraph.firstLineHeadIndent = 10
        paragraph.lineHeightMultiple = 1.2
        paragraph.headIndent = 5
        paragraph.hyphenationFactor = 1
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.gray
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowBlurRadius = 2
        let full = NSRange(location: 0, length: text.length)
        text.addAttributes([.paragraphStyle: paragraph, .shadow: shadow], range: full)
        text.addAttribute(.foregroundColor, value: UIColor.systemGreen, range: (text.string as NSString).range(of: "world"))
        text.removeAttribute(.kern, range: full)
        text.setAttributes([.font: UIFont.preferredFont(forTextStyle: .callout)], range: NSRange(location: 0, length: 5))
        text.enumerateAttribute(.font, in: full, options: []) { value, range, stop in
            if let font = value as? UIFont { print(font.pointSize, range) }
            stop.pointee = true
        }
        label.attributedText = text
        label.numberOfLines = 2
        label.lineBreakMode = .byWordWrapping
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.allowsDefaultTighteningForTruncation = true
        label.shadowColor = .gray
        label.shadowOffset = CGSize(width: 0, height: 1)
        label.highlightedTextColor = .white
        label.preferredMaxLayoutWidth = 200
        label.baselineAdjustment = .alignCenters
        let height = text.boundingRect(with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin, context: nil).height
        print(ceil(height), label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)))
    }

    func fonts() {
        var descriptor = UIFont.preferredFont(forTextStyle: .largeTitle).fontDescriptor
        descriptor = descriptor.withSymbolicTraits([.traitBold, .traitItalic]) ?? descriptor
        if let rounded = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded) {
            label.font = UIFont(descriptor: rounded, size: 0)
        }
        let font = label.font.withSize(12)
        print(font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight, font.leading, font.fontName, font.familyName)
        print(UIFont.labelFontSize, UIFont.systemFontSize, UIFont.familyNames)
        var modern = AttributedString("Modern")
        modern.font = .systemFont(ofSize: 20)
        modern.foregroundColor = .systemRed
        label.attributedText = NSAttributedString(modern)
    }

    func textViewDidChange(_ textView: UITextView) {
        let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .infinity))
        textView.frame.size.height = size.height
        textView.invalidateIntrinsicContentSize()
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        if textView.textColor == .placeholderText { textView.text = nil }
    }

    func textViewDidEndEditing(_ textView: UITextView) {}
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidChangeSelection(_ textView: UITextView) {}

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + text.count - range.length <= 140
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
}
