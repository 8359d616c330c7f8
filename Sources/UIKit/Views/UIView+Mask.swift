extension UIView {
    /// Masks the view's layer by that of another view, whose changes are drawn as the view's own.
    func setMask(_ new: UIView?) {
        guard new !== extras?.mask else { return }
        extras?.mask?.onChange = nil
        new?.removeFromSuperview()
        moreValues.mask = new
        new?.onChange = ChangeHandler { [weak self] in self?.didChangeLooks() }
        layer.mask = new?.layer
        didChangeLooks()
    }
}
