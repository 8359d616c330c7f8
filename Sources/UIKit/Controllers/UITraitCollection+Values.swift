/// Level of an interface above another. Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// Weight that a person prefers for text. Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceLevel }
}

/// Source: developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.legibilityWeight }
}

/// Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.accessibilityContrast }
}

extension UITraitCollection {
    /// Value of a trait. Source: developer.apple.com/documentation/uikit/uitraitcollection/subscript(_:)
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        let known = (trait as? any SystemTrait.Type)?.value(in: self) as? Trait.Value
        return known ?? further[trait] ?? trait.defaultValue
    }

    /// The base level, unless the app overrides it: no scene is above another.
    public var userInterfaceLevel: UIUserInterfaceLevel { further[UITraitUserInterfaceLevel.self] ?? .base }
    /// Regular, unless the app overrides it: browsers know no such setting.
    public var legibilityWeight: UILegibilityWeight { further[UITraitLegibilityWeight.self] ?? .regular }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(mutations: { $0[UITraitUserInterfaceLevel.self] = userInterfaceLevel })
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(mutations: { $0[UITraitLegibilityWeight.self] = legibilityWeight })
    }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(mutations: { $0[UITraitUserInterfaceIdiom.self] = userInterfaceIdiom })
    }

    /// Creates the standard traits with what the closure changes.
    /// Source: developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let made = UITraitCollection(.light).modifyingTraits(mutations)
        self.init(
            made.userInterfaceStyle, made.layoutDirection, made.preferredContentSizeCategory, made.displayScale,
            made.systemWords, made.accessibilityContrast, made.further)
    }

    /// Returns these traits with what the closure changes.
    /// Source: developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var changed: any UIMutableTraits = ChangedTraits(base: self)
        mutations(&changed)
        return (changed as? ChangedTraits)?.overrides.applied(to: self) ?? self
    }

    /// Returns the traits that have another value in the other collection.
    /// Source: developer.apple.com/documentation/uikit/uitraitcollection/changedtraits(from:)
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection ?? UITraitCollection(.light)
        let own = further.traits.filter { !($0 is any SystemTrait.Type) }
        let others = other.further.traits.filter { !($0 is any SystemTrait.Type) && !further.contains($0) }
        return (Self.systemTraits + own + others).filter { differs(from: other, in: $0) }
    }

    /// Returns whether these traits are those in which the other collection differs from the standard one.
    /// Source: developer.apple.com/documentation/uikit/uitraitcollection/containstraits(in:)
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.changedTraits(from: UITraitCollection(.light)).allSatisfy { !differs(from: trait, in: $0) }
    }

    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        guard let trait = trait as? any SystemTrait.Type else { return further.differs(from: other.further, in: trait) }
        return trait.value(in: self) != trait.value(in: other)
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitAccessibilityContrast.self,
        ]
    }

    /// Traits that the system's colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
    /// Traits that the system's images depend on.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }
}
