// Animations of others that an animator takes over, so that a gesture can show and play them together.
extension UIViewPropertyAnimator {
    /// Runs the body, and takes over the animations that it starts, each in its part of this animator's duration. The animator is
    /// paused then, and the views are where it is.
    func take(_ body: () -> Void) {
        let (outer, wasRunning) = (ViewAnimations.taker, isRunning)
        pauseAnimation()
        let fraction = fractionComplete
        ViewAnimations.taker = self
        body()
        ViewAnimations.taker = outer
        fractionComplete = fraction
        if wasRunning { startAnimation() }
    }

    /// Plays what is left, and calls the completions of all that was taken over.
    func play(to end: UIViewAnimatingPosition, speed: CGFloat, curve: UIView.AnimationCurve) {
        isReversed = end == .start
        guard !isReversed || fractionComplete > 0 else {
            stopAnimation(false)
            return finishAnimation(at: .start)
        }
        let rest = isReversed ? fractionComplete : 1 - fractionComplete
        let factor = speed.isFinite && speed > 0 ? rest / speed : rest
        continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: factor)
    }
}
