/// Values of a view or another responder that few have.
@MainActor final class ViewExtras {
    var mask: UIView?
    var scale: CGFloat?
    var restorationIdentifier: String?
    var focusEffect: UIFocusEffect?
    // Accessibility
    var isModal = false
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var inputLabels: [String]?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var responds: Bool?
    var ignoresInversion = false
    var showsLargeContent = false
    var largeTitle: String?
    var largeImage: UIImage?
    var scalesLargeImage = false
    var (smallestCategory, largestCategory): (UIContentSizeCategory?, UIContentSizeCategory?)
}

extension UIResponder {
    /// The extras, made when they are first asked for.
    var moreValues: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}

extension UIView {
    /// Masks the view's layer by that of another view, whose changes are drawn as the view's own.
    func setMask(_ new: UIView?) {
        guard new !== extras?.mask else { return }
        extras?.mask?.onChange = nil
        new?.removeFromSuperview()
        moreValues.mask = new
        new?.onChange = ChangeHandler { [weak self] in self?.didChangeLooks() }
        layer.mask = new?.layer
        didChangeLooks()
    }

    /// Whether a sibling alone is seen by assistive technology.
    var isBesideModal: Bool {
        superview?.subviews.contains { $0 !== self && $0.extras?.isModal == true && !$0.isHidden } ?? false
    }

    func aligned(_ rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return rect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    // MARK: Baselines

    var firstBaseline: CGFloat? {
        let inner = forFirstBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return baselineOffsets?.first }
        return inner.firstBaseline.map { $0 + inner.convert(CGPoint.zero, to: self).y }
    }

    /// Distance from the last baseline to the bottom.
    var lastBaseline: CGFloat? {
        let inner = forLastBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return baselineOffsets?.last }
        return inner.lastBaseline.map {
            $0 + box.height - inner.convert(CGPoint(x: 0, y: inner.box.height), to: self).y
        }
    }
}

extension UIView: CALayerDelegate {}

/// Look of a view that has the focus. Ignored: a browser draws it.
/// Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}
