import TreePainter

extension UIView {
    /// Accent colour of the view and of the descendants that have none of their own; the outermost view's default is
    /// the system's blue. Nil takes the view's own away.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var tintColor: UIColor! {
        get {
            let color = inheritedTint ?? .systemBlue
            return tintAdjustmentMode == .dimmed ? color.grayed : color
        }
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

    /// Whether the tint has lost its colour, as set here or around the view: never automatic where it is read. Views are not dimmed
    /// by themselves while something else is presented.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { storedTintMode != .automatic ? storedTintMode : superview?.tintAdjustmentMode ?? .normal }
        set {
            storedTintMode = newValue
            tellTintMode()
        }
    }

    private func tellTintMode() {
        tintColorDidChange()
        didChangeLooks()
        for view in subviews where view.storedTintMode == .automatic { view.tellTintMode() }
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

extension UIColor {
    /// The same brightness and opacity without the colour.
    fileprivate var grayed: UIColor {
        UIColor { traits in
            let parts = self.cgColor(for: traits).components ?? [0, 0, 0, 1]
            let white = parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
            return UIColor(white: white, alpha: parts[3])
        }
    }
}
