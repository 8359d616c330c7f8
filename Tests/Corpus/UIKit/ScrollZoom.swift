import UIKit

class ZoomViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let imageView = UIImageView(image: UIImage(named: "map"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(imageView)
        scrollView.delegate = self
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        scrollView.bouncesZoom = true
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
        scrollView.decelerationRate = .fast
        scrollView.isDirectionalLockEnabled = true
        scrollView.delaysContentTouches = false
        scrollView.indicatorStyle = .white
        scrollView.contentSize = imageView.bounds.size
        NSLayoutConstraint.activate([
            scrollView.frameLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.frameLayoutGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.frameLayoutGuide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.frameLayoutGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        imageView.center.x = scrollView.contentSize.width / 2 + x
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / scrollView.frame.width).rounded())
        title = "\(page)"
        if scrollView.isTracking, scrollView.isDragging, !scrollView.isDecelerating {
            navigationItem.prompt = "\(scrollView.adjustedContentInset.top)"
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let page = (targetContentOffset.pointee.x / 100).rounded()
        targetContentOffset.pointee.x = page * 100
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { snap() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { snap() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    private func snap() {
        scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        scrollView.setZoomScale(1, animated: true)
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
        scrollView.flashScrollIndicators()
        scrollView.isPagingEnabled.toggle()
        scrollView.panGestureRecognizer.isEnabled = true
        scrollView.pinchGestureRecognizer?.isEnabled = false
        scrollView.refreshControl = UIRefreshControl()
        scrollView.refreshControl?.attributedTitle = NSAttributedString(string: "Pull")
    }
}

class SnappingLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        scrollDirection = .horizontal
        itemSize = CGSize(width: collectionView.bounds.width * 0.8, height: collectionView.bounds.height)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return proposedContentOffset }
        let middle = proposedContentOffset.x + collectionView.bounds.width / 2
        let rect = CGRect(origin: CGPoint(x: proposedContentOffset.x, y: 0), size: collectionView.bounds.size)
        let nearest = layoutAttributesForElements(in: rect)?
            .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
        return CGPoint(x: (nearest?.center.x ?? middle) - collectionView.bounds.width / 2, y: proposedContentOffset.y)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
        return all.map { attributes in
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            copy.alpha = 0.9
            copy.transform3D = CATransform3DMakeScale(0.9, 0.9, 1)
            copy.zIndex = 1
            return copy
        }
    }
}

class CircleLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func prepare() {
        guard let collectionView = collectionView else { return }
        cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 100 + 80 * cos(CGFloat(item)), y: 100 + 80 * sin(CGFloat(item)))
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}
