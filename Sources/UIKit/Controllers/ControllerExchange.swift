// The app's own transition between two children of a navigation or tab controller.
extension UIViewController {
    /// Has an animator of the app replace one child's view by another's.
    /// - Parameter settle: called when it is over, with whether the second child is shown.
    func exchange(
        _ from: UIViewController, for to: UIViewController, in area: UIView,
        by animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, settle: @escaping @MainActor (Bool) -> Void
    ) {
        to.expectedSize = area.box.size
        let transition = ControllerTransition(
            .replaces, from: from, to: to, in: area, animator: animator, interactor: interactor, isAnimated: true)
        presentation.exchange = transition
        begin(false, of: from, animated: true)
        begin(true, of: to, animated: true)
        transition.run { [self] isDone in
            presentation.exchange = nil
            let (kept, gone) = isDone ? (to, from) : (from, to)
            if !isDone {
                begin(true, of: from, animated: true)
                begin(false, of: to, animated: true)
            }
            gone.view.removeFromSuperview()
            if kept.view.superview !== area { area.addSubview(kept.view) }
            if kept.view.transform == .identity { kept.view.frame = area.bounds }
            gone.endAppearanceTransition()
            kept.finishAppearing()
            settle(isDone)
        }
    }

    /// Ends the exchange that takes place where it leads to: a cancelled one to where it began.
    func endExchange() {
        guard let exchange = presentation.exchange else { return }
        exchange.completeTransition(!exchange.transitionWasCancelled)
    }
}
