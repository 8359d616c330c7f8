import TreePainter

extension UIView {
    /// Accent colour of the view and of the descendants that have none of their own; the outermost view's default is
    /// the system's blue. Nil takes the view's own away.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var tintColor: UIColor! {
        get { inheritedTint ?? .systemBlue }
        set {
            storedTint = newValue
            tellTint()
        }
    }

    /// Accent colour of this view or its nearest ancestor that has one; nil where none has.
    package var inheritedTint: UIColor? { storedTint ?? superview?.inheritedTint }

    func tellTint() {
        tintColorDidChange()
        didChangeLooks()
        for view in subviews where view.storedTint == nil { view.tellTint() }
    }

    /// Always normal: views are not dimmed while something else is presented.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { .normal }
        set {}
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    // MARK: Snapshots

    /// Draws the view with its descendants into the current context, scaled to the rectangle.
    /// - Returns: false where there is no context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if box.width > 0, box.height > 0 {
            context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
        }
        paintHierarchy(into: context)
        context.restoreGState()
        return true
    }

    /// Paints the view with its descendants, its top-left corner at the context's origin.
    func paintHierarchy(into context: CGContext) {
        layoutIfNeeded()
        traitCollection.performAsCurrent { picture()?.paint(into: context) }
    }

    /// Returns an image view with the view's present appearance; nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard box.width > 0, box.height > 0 else { return nil }
        let picture = UIGraphicsImageRenderer(size: box.size).image { _ in
            _ = drawHierarchy(in: CGRect(origin: .zero, size: box.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: picture)
        view.frame = box
        return view
    }
}
