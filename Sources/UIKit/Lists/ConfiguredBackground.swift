/// Shows the parts of a background configuration that are more than the colour of the cell.
@MainActor enum ConfiguredBackground {
    /// Puts the new configuration's view below all others, in place of that of the old one.
    static func replace(_ old: UIBackgroundConfiguration?, _ new: UIBackgroundConfiguration?, in cell: UIView) {
        if let view = old?.customView, view !== new?.customView { view.removeFromSuperview() }
        if old?.strokeWidth ?? 0 > 0, new == nil { cell.layer.borderWidth = 0 }
        guard let view = new?.customView, view.superview !== cell else { return }
        view.frame = CGRect(origin: .zero, size: cell.box.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: 0)
    }
}

extension UIBackgroundConfiguration {
    /// Gives a cell the colour, corners and outline of the background.
    @MainActor func show(in cell: UIView) {
        cell.layer.cornerRadius = cornerRadius
        cell.backgroundColor = drawnColor
        cell.layer.borderWidth = max(0, strokeWidth)
        if strokeWidth > 0 { cell.layer.borderColor = resolvedStrokeColor(for: cell.tintColor).cgColor }
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Returns the colour that is drawn.
    /// Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/resolvedcolor()
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}
