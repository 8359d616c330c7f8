extension UIView {
    func ownSizeDidChange() {
        LayoutPass.noteChange()
        for view in sequence(first: self, next: \.superview) { view.setNeedsLayout() }
    }

    /// A constraint may stand between views far apart, so a change of one can move any view of the tree.
    func constraintsDidChange() {
        LayoutPass.noteChange()
        setNeedsLayout()
        for view in subviews { view.constraintsDidChange() }
    }

    func layOutIfNeeded() {
        if needsLayout {
            needsLayout = false
            updateConstraintsIfNeeded()
            owner?.viewWillLayoutSubviews()
            layoutSubviews()
            owner?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
        owner?.finishAppearing()
    }

    /// Once before the first layout, and then where it is asked for.
    func updateOwnConstraintsIfNeeded() {
        guard needsConstraints else { return }
        needsConstraints = false
        owner?.updateViewConstraints()
        updateConstraints()
    }

    /// Fonts and directions may be others now, in this view and in those below it.
    package func traitsDidChange(from old: UITraitCollection?) {
        owner?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
        for view in subviews { view.traitsDidChange(from: old) }
        if superview == nil { constraintsDidChange() }
    }

    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
