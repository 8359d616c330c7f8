/// How a list is drawn.
///
/// Source: developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {
    static var _look: _ListLook { get }
}

/// The measures of a list's style, in points.
public struct _ListLook: Hashable, Sendable {
    var margin: CGFloat = 0
    var radius: CGFloat = 12
    var hasCards = true
    /// An opaque ground behind the cards.
    var hasGround = false
    /// Sections can be folded away by their header.
    var foldsSections = false
    /// The header of the section that is seen stays at the top.
    var pinsHeaders = false
    static let automatic = _ListLook()
}
typealias ListLook = _ListLook

/// Cards as wide as the list, on whatever is behind.
public struct DefaultListStyle: ListStyle {
    public static var _look: _ListLook { .automatic }
    public init() {}
}
/// Rows without cards.
public struct PlainListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(hasCards: false, pinsHeaders: true) }
    public init() {}
}
/// Rows without cards, with room at their sides.
public struct InsetListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(margin: 8, hasCards: false) }
    public init() {}
}
/// Cards from edge to edge on a ground of their own.
public struct GroupedListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(radius: 0, hasGround: true) }
    public init() {}
}
/// Rounded cards on a ground of their own.
public struct InsetGroupedListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(margin: 16, radius: 10, hasGround: true) }
    public init() {}
}
/// Rounded cards on a ground of their own.
public struct SidebarListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(margin: 16, radius: 10, hasGround: true, foldsSections: true) }
    public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

private struct ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }
private struct SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

/// The room between the cards of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 10)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing.isFinite ? max(0, spacing) : nil)
    }
}

extension View {
    /// Sets how the lists inside are drawn.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/liststyle(_:)
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S._look) }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// In points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
