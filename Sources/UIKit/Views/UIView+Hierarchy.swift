extension UIView {
    /// Returns the nearest view around this one that has a class; nil where there is none.
    func enclosing<Outer: UIView>(_ type: Outer.Type) -> Outer? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? Outer }.first
    }

    func put(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return }
        if view.superview === self { return move(view, to: index) }
        let window = window
        let changesWindow = window !== view.window
        view.willMove(toSuperview: self)
        if changesWindow { view.tellWindow(willMoveTo: window) }
        view.leaveSuperview()
        view.controllerComing(into: self)?.beginAppearanceTransition(true, animated: false)
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.solved = nil
        LayoutPass.noteChange(in: self)
        outermost.solved?.isDue = false
        if view.holdsStaleConstraints { noteStaleConstraints() }
        view.safeAreaMayHaveChanged()
        if view.storedTint == nil, inheritedTint != nil { view.tellTint() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if changesWindow { view.tellWindowChanged() }
        setNeedsLayout()
    }

    private func move(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        didChangeLooks()
    }

    func takeAway() {
        guard superview != nil else { return }
        resignWithin()
        willMove(toSuperview: nil)
        let wasInWindow = window != nil
        if wasInWindow { tellWindow(willMoveTo: nil) }
        leaveSuperview()
        safeAreaMayHaveChanged()
        didMoveToSuperview()
        if wasInWindow { tellWindowChanged() }
    }

    /// Leaves the superview, without a word to the view itself: it may be on its way to another one.
    private func leaveSuperview() {
        guard let superview else { return }
        let controller = controllerLeaving()
        controller?.beginAppearanceTransition(false, animated: false)
        superview.willRemoveSubview(self)
        for view in sequence(first: superview, next: \.superview) {
            for constraint in view.constraints where constraint.reaches(into: self) { constraint.isActive = false }
        }
        superview.subviews.removeAll { $0 === self }
        LayoutPass.noteChange(in: superview)
        superview.setNeedsLayout()
        self.superview = nil
        controller?.endAppearanceTransition()
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view) ?? subviews.count)
    }

    private func index(of sibling: UIView, without view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { move(view, to: subviews.count) }
    }

    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { move(view, to: 0) }
    }

    /// Swaps two subviews; an index out of range changes nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        didChangeLooks()
    }

    /// Returns this view, or its first descendant in depth-first order, that has the tag; nil without one.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Lays out a stack view again, because it leaves no space for a hidden view; elsewhere only redraws.
    func visibilityDidChange() {
        if superview is UIStackView { outermost.constraintsDidChange() } else { didChangeLooks() }
    }
}
