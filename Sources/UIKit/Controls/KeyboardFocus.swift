/// Keyboard focus of a text field or text view.
struct KeyboardFocus: Equatable {
    /// Whether the painter is to give the view the focus, or to take it away; nil leaves it where the person puts it.
    var isWanted: Bool?
    /// Whether the view is being edited.
    var isHeld = false
}

/// A text field or text view: both take and give up the keyboard's focus by the same rules, and ask delegates of their own.
@MainActor protocol FocusTaking: UIView {
    var keyboardFocus: KeyboardFocus { get set }
    func mayBeginEditing() -> Bool
    func mayEndEditing() -> Bool
    /// Called once the view has the focus.
    func didBeginEditing()
    /// Gives up the focus without asking anybody, and says so.
    func endEditing()
}

extension FocusTaking {
    /// Begins editing for the app, unless the delegate or the present first responder refuses.
    func takeFocus() -> Bool {
        guard canBecomeFirstResponder, !keyboardFocus.isHeld else { return keyboardFocus.isHeld }
        let old = keyboardFocus.isWanted
        keyboardFocus.isWanted = true
        if beginEditing() { return true }
        keyboardFocus.isWanted = old
        return false
    }

    /// Ends editing for the app, unless the delegate refuses.
    func leaveFocus() -> Bool {
        guard keyboardFocus.isHeld else { return true }
        guard canResignFirstResponder, mayEndEditing() else { return false }
        giveUp()
        return true
    }

    func giveUpFocus() {
        guard keyboardFocus.isHeld else { return }
        keyboardFocus.isWanted = false
        endEditing()
    }

    /// Begins editing where the person has put the focus into the view; the painter takes it away where that is refused.
    func focusDidCome() {
        if !keyboardFocus.isHeld, !beginEditing() { keyboardFocus.isWanted = false }
    }

    /// Ends editing where the person has taken the focus away, which nobody can refuse.
    func focusDidGo() {
        if keyboardFocus.isWanted != nil { keyboardFocus.isWanted = false }
        guard keyboardFocus.isHeld else { return }
        _ = mayEndEditing()
        endEditing()
    }

    private func beginEditing() -> Bool {
        guard mayBeginEditing(), takeOver() else { return false }
        keyboardFocus.isHeld = true
        didBeginEditing()
        return true
    }
}
