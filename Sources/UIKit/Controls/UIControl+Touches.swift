extension UIControl.Event {
    /// Events of a finger that moves on a control, for which the painter reports its way.
    static let ofMovement: UIControl.Event = [
        .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside, .touchCancel,
    ]
}

extension UIControl {
    /// Seconds in which a second press is a repeated one.
    private static let repeatTime = 0.35

    /// Whether somebody hears of a finger's movement on the control.
    var hearsMovement: Bool { handlers.contains { !$0.events.isDisjoint(with: .ofMovement) } }

    /// Sends the events of a finger that has moved, or was lifted outside of the control. To be called before
    /// `isTouchInside` is brought up to date.
    func sendTouchEvents(_ touch: UITouch) {
        guard isEnabled, hearsMovement else { return }
        let isInside = point(inside: touch.location(in: self), with: nil)
        switch touch.phase {
        case .began, .stationary: break
        case .moved:
            sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
            if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        case .ended: if !isInside { sendActions(for: .touchUpOutside) }
        case .cancelled: sendActions(for: .touchCancel)
        }
    }

    /// Returns the events of a finger that is put down now.
    func pressEvents() -> Event {
        let isRepeated = Date().timeIntervalSince(lastPress) < Self.repeatTime
        lastPress = Date()
        return isRepeated ? [.touchDown, .touchDownRepeat] : .touchDown
    }

    // MARK: Menu

    func menuInteractionDidChange() {
        guard isContextMenuInteractionEnabled != (contextMenuInteraction != nil) else { return }
        if let old = contextMenuInteraction { removeInteraction(old) }
        contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
        if let new = contextMenuInteraction { addInteraction(new) }
    }
}

extension UIControl: UIContextMenuInteractionDelegate {}
