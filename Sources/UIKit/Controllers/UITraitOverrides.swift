/// Traits that a view or controller sets for itself and what is in it.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
public struct UITraitOverrides: UIMutableTraits, Sendable {
    private var further = FurtherTraits()
    private var style: UIUserInterfaceStyle?
    private var category: UIContentSizeCategory?
    private var direction: UITraitEnvironmentLayoutDirection?

    init() {}

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { style ?? .unspecified }
        set { style = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { category ?? .unspecified }
        set { category = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { direction ?? .unspecified }
        set { direction = newValue }
    }

    /// Value of a trait; its default where it is not overridden.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            let known: Any? =
                switch trait {
                case is UITraitUserInterfaceStyle.Type: style
                case is UITraitPreferredContentSizeCategory.Type: category
                case is UITraitLayoutDirection.Type: direction
                default: further[trait]
                }
            return known as? Trait.Value ?? trait.defaultValue
        }
        set {
            switch trait {
            case is UITraitUserInterfaceStyle.Type: style = newValue as? UIUserInterfaceStyle
            case is UITraitPreferredContentSizeCategory.Type: category = newValue as? UIContentSizeCategory
            case is UITraitLayoutDirection.Type: direction = newValue as? UITraitEnvironmentLayoutDirection
            default: further[trait] = newValue
            }
        }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: style != nil
        case is UITraitPreferredContentSizeCategory.Type: category != nil
        case is UITraitLayoutDirection.Type: direction != nil
        default: further.contains(trait)
        }
    }

    public mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: style = nil
        case is UITraitPreferredContentSizeCategory.Type: category = nil
        case is UITraitLayoutDirection.Type: direction = nil
        default: further.remove(trait)
        }
    }

    /// Returns the traits with what is overridden.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let newStyle = style.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.userInterfaceStyle
        let newDirection = direction.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.layoutDirection
        let newCategory = category.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.preferredContentSizeCategory
        guard
            newStyle != traits.userInterfaceStyle || newDirection != traits.layoutDirection
                || newCategory != traits.preferredContentSizeCategory || !further.isEmpty
        else { return traits }
        return UITraitCollection(
            newStyle, newDirection, newCategory, further[UITraitDisplayScale.self] ?? traits.displayScale,
            traits.systemWords, further[UITraitAccessibilityContrast.self] ?? traits.accessibilityContrast,
            traits.further.overridden(by: further))
    }
}

extension UITraitCollection {
    /// Combines collections; of two that say something about one trait the later one prevails.
    /// Source: <https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)>
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let standard = UITraitCollection(.light)
        let style = traitCollections.last { $0.userInterfaceStyle != standard.userInterfaceStyle }
        let direction = traitCollections.last { $0.layoutDirection != standard.layoutDirection }
        let category = traitCollections.last {
            $0.preferredContentSizeCategory != standard.preferredContentSizeCategory
        }
        self.init(
            (style ?? standard).userInterfaceStyle, (direction ?? standard).layoutDirection,
            (category ?? standard).preferredContentSizeCategory,
            traitCollections.last?.displayScale ?? standard.displayScale,
            traitCollections.last?.systemWords ?? standard.systemWords,
            traitCollections.contains { $0.accessibilityContrast == .high } ? .high : .normal,
            traitCollections.reduce(FurtherTraits()) { $0.overridden(by: $1.further) })
    }

    public convenience init(displayScale: CGFloat) { self.init(.light, displayScale: displayScale) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(mutations: { $0[UITraitHorizontalSizeClass.self] = horizontalSizeClass })
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(mutations: { $0[UITraitVerticalSizeClass.self] = verticalSizeClass })
    }

    /// Always the standard one. Source: <https://developer.apple.com/documentation/uikit/uitraitcollection/displaygamut>
    public var displayGamut: UIDisplayGamut { .SRGB }

}

/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
// The names of the cases are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Source: <https://developer.apple.com/documentation/uikit/uidisplaygamut>
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
