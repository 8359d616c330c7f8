/// Area in which a field acts, around its position. Source: developer.apple.com/documentation/uikit/uiregion
@preconcurrency @MainActor open class UIRegion: NSObject {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// Source: developer.apple.com/documentation/uikit/uiregion/infinite
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Creates a circle. Source: developer.apple.com/documentation/uikit/uiregion/init(radius:)
    public convenience init(radius: CGFloat) { self.init { $0.length <= radius } }

    /// Creates a rectangle. Source: developer.apple.com/documentation/uikit/uiregion/init(size:)
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Source: developer.apple.com/documentation/uikit/uiregion/contains(_:)
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
    /// Source: developer.apple.com/documentation/uikit/uiregion/inverse()
    open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    /// Source: developer.apple.com/documentation/uikit/uiregion/union(with:)
    open func union(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
    /// Source: developer.apple.com/documentation/uikit/uiregion/difference(from:)
    open func difference(from region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && !region.holds($0) } }
    /// Source: developer.apple.com/documentation/uikit/uiregion/intersection(with:)
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && region.holds($0) }
    }
}
