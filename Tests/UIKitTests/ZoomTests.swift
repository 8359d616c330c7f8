import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct ZoomTests {
    @Test func `a scale enlarges the view and the content, within the limits`() {
        let map = Map()
        map.view.setZoomScale(2, animated: false)
        #expect(map.view.contentSize == CGSize(width: 400, height: 200))
        #expect(map.content.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        map.view.zoomScale = 10
        #expect(map.view.zoomScale == 4)
        map.view.zoomScale = 0.1
        #expect(map.view.zoomScale == 0.5)
        #expect(map.zooms == 3)
    }

    @Test func `a rectangle is enlarged until it fills the window`() {
        let map = Map()
        map.view.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 25), animated: false)
        // The window is 100 × 100: the wider side decides.
        #expect(map.view.zoomScale == 2)
        #expect(map.view.contentOffset == CGPoint(x: 200, y: 75))
    }

    @Test func `pinches are recognised only where there is something to zoom`() {
        let map = Map()
        #expect(map.view.pinchGestureRecognizer != nil)
        map.view.minimumZoomScale = 4
        #expect(map.view.pinchGestureRecognizer == nil)
    }

    @Test func `a layout that says where scrolling ends has the browser stop there`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Snapping())
        view.layoutIfNeeded()
        #expect(view.stops == [0, 100, 200])
        let plain = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        plain.layoutIfNeeded()
        #expect(plain.stops == nil)
    }
}

@MainActor private final class Map: NSObject, UIScrollViewDelegate {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var zooms = 0

    override init() {
        super.init()
        view.addSubview(content)
        view.delegate = self
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
}

/// Pages of 100 points, three of them.
private final class Snapping: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 100) }
    override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposed.x / 100).rounded() * 100, y: 0) }
}
