import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The text of a page` {
    private func read(
        _ page: String,
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
    ) throws -> NSAttributedString {
        try NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil)
    }

    private func traits(_ text: NSAttributedString, _ words: String) -> UIFontDescriptor.SymbolicTraits? {
        let place = (text.string as NSString).range(of: words).location
        guard place != NSNotFound else { return nil }
        return (text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
    }

    @Test func `has bold and italic parts`() throws {
        let text = try read("plain <b>bold <i>both</i></b> <em>slanted</em>")
        #expect(text.string == "plain bold both slanted")
        #expect(traits(text, "plain") == [] && traits(text, "bold") == .traitBold)
        #expect(traits(text, "both") == [.traitBold, .traitItalic] && traits(text, "slanted") == .traitItalic)
    }

    @Test(
        arguments: [
            ("<p>one</p><p>two</p>", "one\ntwo\n"), ("a<br>b<br/>c", "a\nb\nc"), ("  a \n  b  ", "a b "),
            ("<ul><li>x</li><li>y</li></ul>", "• x\n• y\n"),
            ("a &amp; b &lt;c&gt; &#65;&#x42; &unknown; &", "a & b <c> AB &unknown; &"),
            ("<style>p { color: red }</style>x<!-- <b>no</b> -->y", "xy"), ("a <b", "a "), ("", ""),
            ("1 < 2 & 3 > 2, <3", "1 < 2 & 3 > 2, <3"), ("x<", "x<"), ("<?xml?>x</>y</ z>", "xy"),
            ("<script>if (a < b) { c > d }</script>x", "x"), ("<STYLE>a < b</style\n>x", "x"),
            ("<title>a <b</title>x", "x"), ("<style>a</styles>b <c</style>x", "x"), ("x<title>y</title", "x"),
            ("x<script>y < z", "x"), ("<script>'<script>'</script>x", "x"),
        ])
    func `has lines and characters as a browser shows them`(page: String, words: String) throws {
        #expect(try read(page).string == words)
    }

    @Test func `has links`() throws {
        let text = try read(#"see <a class="x" href="https://example.com/?a=1&amp;b=2">this</a> page"#)
        #expect(
            text.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.com/?a=1&b=2"))
        #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.link, at: text.length - 1, effectiveRange: nil) == nil)
    }

    @Test func `is read as the options say`() throws {
        #expect(try read("<b>x</b>", [.documentType: NSAttributedString.DocumentType.plain]).string == "<b>x</b>")
        #expect(try read("<b>x</b>", [:]).string == "x" && read("words", [:]).string == "words")
        let latin = try NSAttributedString(
            data: Data([0xE9]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
            documentAttributes: nil)
        #expect(latin.string == "é")
        #expect(throws: CocoaError.self) { try read("x", [.documentType: NSAttributedString.DocumentType.rtf]) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data([0xFF]), options: [:], documentAttributes: nil)
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A paragraph style` {
    @Test func `keeps its tabs in order, and gives all to a copy`() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
        style.tabStops = []
        for location in [200, 100] as [CGFloat] {
            style.addTabStop(NSTextTab(textAlignment: .right, location: location))
        }
        style.baseWritingDirection = .rightToLeft
        style.alignment = .center
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.tabStops.map(\.location) == [100, 200] && copy?.baseWritingDirection == .rightToLeft)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
        #expect(style.tabStops.map(\.location) == [200])
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other.tabStops.map(\.location) == [200] && other.alignment == .center)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A font's description` {
    @Test func `is made of attributes that make the same font`() {
        let font = UIFont.systemFont(ofSize: 21, weight: .bold)
        let attributes = font.fontDescriptor.fontAttributes
        #expect((attributes[.size] as? NSNumber)?.doubleValue == 21)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0) == font)
        #expect(font.fontDescriptor.object(forKey: .family) as? String == font.familyName)
        #expect(font.fontDescriptor.object(forKey: .face) == nil)
    }

    @Test func `is scaled for other traits`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 23)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle, compatibleWith: traits).pointSize == 36)
    }
}

private final class CodeField: UITextField {
    var deletions = 0
    override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A field that an app edits` {
    @Test func `deletes by its own method`() {
        let field = CodeField(frame: .zero)
        field.text = "ab"
        field.deleteBackward()
        #expect(field.text == "a" && field.deletions == 1)
        field.deleteBackward()
        field.insertText("x")
        #expect(field.text == "x")
    }
}
