extension UIView {
    /// Distances to the area that bars leave free: the superview's, as far as they reach into the view, and for a controller's view
    /// what the controller adds. Within a scroll view the superview's do not count.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiview/safeareainsets
    public var safeAreaInsets: UIEdgeInsets {
        let (own, outer) = (owner?.additionalSafeAreaInsets ?? .zero, coveredInsets)
        guard outer != .zero else { return own }
        return UIEdgeInsets(
            top: own.top + outer.top, left: own.left + outer.left, bottom: own.bottom + outer.bottom,
            right: own.right + outer.right)
    }

    /// Whether guides of the view depend on where it is, since its superview's edges are covered.
    var hasGuidesInSafeArea: Bool {
        !storedGuides.isEmpty && superview.map { $0.safeAreaInsets != .zero } == true
    }

    /// Insets of the superview's safe area that reach into this view; none in a scroll view, whose content moves.
    private var coveredInsets: UIEdgeInsets {
        guard let superview, !(superview is UIScrollView) else { return .zero }
        let (outer, size) = (superview.safeAreaInsets, superview.box.size)
        guard outer != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(0, outer.top - box.minY), left: max(0, outer.left - box.minX),
            bottom: max(0, outer.bottom - (size.height - box.maxY)),
            right: max(0, outer.right - (size.width - box.maxX)))
    }

    /// Calls `safeAreaInsetsDidChange()` of this view and its descendants, and that of their controllers, where their insets have
    /// changed since the last call.
    func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        guard insets != toldSafeArea else { return }
        toldSafeArea = insets
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        for view in subviews { view.safeAreaMayHaveChanged() }
    }

    /// Does the same after a change of the view's box, at no cost where nothing is covered.
    func safeAreaMayHaveMoved(isResized: Bool) {
        guard toldSafeArea != .zero || superview.map({ $0.toldSafeArea != .zero }) == true else { return }
        safeAreaMayHaveChanged()
        // Its edges have other distances to the subviews' than before, with the same insets.
        if isResized { for view in subviews { view.safeAreaMayHaveChanged() } }
    }
}
