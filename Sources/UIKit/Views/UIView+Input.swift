import RenderTree

extension UIView {
    func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns a gesture at points of the view's coordinates, which may begin elsewhere than at its corner.
    private func inBounds(_ gesture: GestureEvent) -> GestureEvent {
        var gesture = gesture
        gesture.startX += boundsOrigin.x
        gesture.startY += boundsOrigin.y
        gesture.x += boundsOrigin.x
        gesture.y += boundsOrigin.y
        return gesture
    }

    func receiveOutsideOfControls(_ event: InputEvent) {
        switch event {
        case .gesture(_, let shown):
            let gesture = inBounds(shown)
            deliverTouch(gesture)
            for recognizer in gestureRecognizers ?? [] { recognizer.receive(gesture) }
        case .adjust(_, let isIncrement): if isIncrement { accessibilityIncrement() } else { accessibilityDecrement() }
        case .act(_, let index):
            guard customActions.indices.contains(index) else { return }
            _ = customActions[index].actionHandler?(customActions[index])
        case .transfer(_, let event): receive(event)
        default: break
        }
    }
}
