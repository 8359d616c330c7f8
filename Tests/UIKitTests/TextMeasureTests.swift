import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/nsparagraphstyle
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A paragraph's style` {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ words: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: words, attributes: [.font: font, .paragraphStyle: style])
    }

    private func height(_ text: NSAttributedString, width: CGFloat = 1_000) -> CGFloat {
        text.boundingRect(
            with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin, context: nil
        ).height
    }

    /// Lines of a text in 200 points without padding.
    private func lines(_ text: NSAttributedString) -> [CGRect] {
        let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var found: [CGRect] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in found.append(used) }
        return found
    }

    @Test func `adds space between lines, not behind the last`() {
        let (plain, loose) = (height(text("a\nb\nc")), height(text("a\nb\nc") { $0.lineSpacing = 10 }))
        #expect(abs(loose - plain - 20) <= 10.5 && loose >= plain + 20)
        #expect(height(text("a") { $0.lineSpacing = 10 }) <= height(text("a")) + 10)
    }

    @Test(arguments: [(NSTextAlignment.left, 0), (.center, 0.5), (.right, 1)] as [(NSTextAlignment, CGFloat)])
    func `aligns lines`(alignment: NSTextAlignment, share: CGFloat) throws {
        let line = try #require(lines(text("mussels") { $0.alignment = alignment }).first)
        #expect(abs(line.minX - (200 - line.width) * share) < 0.5)
    }

    @Test func `is copied into one that changes alone`() throws {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.alignment, style.headIndent) = (3, .center, 4)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 7
        #expect(style.lineSpacing == 3 && copy.alignment == .center && copy.headIndent == 4)
    }
}

/// Source: developer.apple.com/documentation/foundation/nsattributedstring, "String drawing"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A text that is measured` {
    private let font = UIFont.systemFont(ofSize: 20)
    private var words: String { Array(repeating: "mussels", count: 12).joined(separator: " ") }

    private func rect(_ text: String, _ width: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
        text.boundingRect(
            with: CGSize(width: width, height: 10_000), options: options, attributes: [.font: font], context: nil)
    }

    @Test func `wraps only where lines are asked for`() {
        let (line, lines) = (rect(words, 200, []), rect(words, 200, .usesLineFragmentOrigin))
        #expect(line.width > 400 && lines.width <= 200 && lines.height > line.height * 3)
        #expect(abs(line.width - words.size(withAttributes: [.font: font]).width) < 0.01)
    }

    @Test func `has a line for each break, also at its end`() {
        let one = "a".size(withAttributes: [.font: font]).height
        #expect(abs("a\nb\n\nc".size(withAttributes: [.font: font]).height - 4 * one) < 1)
        #expect("".size(withAttributes: [.font: font]).width == 0)
    }

    @Test func `is as large as its largest font`() {
        let mixed = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        mixed.addAttribute(.font, value: UIFont.systemFont(ofSize: 60), range: NSRange(location: 1, length: 1))
        let large = "b".size(withAttributes: [.font: UIFont.systemFont(ofSize: 60)])
        #expect(abs(mixed.size().height - large.height) < 1)
        #expect(abs(mixed.size().width - large.width - "a".size(withAttributes: [.font: font]).width) < 0.5)
    }

    @Test func `keeps room for an attachment`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 70, height: 90)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        let plain = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - plain.width - 70) < 0.5)
    }

    @Test(arguments: [0, 5, -10] as [CGFloat])
    func `makes the line as high as an attachment that stands on the baseline or beside it`(y: CGFloat) throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: y, width: 70, height: 90)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        let plain = AttributedText(text).layout(width: nil, lineLimit: nil).lines
        let (above, height) = (try #require(plain.first?.baseline), try #require(plain.first?.height))
        text.append(NSAttributedString(attachment: attachment))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 2))
        let line = try #require(AttributedText(text).layout(width: nil, lineLimit: nil).lines.first)
        #expect(line.baseline == 90 + y && line.baseline > above)
        #expect(abs(line.height - line.baseline - max(height - above, -y)) < 0.01)
    }
}
