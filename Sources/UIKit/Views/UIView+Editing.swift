extension UIView {
    /// Removes the keyboard focus from the view and its descendants.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { resignFirstResponder() }
        for view in subviews { view.endEditing(force) }
        return true
    }
}
