/// Words that stand in for a view's content. Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// Look of the button below the words; it is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    var isBusy = false

    /// Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct
    public struct ImageProperties {
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
    }

    /// Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }

    public static func empty() -> Self { Self() }

    /// Shows that the content is on its way.
    public static func loading() -> Self {
        var configuration = Self()
        configuration.isBusy = true
        configuration.text = SystemWords.current[.inProgress]
        configuration.textProperties = configuration.secondaryTextProperties
        return configuration
    }

    /// Shows that a search found nothing.
    public static func search() -> Self {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemWords.current[.noResults]
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Source: developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
