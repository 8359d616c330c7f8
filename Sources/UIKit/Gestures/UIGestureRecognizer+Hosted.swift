package import RenderTree

extension UIGestureRecognizer {
    /// Gestures that the painter has to report for this recogniser.
    package var wantedGestures: NodeGestures {
        var gestures = NodeGestures()
        if isEnabled { ask(&gestures) }
        return gestures
    }

    /// Hands over an event of a place that is no view of UIKit's: `stand`, of the place's size, is the recogniser's view.
    package func deliver(_ event: GestureEvent, standing stand: UIView) {
        view = stand
        receive(event)
    }
}
