/// Traits that a view or controller sets for itself and what is in it.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
public struct UITraitOverrides: Sendable {
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

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: style != nil
        case is UITraitPreferredContentSizeCategory.Type: category != nil
        case is UITraitLayoutDirection.Type: direction != nil
        default: false
        }
    }

    public mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: style = nil
        case is UITraitPreferredContentSizeCategory.Type: category = nil
        case is UITraitLayoutDirection.Type: direction = nil
        default: break
        }
    }

    /// Returns the traits with what is overridden.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let newStyle = style.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.userInterfaceStyle
        let newDirection = direction.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.layoutDirection
        let newCategory = category.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.preferredContentSizeCategory
        guard
            newStyle != traits.userInterfaceStyle || newDirection != traits.layoutDirection
                || newCategory != traits.preferredContentSizeCategory
        else { return traits }
        return UITraitCollection(
            newStyle, newDirection, newCategory, displayScale: traits.displayScale, systemWords: traits.systemWords,
            contrast: traits.accessibilityContrast)
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
            displayScale: traitCollections.last?.displayScale ?? standard.displayScale,
            systemWords: traitCollections.last?.systemWords ?? standard.systemWords,
            contrast: traitCollections.contains { $0.accessibilityContrast == .high } ? .high : .normal)
    }

    public convenience init(displayScale: CGFloat) { self.init(.light, displayScale: displayScale) }
    /// Size classes are always those of a phone held upright.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(.light) }
    /// Size classes are always those of a phone held upright.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(.light) }

    /// Always the standard one. Source: <https://developer.apple.com/documentation/uikit/uitraitcollection/displaygamut>
    public var displayGamut: UIDisplayGamut { .SRGB }

}

/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
// The names of the cases are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Source: <https://developer.apple.com/documentation/uikit/uidisplaygamut>
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
