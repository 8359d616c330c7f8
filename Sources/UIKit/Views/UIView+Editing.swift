extension UIView {
    /// Lets the first responder resign, where it is the view or within it.
    /// - Parameter force: whether it is not asked.
    /// - Returns: false where it does not want to.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let first = firstResponderWithin else { return true }
        guard force else { return first.resignFirstResponder() }
        first.giveUp()
        return true
    }

    /// Lets the first responder resign that goes away with the view.
    func resignWithin() { firstResponderWithin?.giveUp() }

    private var firstResponderWithin: UIResponder? {
        guard let first = UIResponder.first else { return nil }
        let view = (first as? UIView) ?? (first as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true ? first : nil
    }
}
