/// Section of a compositional layout: one group, repeated for all items.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Edges at the sides from which `contentInsets` are counted; `automatic` takes those of the layout's configuration.
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsetsreference>
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Space between two groups, in points.
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Ignored: the browser decides how fast a section comes to rest, and whether it bounces.
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingproperties>
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Edges at the sides from which headers and footers are placed; `automatic` takes those of the items.
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/supplementarycontentinsetsreference>
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers lie within the content insets.
    open var supplementariesFollowContentInsets = true
    /// Called when the section is laid out or scrolled, to change the alpha and transform of its items.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds of the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How the rows are drawn; nil where the section is no list.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Returns a section of rows, drawn as a table's.
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)>
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
        let isGrouped = configuration.appearance == .insetGrouped || configuration.appearance == .grouped
        section.contentInsets = NSDirectionalEdgeInsets(
            top: isGrouped && configuration.headerMode != .supplementary ? 18 : 0, leading: side,
            bottom: isGrouped && configuration.footerMode == .none ? 18 : 0, trailing: side)
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(.edge(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(.edge(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return unsafeDowncast(section, to: Self.self)
    }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Scrolling of a section across the layout's direction.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a section scrolls that does so across the layout's direction. Ignored: the browser decides.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable { case automatic = 0, always, never }
    open var decelerationRate = DecelerationRate.automatic
    open var bounce = Bounce.automatic

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties/decelerationrate-swift.enum>
    public enum DecelerationRate: Int, Sendable { case automatic = 0, normal, fast }
}

/// View that belongs to an item or section. Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Point of the view that lies at the container's anchor; nil keeps the view within the container.
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }
}

/// Header or footer of a section.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    open var extendsBoundary = true
    /// Ignored: headers scroll with their section.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    static func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
            elementKind: kind, alignment: alignment)
    }
}

/// Background of a section, with its headers and footers; the layout knows the view's class by `register`.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    open class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
    }
}

/// Edge or corner at which something stands. Source: <https://developer.apple.com/documentation/uikit/nsrectalignment>
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

    /// Part of the free width before what is aligned.
    var share: CGFloat {
        switch self {
        case .top, .bottom, .none: 0.5
        case .topLeading, .leading, .bottomLeading: 0
        case .topTrailing, .trailing, .bottomTrailing: 1
        }
    }
}

/// Size and traits for which a section is laid out.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// Size within the content insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.edges).size
    }
}

/// Item of a section that a handler may change.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
}
