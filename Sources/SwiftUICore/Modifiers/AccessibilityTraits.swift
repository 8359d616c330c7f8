import RenderTree

/// Role and state of a view for assistive technology.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private enum Name: String, Sendable {
        case button, header, link, searchField, image, selected, summary, updatesFrequently
        case staticText, playsSound, keyboardKey, startsMedia, directInteraction, pageTurn, modal, toggle, tabBar
    }
    private var names: Set<Name>

    public init() { names = [] }
    private init(_ name: Name) { names = [name] }

    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let isImage = AccessibilityTraits(.image)
    public static let isSummaryElement = AccessibilityTraits(.summary)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// Trait that every text already has.
    public static let isStaticText = AccessibilityTraits(.staticText)
    @available(*, deprecated, message: "playsSound has no effect in Parley: browsers have nothing like it.")
    public static let playsSound = AccessibilityTraits(.playsSound)
    @available(*, deprecated, message: "isKeyboardKey has no effect in Parley: browsers have nothing like it.")
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    @available(*, deprecated, message: "startsMediaSession has no effect in Parley: browsers have nothing like it.")
    public static let startsMediaSession = AccessibilityTraits(.startsMedia)
    @available(
        *, deprecated, message: "allowsDirectInteraction has no effect in Parley: browsers have nothing like it."
    )
    public static let allowsDirectInteraction = AccessibilityTraits(.directInteraction)
    @available(*, deprecated, message: "causesPageTurn has no effect in Parley: browsers have nothing like it.")
    public static let causesPageTurn = AccessibilityTraits(.pageTurn)
    @available(*, deprecated, message: "isModal has no effect in Parley: sheets and alerts are modal by themselves.")
    public static let isModal = AccessibilityTraits(.modal)
    @available(*, deprecated, message: "isToggle has no effect in Parley: use a Toggle with a style of its own.")
    public static let isToggle = AccessibilityTraits(.toggle)
    @available(*, deprecated, message: "isTabBar has no effect in Parley: a TabView has a bar by itself.")
    public static let isTabBar = AccessibilityTraits(.tabBar)

    /// Traits that painters know, sorted by name.
    var wire: [NodeAccessibility.Trait] {
        names.compactMap { NodeAccessibility.Trait(rawValue: $0.rawValue) }.sorted { $0.rawValue < $1.rawValue }
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { with { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other.names) } }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let inserted = !contains(new)
        names.formUnion(new.names)
        return (inserted, new)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let had = contains(member)
        names.subtract(member.names)
        return had ? member : nil
    }
    public mutating func update(with new: Self) -> Self? {
        let had = contains(new)
        names.formUnion(new.names)
        return had ? new : nil
    }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    private func with(_ change: (inout Set<Name>) -> Void) -> Self {
        var copy = self
        change(&copy.names)
        return copy
    }
}

/// Level of a heading.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityheadinglevel
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(NodeAccessibility(traits: traits.wire))
    }

    /// Removes traits that a modifier inside has set. The role that a control has by itself stays.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(_AccessibilityModifier(removedTraits: Set(traits.wire)))
    }

    /// Sets the level of a heading, which needs the trait `isHeader` too.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(NodeAccessibility(headingLevel: level == .unspecified ? nil : Int(level.rawValue)))
    }

    @available(
        *, deprecated,
        message: "accessibilitySortPriority has no effect in Parley: views are read in the order they stand."
    )
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityInputLabels has no effect in Parley: browsers know one name of a control."
    )
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityInputLabels has no effect in Parley: browsers know one name of a control."
    )
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityInputLabels has no effect in Parley: browsers know one name of a control."
    )
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        self
    }
}
