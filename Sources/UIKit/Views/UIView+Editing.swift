extension UIView {
    /// Takes the focus from a field in the view.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { resignFirstResponder() }
        for view in subviews { view.endEditing(force) }
        return true
    }
}
