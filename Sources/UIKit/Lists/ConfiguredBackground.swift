/// Shows the parts of a background configuration that are more than the colour of the cell.
@MainActor enum ConfiguredBackground {
    /// Puts the new configuration's picture and view below all others, in place of those of the old one.
    static func replace(_ old: UIBackgroundConfiguration?, _ new: UIBackgroundConfiguration?, in cell: UIView) {
        replaceView(old, new, in: cell)
        if old?.strokeWidth ?? 0 > 0, new == nil { cell.layer.borderWidth = 0 }
        let shown = cell.subviews.lazy.compactMap { $0 as? BackgroundPicture }.first
        guard let image = new?.image else { shown?.removeFromSuperview(); return }
        let picture = shown ?? BackgroundPicture(frame: .zero)
        picture.image = image
        picture.contentMode = new?.imageContentMode ?? .scaleToFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = new?.cornerRadius ?? 0
        if shown == nil { put(picture, into: cell) }
    }

    /// Puts the new configuration's view below all others, in place of that of the old one.
    static func replaceView(_ old: UIBackgroundConfiguration?, _ new: UIBackgroundConfiguration?, in holder: UIView) {
        if let view = old?.customView, view !== new?.customView { view.removeFromSuperview() }
        if let view = new?.customView, view.superview !== holder { put(view, into: holder) }
    }

    private static func put(_ view: UIView, into holder: UIView) {
        view.frame = CGRect(origin: .zero, size: holder.box.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.insertSubview(view, at: 0)
    }
}

/// Picture of a cell's background.
@MainActor private final class BackgroundPicture: UIImageView {}

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
