// Insets and baselines that views are aligned by.
extension UIView {
    /// Returns a rectangle with its alignment insets around it.
    func aligned(_ rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return rect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    // MARK: Baselines

    /// Distance from the top to the first baseline; nil where the view has none.
    var firstBaseline: CGFloat? {
        let inner = forFirstBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return baselineOffsets?.first }
        return inner.firstBaseline.map { $0 + inner.convert(CGPoint.zero, to: self).y }
    }

    /// Distance from the last baseline to the bottom; nil where the view has none.
    var lastBaseline: CGFloat? {
        let inner = forLastBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return baselineOffsets?.last }
        return inner.lastBaseline.map {
            $0 + box.height - inner.convert(CGPoint(x: 0, y: inner.box.height), to: self).y
        }
    }
}
