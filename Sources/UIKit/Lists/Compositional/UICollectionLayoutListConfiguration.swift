/// How a section of rows is drawn.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the looks of the line below a row, given the list's.
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Changes the line below single rows. Partly: whether it is shown.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var showsSeparators = true
    /// Background of the list; nil is the appearance's.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Space above a header in points; nil is none.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Looks of the separators; nil where a list draws none. Partly: whether they are shown at all.
    public var separatorConfiguration: UIListSeparatorConfiguration {
        get { UIListSeparatorConfiguration(listAppearance: appearance, isShown: showsSeparators) }
        set { showsSeparators = newValue.isShown }
    }

    public init(appearance: Appearance) { self.appearance = appearance }

    var ground: UIColor {
        backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// Looks of the lines between the rows of a list. Partly: the visibility of the line below all rows.
///
/// Source: developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable { case automatic = 0, hidden, visible }
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Ignored: lines begin where the text begins.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Ignored, as at the top.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Ignored: lines have the colour `UIColor.separator`.
    public var color = UIColor.separator

    var isShown: Bool { bottomSeparatorVisibility != .hidden }

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    init(listAppearance: UICollectionLayoutListConfiguration.Appearance, isShown: Bool) {
        if !isShown { bottomSeparatorVisibility = .hidden }
    }
}
