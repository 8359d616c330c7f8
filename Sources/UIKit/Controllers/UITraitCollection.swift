/// Environment in which a view is shown: interface style, layout direction, text size and pixel density.
/// Source: Apple, "UITraitCollection".
open class UITraitCollection: NSObject, @unchecked Sendable {  // never changes after init
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Pixels per point.
    public let displayScale: CGFloat
    /// Words of the system's own controls, in the app's language.
    package let systemWords: SystemWords
    /// Contrast that the person has chosen.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Traits of an app's own, and those of UIKit that no scene sets.
    let further: FurtherTraits
    /// Size classes and idiom are those of a phone held upright, whatever the browser's window is like, unless the app
    /// overrides them.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { further[UITraitHorizontalSizeClass.self] ?? .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { further[UITraitVerticalSizeClass.self] ?? .regular }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { further[UITraitUserInterfaceIdiom.self] ?? .phone }

    package convenience init(
        _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ category: UIContentSizeCategory = .large, displayScale: CGFloat = 2,
        systemWords: SystemWords = SystemWords(), contrast: UIAccessibilityContrast = .normal
    ) { self.init(style, direction, category, displayScale, systemWords, contrast, FurtherTraits()) }

    init(
        _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection,
        _ category: UIContentSizeCategory, _ displayScale: CGFloat, _ systemWords: SystemWords,
        _ contrast: UIAccessibilityContrast, _ further: FurtherTraits
    ) {
        userInterfaceStyle = style
        layoutDirection = direction
        preferredContentSizeCategory = category
        self.displayScale = displayScale
        self.systemWords = systemWords
        accessibilityContrast = contrast
        self.further = further
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(.light, contrast: accessibilityContrast)
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(.light, layoutDirection) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(.light, .leftToRight, preferredContentSizeCategory)
    }

    /// Traits for which colours and fonts resolve while a view draws, or while an app handles an event.
    @TaskLocal package static var drawing = UITraitCollection(.light)

    open class var current: UITraitCollection { drawing }

    /// Runs `actions` with these traits as `UITraitCollection.current`, so that colours resolve for them.
    open func performAsCurrent(_ actions: () -> Void) { Self.$drawing.withValue(self) { actions() } }

    /// These traits as an image's configuration.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || further.hasOtherColors(than: traitCollection?.further ?? FurtherTraits())
    }

    package func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        style == userInterfaceStyle
            ? self
            : UITraitCollection(
                style, layoutDirection, preferredContentSizeCategory, displayScale, systemWords, accessibilityContrast,
                further)
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory && displayScale == other.displayScale
            && systemWords == other.systemWords && accessibilityContrast == other.accessibilityContrast
            && further == other.further
    }

    override open var hash: Int { preferredContentSizeCategory.rawValue.hashValue ^ userInterfaceStyle.rawValue }
}

/// Light or dark appearance. Source: Apple, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// Layout direction of a trait collection.
/// Source: developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// Size class of a trait collection. Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact, regular }
