extension UIView {
    /// Has changes within an animation be made several times, with or without playing backwards after each.
    ///
    /// Partly: the changes are an animation of their own, with the duration and curve of the one around them.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/modifyanimations(withrepeatcount:autoreverses:animations:)>
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var animation = ViewAnimations.current, count.isFinite, count > 0 else { return animations() }
        let runs = max(1, Int(min(count, 10_000).rounded()))
        animation.repeatCount = autoreverses ? runs * 2 : runs
        animation.autoreverses = autoreverses
        ViewAnimations.run(animation, animations, completion: nil)
    }
}
