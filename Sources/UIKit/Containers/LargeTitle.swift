import RenderTree
import TreePainter

/// Title of a page in large letters, between the bar and the content.
struct LargeTitle {
    let text: String
    let attributes: [NSAttributedString.Key: Any]
    private static let padding = CGPoint(x: 16, y: 8)

    /// Words as the person's text size has them now.
    private var words: AttributedText {
        var attributes = attributes
        let bold = UIFont.systemFont(ofSize: 34, weight: .bold)
        attributes[.font] = attributes[.font] ?? UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: bold)
        attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        attributes[.paragraphStyle] = style
        return AttributedText(NSAttributedString(string: text, attributes: attributes))
    }

    var height: CGFloat { words.size(width: nil, lineLimit: 1).height.rounded(.up) + Self.padding.y }

    /// Returns the title as a heading whose lower edge is at `bottom`.
    func draft(width: CGFloat, bottom: CGFloat) -> NodeDraft {
        let area = CGRect(
            x: Self.padding.x, y: bottom - height, width: max(0, width - 2 * Self.padding.x),
            height: height - Self.padding.y)
        var draft = words.draft(in: area, lineLimit: 1)
        draft.node.accessibility = NodeAccessibility(label: text, traits: [.header])
        return draft
    }
}
