import RenderTree
import TreePainter

/// Title of a page in large letters, between the bar and the content. With letters of the usual size it is 52 points high, as on
/// iOS.
struct LargeTitle {
    let text: String
    let attributes: [NSAttributedString.Key: Any]
    private static let padding = UIEdgeInsets(top: 3, left: 16, bottom: 8, right: 16)

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

    var height: CGFloat {
        words.size(width: nil, lineLimit: 1).height.rounded(.up) + Self.padding.top + Self.padding.bottom
    }

    /// Returns the title as a heading whose lower edge is at `bottom`.
    func draft(width: CGFloat, bottom: CGFloat) -> NodeDraft {
        let wide = max(width, Self.padding.left + Self.padding.right)
        let area = CGRect(x: 0, y: bottom - height, width: wide, height: height).inset(by: Self.padding)
        var draft = words.draft(in: area, lineLimit: 1)
        draft.node.accessibility = NodeAccessibility(label: text, traits: [.header])
        return draft
    }
}
