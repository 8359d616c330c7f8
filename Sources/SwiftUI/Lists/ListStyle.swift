/// Appearance of a list.
///
/// Source: developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {
    static var _look: _ListLook { get }
}

/// Metrics of a list style, in points.
public struct _ListLook: Hashable, Sendable {
    var margin: CGFloat = 0
    var radius: CGFloat = 10
    var hasCards = true
    /// Whether an opaque background lies behind the cards.
    var hasGround = false
    /// Whether headers can collapse their sections.
    var foldsSections = false
    /// Whether the header of the current section sticks to the top.
    var pinsHeaders = false
    static let automatic = _ListLook(margin: 16, hasGround: true)
}
typealias ListLook = _ListLook

/// Style with rounded, inset cards on a background, as on iOS.
public struct DefaultListStyle: ListStyle {
    public static var _look: _ListLook { .automatic }
    public init() {}
}
/// Style with rows without cards, and headers that stick to the top.
public struct PlainListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(hasCards: false, pinsHeaders: true) }
    public init() {}
}
/// Style with rows without cards, inset at the sides.
public struct InsetListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(margin: 8, hasCards: false) }
    public init() {}
}
/// Style with square cards from edge to edge on a background.
public struct GroupedListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(radius: 0, hasGround: true) }
    public init() {}
}
/// Style with rounded, inset cards on a background.
public struct InsetGroupedListStyle: ListStyle {
    public static var _look: _ListLook { .automatic }
    public init() {}
}
/// Style with rounded, inset cards on a background, and headers that collapse sections that can.
public struct SidebarListStyle: ListStyle {
    public static var _look: _ListLook { _ListLook(margin: 16, hasGround: true, foldsSections: true) }
    public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension EnvironmentValues {
    @Entry var listLook: ListLook = .automatic
    @Entry var listSectionSpacing: CGFloat? = nil
    @Entry var listRowSpacing: CGFloat = 0
}

/// Spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 10)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing.isFinite ? max(0, spacing) : nil)
    }
}

extension View {
    /// Sets the style of lists in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/liststyle(_:)
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S._look) }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// Sets the spacing between sections of lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the spacing between the rows of a section, in points; nil is that of the style. Rows that are apart have cards of
    /// their own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowspacing(_:)
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
    }
}
