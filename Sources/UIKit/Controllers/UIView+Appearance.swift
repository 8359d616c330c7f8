// Controllers appear and disappear with their views.
extension UIView {
    /// The controller whose view this is, or is within.
    var controller: UIViewController? { owner ?? superview?.controller }

    /// This view's controller, where putting the view into the superview brings it on screen.
    func controllerComing(into superview: UIView) -> UIViewController? {
        guard let owner, let outer = superview.controller, outer.isOnScreen else { return nil }
        return outer.shouldAutomaticallyForwardAppearanceMethods ? owner : nil
    }

    /// This view's controller, where taking the view away takes it off the screen.
    func controllerLeaving() -> UIViewController? {
        guard let superview else { return nil }
        return controllerComing(into: superview)
    }

    /// The controllers of the views within this one, but not those within theirs.
    var controllersWithin: [UIViewController] {
        subviews.flatMap { view in view.owner.map { [$0] } ?? view.controllersWithin }
    }
}
