import TreePainter

/// How text that is drawn smaller stands in its line. Source: <https://developer.apple.com/documentation/uikit/uibaselineadjustment>
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// View that shows text. Source: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView {
    private var plain: String?
    private var attributed: NSAttributedString?
    /// Width that the constraints have given, at which text of several lines wraps.
    private var knownWidth: CGFloat?

    private static let usualFont = UIFont.systemFont(ofSize: 17)

    /// The system's of 17 points where none is given, as where a font is not there.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = usualFont {
        didSet {
            if font == nil { font = Self.usualFont }
            textDidChange()
        }
    }
    /// Colour of texts where none is given.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            didChangeLooks()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { didChangeLooks() } }
    /// Ignored: lines are broken as Pango breaks them.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
    /// Maximum number of lines; 0 is no limit.
    open var numberOfLines = 1 { didSet { textDidChange() } }
    /// Whether text of one line is drawn smaller where it does not fit.
    open var adjustsFontSizeToFitWidth = false { didSet { didChangeLooks() } }
    /// Smallest scale in 0…1 of text that is drawn smaller. 0 counts as 0.5, because smaller letters cannot be read.
    open var minimumScaleFactor: CGFloat = 0 { didSet { didChangeLooks() } }
    /// Ignored: letters keep their distances.
    open var allowsDefaultTighteningForTruncation = false
    /// Width in points at which text wraps; 0 uses the width that constraints or the frame give.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
    open var isEnabled = true { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    open var highlightedTextColor: UIColor? { didSet { didChangeLooks() } }
    open var shadowColor: UIColor? { didSet { didChangeLooks() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { didChangeLooks() } }
    /// Whether a preferred font follows the person's text size while the label is shown.
    open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeLabelValues(from: coder) }
    }

    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard newValue != plain || attributed != nil else { return }
            plain = newValue
            attributed = nil
            textDidChange()
        }
    }

    /// Styled text; ranges without a font or colour have the label's.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            plain = newValue?.string
            textDidChange()
        }
    }

    private func textDidChange() {
        knownWidth = nil
        invalidateIntrinsicContentSize()
        didChangeLooks()
    }

    // MARK: Measuring

    private var limit: Int? { numberOfLines == 0 ? nil : max(1, numberOfLines) }

    override open var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : numberOfLines == 1 ? nil : knownWidth
        return size(width: width)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    /// Returns the size of the text, rounded up to whole points as UIKit's labels do. An empty label has no size.
    private func size(width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let size = AttributedText(shown(color: textColor)).size(width: width, lineLimit: limit)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    override var isWidthDependent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func measure(atWidth width: CGFloat) -> Bool {
        let before = intrinsicContentSize
        // A width that fits the whole text wraps nothing.
        knownWidth = width >= size(width: nil).width ? nil : width
        return intrinsicContentSize.height != before.height
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let text = AttributedText(shown(color: textColor))
        guard let lines = text.baselines(width: knownWidth) else { return nil }
        return (lines.first, text.size(width: knownWidth).height - lines.last)
    }

    /// Returns the area that the text takes of the bounds, from their top-left corner.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let own = AttributedText(shown(color: textColor)).size(
            width: bounds.width, lineLimit: numberOfLines == 0 ? nil : numberOfLines)
        let size = CGSize(width: own.width.rounded(.up), height: own.height.rounded(.up))
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
    }

    /// Ignored: a shortened text is not shown as a whole.
    /// Source: developer.apple.com/documentation/uikit/uilabel/showsexpansiontextwhentruncated
    open var showsExpansionTextWhenTruncated = false
    /// Ignored: text that is drawn smaller is centred.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    // MARK: Drawing

    /// Nodes of the text that `drawText(in:)` is called for.
    private var drawnText: [NodeDraft] = []

    /// Draws the text, centred vertically in a rectangle of the bounds. An override calls super with another rectangle; what
    /// it draws by itself is not shown.
    open func drawText(in rect: CGRect) { drawnText += textNodes(in: rect) }

    /// Returns the text with the label's attributes where it has none of its own.
    private func shown(color: UIColor, font: UIFont? = nil) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        let own: [NSAttributedString.Key: Any] = [
            .font: font ?? shownFont, .foregroundColor: color, .paragraphStyle: style,
        ]
        guard let attributed else { return NSAttributedString(string: plain ?? "", attributes: own) }
        let result = NSMutableAttributedString(string: "")
        let words = attributed.string as NSString
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
            given, range, _ in
            result.append(words.substring(with: range), own.merging(given) { $1 })
        }
        return result
    }

    private var shownFont: UIFont { adjustsFontForContentSizeCategory ? font.adjusted : font }

    private var shownColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? textColor : .tertiaryLabel
    }

    override func ownNodes() -> [NodeDraft] {
        guard let text, !text.isEmpty, box.width > 0 else { return [] }
        drawnText = []
        drawText(in: CGRect(origin: .zero, size: box.size))
        return drawnText
    }

    private func textNodes(in area: CGRect) -> [NodeDraft] {
        let font = fittingFont
        var drawn: [NodeDraft] = []
        if let shadowColor {
            let shadow = AttributedText(shown(color: shadowColor, font: font))
            drawn.append(
                shadow.centeredDraft(
                    in: area.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), lineLimit: limit))
        }
        return drawn + [AttributedText(shown(color: shownColor, font: font)).centeredDraft(in: area, lineLimit: limit)]
    }

    private var fittingFont: UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, attributed == nil else { return shownFont }
        let width = size(width: nil).width
        guard width > box.width, width > 0 else { return shownFont }
        let factor = max(minimumScaleFactor > 0 ? minimumScaleFactor : 0.5, box.width / width)
        return shownFont.withSize((shownFont.pointSize * factor).rounded(.down))
    }
}

extension NSParagraphStyle {
    /// How lines are broken. Source: developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
