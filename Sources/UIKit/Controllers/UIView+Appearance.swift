// A controller appears and disappears with its view.
extension UIView {
    /// Controller of this view or of its nearest ancestor that has one.
    var controller: UIViewController? { owner ?? superview?.controller }

    /// Returns this view's controller if adding the view to `superview` makes it appear, else nil.
    func controllerComing(into superview: UIView) -> UIViewController? {
        guard let owner, let outer = superview.controller, outer.isOnScreen else { return nil }
        return outer.shouldAutomaticallyForwardAppearanceMethods ? owner : nil
    }

    /// Returns this view's controller if removing the view makes it disappear, else nil.
    func controllerLeaving() -> UIViewController? {
        guard let superview else { return nil }
        return controllerComing(into: superview)
    }

    /// The controllers of the nearest descendants that have one; descendants of those are left out.
    var controllersWithin: [UIViewController] {
        subviews.flatMap { view in view.owner.map { [$0] } ?? view.controllersWithin }
    }
}
