/// Content of a list row: an image, a title and a secondary text.
///
/// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    /// The trailing one is less beside an accessory, unless the app changes it.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: standardMargin)
    fileprivate static let standardMargin: CGFloat = 16
    /// Space between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var prefersSideBySideTextAndSecondaryText = false

    /// Appearance of a text of the row.
    /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        /// Whether the text follows the size that the person has chosen for texts, where its font is one of a text style.
        /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/adjustsfontforcontentsizecategory
        public var adjustsFontForContentSizeCategory = true
        /// Changes the colour.
        /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/colortransformer
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Maximum number of lines; 0 is no limit.
        public var numberOfLines = 0
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Case in which the text is shown; an attributed one is shown as it is.
        /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/transform
        public var transform = TextTransform.none

        /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/texttransform
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    }

    /// Appearance of the row's image.
    /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/imageproperties-swift.struct
    public struct ImageProperties {
        public var tintColor: UIColor?
        /// Corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// Maximum size in points; a side of 0 has no limit.
        public var maximumSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Room for the image in points, in whose middle it stands; a side of 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// Reserves the room of a symbol of the usual size.
        public static let standardDimension: CGFloat = 28
    }

    private init(_ secondary: UIFont.TextStyle, color: UIColor, sideBySide: Bool = false) {
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: color)
        prefersSideBySideTextAndSecondaryText = sideBySide
    }

    public static func cell() -> Self { Self(.caption1, color: .label) }
    public static func subtitleCell() -> Self { Self(.caption1, color: .secondaryLabel) }
    public static func valueCell() -> Self { Self(.body, color: .secondaryLabel, sideBySide: true) }
    public static func plainHeader() -> Self { header(.headline, .label) }
    public static func groupedHeader() -> Self { header(.footnote, .secondaryLabel) }
    public static func header() -> Self { groupedHeader() }
    public static func prominentInsetGroupedHeader() -> Self { header(.headline, .label) }
    public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, .label) }
    public static func plainFooter() -> Self { header(.footnote, .secondaryLabel) }
    public static func groupedFooter() -> Self { header(.footnote, .secondaryLabel) }
    public static func footer() -> Self { groupedFooter() }
    public static func sidebarHeader() -> Self { header(.headline, .label) }
    public static func sidebarCell() -> Self { cell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

    private static func header(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        var configuration = Self(.footnote, color: .secondaryLabel)
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Content view of a list content configuration. Source: developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    /// Trailing margin beside an accessory in place of the standard one; nil without an accessory.
    var accessoryMargin: CGFloat? { didSet { if accessoryMargin != oldValue { setNeedsLayout() } } }
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView(image: nil)

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [picture, title, detail] as [UIView] { addSubview(view) }
        update()
    }

    public required init?(coder: NSCoder) { nil }

    /// The shown configuration. Setting one of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            update()
        }
    }

    private func update() {
        fill(title, shown.text, shown.attributedText, shown.textProperties)
        fill(detail, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        picture.image = shown.image
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        if let tint = shown.imageProperties.tintColor { picture.tintColor = tint }
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        invalidateIntrinsicContentSize()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.text = text.map(properties.transformed)
        if let attributed { label.attributedText = attributed }
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        let alignments: [NSTextAlignment] = [.natural, .center, .justified]
        label.textAlignment = alignments[properties.alignment.rawValue]
    }

    // MARK: Layout

    private var pictureSize: CGSize {
        guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        let factors = [
            most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1, 1,
        ]
        let factor = factors.min() ?? 1
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Room of the picture, in whose middle it stands.
    private var pictureRoom: CGSize {
        let (own, reserved) = (pictureSize, shown.imageProperties.reservedLayoutSize)
        guard own.width > 0 else { return .zero }
        return CGSize(
            width: reserved.width > 0 ? reserved.width : own.width,
            height: reserved.height > 0 ? reserved.height : own.height)
    }

    /// Distance of the texts from the beginning.
    var textStart: CGFloat {
        let width = pictureRoom.width
        return shown.directionalLayoutMargins.leading + (width > 0 ? width + shown.imageToTextPadding : 0)
    }

    private var trailingMargin: CGFloat {
        let own = shown.directionalLayoutMargins.trailing
        return own == UIListContentConfiguration.standardMargin ? accessoryMargin ?? own : own
    }

    private func sizes(inWidth width: CGFloat) -> (title: CGSize, detail: CGSize, isStacked: Bool) {
        let room = max(1, width - textStart - trailingMargin)
        let all = CGSize(width: room, height: 0)
        let (own, more) = (title.sizeThatFits(all), detail.sizeThatFits(all))
        let together = own.width + more.width + shown.textToSecondaryTextHorizontalPadding
        return (own, more, !shown.prefersSideBySideTextAndSecondaryText || together > room)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let (own, more, isStacked) = sizes(inWidth: size.width)
        let gap = own.height > 0 && more.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
        let words = isStacked ? own.height + gap + more.height : max(own.height, more.height)
        let margins = shown.directionalLayoutMargins
        return CGSize(
            width: size.width, height: max(44, max(words, pictureRoom.height) + margins.top + margins.bottom))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let (margins, size) = (shown.directionalLayoutMargins, pictureSize)
        // The middle of the room between the margins, which need not be alike.
        let middle = (box.height + margins.top - margins.bottom) / 2
        picture.frame = CGRect(
            x: margins.leading + (pictureRoom.width - size.width) / 2, y: middle - size.height / 2,
            width: size.width, height: size.height)
        let (own, more, isStacked) = sizes(inWidth: box.width)
        let room = max(0, box.width - textStart - trailingMargin)
        if isStacked {
            let gap = own.height > 0 && more.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
            let top = middle - (own.height + gap + more.height) / 2
            title.frame = CGRect(x: textStart, y: top, width: room, height: own.height)
            detail.frame = CGRect(x: textStart, y: top + own.height + gap, width: room, height: more.height)
        } else {
            title.frame = CGRect(
                x: textStart, y: middle - own.height / 2, width: own.width, height: own.height)
            detail.frame = CGRect(
                x: textStart + room - more.width, y: middle - more.height / 2, width: more.width, height: more.height)
        }
        mirrorIfNeeded([picture, title, detail])
    }
}
