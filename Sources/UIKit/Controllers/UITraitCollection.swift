/// What a view is shown on. Source: Apple, "UITraitCollection".
open class UITraitCollection: NSObject, @unchecked Sendable {  // never changes after init
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Pixels a point.
    public let displayScale: CGFloat
    /// As on a phone that is held upright, whatever the browser's window is like.
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    package init(
        _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ category: UIContentSizeCategory = .large, displayScale: CGFloat = 2
    ) {
        userInterfaceStyle = style
        layoutDirection = direction
        preferredContentSizeCategory = category
        self.displayScale = displayScale
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(.light, layoutDirection) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(.light, .leftToRight, preferredContentSizeCategory)
    }

    /// What colours and fonts resolve for while a view draws, or while an app hears of something.
    @TaskLocal package static var drawing = UITraitCollection(.light)

    open class var current: UITraitCollection { drawing }

    /// Colours that are resolved within the actions are resolved for these traits.
    open func performAsCurrent(_ actions: () -> Void) { Self.$drawing.withValue(self) { actions() } }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    package func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        style == userInterfaceStyle
            ? self
            : UITraitCollection(style, layoutDirection, preferredContentSizeCategory, displayScale: displayScale)
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory && displayScale == other.displayScale
    }

    override open var hash: Int { preferredContentSizeCategory.rawValue.hashValue ^ userInterfaceStyle.rawValue }
}

/// Source: Apple, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// Source: developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact, regular }
