extension UIView {
    func ownSizeDidChange() {
        LayoutPass.noteChange(ofBoxOf: self)
        for view in sequence(first: self, next: \.superview) { view.setNeedsLayout() }
    }

    /// Invalidates the layout of the view and all its descendants: constraints may connect distant views, so a change
    /// of one can move any view of the tree.
    func constraintsDidChange() {
        LayoutPass.noteChange(in: self)
        guard superview == nil else { return setAllNeedLayout() }
        let solved = LayoutPass.solved(self)
        if solved.isDue { return didChangeLooks() }
        setAllNeedLayout()
        solved.isDue = true
    }

    private func setAllNeedLayout() {
        setNeedsLayout()
        for view in subviews { view.setAllNeedLayout() }
    }

    func layOutIfNeeded() {
        if needsLayout {
            needsLayout = false
            outermost.solved?.isDue = false
            updateConstraintsIfNeeded()
            owner?.viewWillLayoutSubviews()
            // An app's view may lay out the layers within its own.
            if let storedLayer, !FrameworkTypes.own(type(of: self)) {
                layoutSublayers(of: storedLayer)
            } else {
                layoutSubviews()
            }
            owner?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
        owner?.finishAppearing()
    }

    /// Updates the constraints of this view and its descendants, superviews last: before their first layout pass, and afterwards only
    /// where `setNeedsUpdateConstraints` requests it. A request that an override makes for a view that is done waits for the next pass.
    func updateStaleConstraints() {
        guard holdsStaleConstraints, !isUpdatingConstraints else { return }
        (holdsStaleConstraints, isUpdatingConstraints) = (false, true)
        defer { isUpdatingConstraints = false }
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsConstraints else { return }
        needsConstraints = false
        owner?.updateViewConstraints()
        updateConstraints()
    }

    /// Lets a pass that begins further out find this view.
    func noteStaleConstraints() {
        for view in sequence(first: self, next: \.superview) where !view.holdsStaleConstraints {
            view.holdsStaleConstraints = true
        }
    }

    /// Whether the next layout pass calls `updateConstraints()` of the view.
    public func needsUpdateConstraints() -> Bool { needsConstraints }

    /// Notifies this view, its controller and its descendants that traits such as text size and layout direction have
    /// changed.
    package func traitsDidChange(from old: UITraitCollection?) {
        if let owner {
            owner.traitCollectionDidChange(old)
            owner.traitHandlers.tell(old, owner.traitCollection)
        }
        traitCollectionDidChange(old)
        traitHandlers.tell(old, traitCollection)
        for view in subviews { view.traitsDidChange(from: old) }
        if superview == nil { constraintsDidChange() }
    }

    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
