/// Width or height of an item or group.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionOfWidth, fractionOfHeight, absolute, estimated, uniform }

    let kind: Kind
    /// Points, or a fraction of the container's width or height.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionOfWidth, fractionalWidth) }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionOfHeight, fractionalHeight) }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Length that the content's own replaces.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// Length of the longest item of the group, for each of those with such a length.
    ///
    /// Partly: widths are the estimated one, as no item's own width is measured.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/uniformacrosssiblings(estimate:)>
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    public var isFractionalWidth: Bool { kind == .fractionOfWidth }
    public var isFractionalHeight: Bool { kind == .fractionOfHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// Whether the length is that of the content.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionOfWidth: container.width * dimension
        case .fractionOfHeight: container.height * dimension
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// Size of an item or group. Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// Space between the items of a group. Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
    }

    /// Space that is at least as large, and takes what the items leave of the group.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
    }
}
