import RenderTree

// Touches are reported as drags from the first point on, beside all other gestures.
extension UIView {
    /// Whether the view or its controller overrides one of the touch methods.
    var hearsTouches: Bool {
        OverriddenTouches.areOverridden(in: type(of: self))
            || owner.map { OverriddenTouches.areOverridden(in: type(of: $0)) } ?? false
            || gestureRecognizers?.contains(where: \.hearsTouches) ?? false
            || (self as? UIControl)?.hearsMovement ?? false
    }

    /// Calls the touch methods of the hit view, which the responder chain passes on to its ancestors. Of several views
    /// under the finger that handle touches only the innermost does so.
    func deliverTouch(_ gesture: GestureEvent) {
        guard gesture.gesture == .drag, hearsTouches else { return }
        if gesture.phase == .began { touch = beginTouch(at: gesture.place) }
        guard let touch, let view = touch.view else { return }
        touch.previous = touch.place
        touch.place = convert(gesture.place, to: view)
        touch.timestamp = ProcessInfo.processInfo.systemUptime
        let event = UIEvent()
        event.allTouches = [touch]
        touch.phase = gesture.phase.touchPhase
        for recognizer in gestureRecognizers ?? [] { recognizer.receive(touch, event) }
        switch gesture.phase {
        case .began:
            (self as? UIControl)?.track(touch, event)
            view.touchesBegan([touch], with: event)
        case .changed:
            (self as? UIControl)?.track(touch, event)
            view.touchesMoved([touch], with: event)
        case .ended:
            (self as? UIControl)?.track(touch, event)
            self.touch = nil
            view.touchesEnded([touch], with: event)
        case .cancelled:
            (self as? UIControl)?.track(touch, event)
            self.touch = nil
            view.touchesCancelled([touch], with: event)
        }
    }

    /// Returns the touch; nil where a descendant handles touches instead, or a control takes them.
    private func beginTouch(at point: CGPoint) -> UITouch? {
        let hit = hitTest(point, with: nil) ?? self
        for view in sequence(first: hit, next: \.superview) {
            if view === self { break }
            if view is UIControl || view.hearsTouches { return nil }
        }
        let touch = UITouch()
        touch.view = hit
        touch.place = convert(point, to: hit)
        return touch
    }
}

extension GestureEvent.Phase {
    fileprivate var touchPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .changed: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
