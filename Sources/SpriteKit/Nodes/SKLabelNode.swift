import RenderTree
import TreePainter
public import UIKit

/// Source: developer.apple.com/documentation/spritekit/sklabelhorizontalalignmentmode
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left, right }
/// Source: developer.apple.com/documentation/spritekit/sklabelverticalalignmentmode
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center, top, bottom }

/// A text. Fonts are those of the page: names of Apple's fonts are mapped to them, as in `UIFont(name:size:)`.
///
/// Source: developer.apple.com/documentation/spritekit/sklabelnode
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    open var text: String? { didSet { if text != oldValue { changed() } } }
    open var attributedText: NSAttributedString? { didSet { changed() } }
    open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { changed() } }
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { changed() } } }
    open var fontColor: UIColor? = .white { didSet { changed() } }
    /// Colour that `colorBlendFactor` mixes into the text's.
    open var color: UIColor? { didSet { changed() } }
    open var colorBlendFactor: CGFloat = 0 { didSet { changed() } }
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
    /// Most lines; 0 is any number.
    open var numberOfLines = 1 { didSet { changed() } }
    /// Width at which lines break; 0 breaks them at line breaks only.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
    open var blendMode = SKBlendMode.alpha { didSet { Self.changeCount &+= 1 } }
    private var laidOut: (draft: NodeDraft, rect: CGRect)?

    override public init() { super.init() }

    public init(fontNamed fontName: String?) {
        super.init()
        self.fontName = fontName
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    private func changed() {
        laidOut = nil
        Self.changeCount &+= 1
    }

    // MARK: Drawing

    override var contentRect: CGRect? { layout?.rect }
    override func content() -> SpriteContent? {
        guard var draft = layout?.draft else { return nil }
        draft.node.style.blend = blendMode.nodeBlend
        return SpriteContent(draft: draft)
    }
    override var ownLabel: String? { attributedText?.string ?? text }

    private var layout: (draft: NodeDraft, rect: CGRect)? {
        if let laidOut { return laidOut }
        guard let string = styledText, string.length > 0 else { return nil }
        let words = AttributedText(string)
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let limit = numberOfLines > 0 ? numberOfLines : nil
        let needed = words.size(width: width, lineLimit: limit)
        let size = CGSize(width: needed.width.rounded(.up) + 1, height: needed.height)
        let rect = CGRect(origin: corner(of: size, words), size: size)
        let made = (words.draft(in: CGRect(origin: .zero, size: size), lineLimit: limit), rect)
        laidOut = made
        return made
    }

    private var styledText: NSAttributedString? {
        if let attributedText { return attributedText }
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch horizontalAlignmentMode {
            case .center: .center
            case .left: .left
            case .right: .right
            }
        let tint = (color ?? .white).cgColor
        let ink = (fontColor ?? .white).cgColor.mixed(with: tint, max(0, min(1, colorBlendFactor)))
        return NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor(cgColor: ink), .paragraphStyle: style])
    }

    private var font: UIFont {
        let size = max(1, min(fontSize.isFinite ? fontSize : 32, 1000))
        return fontName.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }

    /// Returns the lower left corner of the text, in the node's coordinates.
    private func corner(of size: CGSize, _ words: AttributedText) -> CGPoint {
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let isSingle = numberOfLines == 1
        let base = words.baselines(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
        let last = size.height - (isSingle ? base?.first ?? size.height : base?.last ?? size.height)
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: -last
            // Capital letters are in the middle, as people see it, not the box with room for letters below the line.
            case .center: isSingle && attributedText == nil ? -last - font.capHeight / 2 : -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGPoint(x: x, y: y)
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKLabelNode else { return }
        (text, attributedText, fontName, fontSize) = (
            other.text, other.attributedText, other.fontName, other.fontSize
        )
        (fontColor, color, colorBlendFactor) = (other.fontColor, other.color, other.colorBlendFactor)
        (horizontalAlignmentMode, verticalAlignmentMode) = (
            other.horizontalAlignmentMode, other.verticalAlignmentMode
        )
        (numberOfLines, preferredMaxLayoutWidth) = (other.numberOfLines, other.preferredMaxLayoutWidth)
        (lineBreakMode, blendMode) = (other.lineBreakMode, other.blendMode)
    }
}
