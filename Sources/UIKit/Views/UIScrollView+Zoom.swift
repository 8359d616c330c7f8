/// Zooming of a scroll view.
@MainActor struct ZoomState {
    var scale: CGFloat = 1
    /// Size of the zoomed view at scale 1.
    var size: CGSize?
    var pinch: UIPinchGestureRecognizer?
    /// Scale at the beginning of the present pinch.
    var start: CGFloat = 1
}

extension UIScrollView {
    /// Scale of the view that the delegate's `viewForZooming(in:)` returns, within the limits.
    /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/zoomscale>
    public var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Recogniser of the pinches that zoom; nil where the limits allow one scale only.
    /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/pinchgesturerecognizer>
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }
    /// Whether a person is pinching. Source: <https://developer.apple.com/documentation/uikit/uiscrollview/iszooming>
    public var isZooming: Bool { [.began, .changed].contains(zoom.pinch?.state) }
    /// Always false: scales stop at the limits. Source: <https://developer.apple.com/documentation/uikit/uiscrollview/iszoombouncing>
    public var isZoomBouncing: Bool { false }

    /// Takes effect at once: `animated` is ignored.
    /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/setzoomscale(_:animated:)>
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
        let size = zoom.size ?? view.box.size
        zoom.size = size
        zoom.scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        view.transform = CGAffineTransform(scaleX: zoom.scale, y: zoom.scale)
        contentSize = CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
        view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
        delegate?.scrollViewDidZoom(self)
    }

    /// Zooms so that a rectangle of the zoomed view, in its own coordinates, fills the visible area.
    /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/zoom(to:animated:)>
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
        setZoomScale(min(box.width / rect.width, box.height / rect.height), animated: animated)
        func offset(_ middle: CGFloat, _ window: CGFloat, _ all: CGFloat) -> CGFloat {
            max(0, min(middle * zoom.scale - window / 2, all - window))
        }
        setContentOffset(
            CGPoint(
                x: offset(rect.midX, box.width, contentSize.width), y: offset(rect.midY, box.height, contentSize.height)
            ),
            animated: animated)
    }

    func zoomRangeDidChange() {
        let canZoom = maximumZoomScale > minimumZoomScale
        if canZoom, zoom.pinch == nil {
            let pinch = UIPinchGestureRecognizer { [weak self] in self?.pinched($0 as? UIPinchGestureRecognizer) }
            zoom.pinch = pinch
            addGestureRecognizer(pinch)
        } else if !canZoom, let pinch = zoom.pinch {
            removeGestureRecognizer(pinch)
            zoom.pinch = nil
        }
        if zoom.size != nil { setZoomScale(zoom.scale, animated: false) }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer?) {
        guard let pinch, let view = delegate?.viewForZooming(in: self) else { return }
        if pinch.state == .began {
            zoom.start = zoom.scale
            delegate?.scrollViewWillBeginZooming(self, with: view)
        }
        setZoomScale(zoom.start * pinch.scale, animated: false)
        if pinch.state == .ended || pinch.state == .cancelled {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        }
    }
}
