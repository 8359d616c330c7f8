// Changes of a navigation controller's stack.
extension UINavigationController {
    /// Kind of a change of the stack. Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
    public enum Operation: Int, Sendable { case none = 0, push, pop }

    func show(_ new: [UIViewController], animated: Bool) {
        endExchange()
        let old = stack
        stack = new
        for controller in new where controller.parent !== self { addChild(controller) }
        if animated, isViewLoaded, let from = old.last, let to = new.last, from !== to,
            let animator = animator(from, to, old.contains(to) ? .pop : .push)
        {
            exchange(from, to, by: animator, old: old)
        } else {
            if isViewLoaded { update(animated: animated) }
            settle(from: old)
        }
    }

    func update(animated: Bool) {
        guard let top = stack.last else { return }
        if area.box.size != .zero { top.expectedSize = area.box.size }
        let isNew = top.view.superview !== area
        if isNew { delegate?.navigationController(self, willShow: top, animated: animated) }
        let gone = area.subviews.filter { $0 !== top.view }
        // The order of Apple's systems: both begin, and then both end.
        for view in gone { begin(false, of: view.owner, animated: animated) }
        if isNew { begin(true, of: top, animated: animated) }
        for view in gone { view.removeFromSuperview() }
        if isNew {
            top.view.frame = CGRect(origin: .zero, size: area.box.size)
            area.addSubview(top.view)
        }
        barsDidChange()
        if isNew { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    private func animator(
        _ from: UIViewController, _ to: UIViewController, _ operation: Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }

    /// Has the app draw the change of the top controller. A cancelled one restores the stack.
    private func exchange(
        _ from: UIViewController, _ to: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
        old: [UIViewController]
    ) {
        let new = stack
        delegate?.navigationController(self, willShow: to, animated: true)
        barsDidChange()
        exchange(
            from, for: to, in: area, by: animator,
            interactor: delegate?.navigationController(self, interactionControllerFor: animator)
        ) { [self] isDone in
            if !isDone { stack = old }
            settle(from: isDone ? old : new)
            barsDidChange()
            if isDone { delegate?.navigationController(self, didShow: to, animated: true) }
        }
    }

    /// Tells the controllers that have come, and removes those that have gone.
    private func settle(from old: [UIViewController]) {
        for controller in stack where !old.contains(controller) { controller.didMove(toParent: self) }
        for controller in old where !stack.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        tabBarController?.barDidChange()
    }
}
