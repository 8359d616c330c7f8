/// Background of a cell. Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    /// Changes the colour, as while a cell is pressed.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// Not drawn: the background fills the cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Not drawn.
    public var strokeColor: UIColor?
    /// Not drawn.
    public var strokeWidth: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    /// Returns the colour that is drawn; the tint where the configuration has none.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour that is drawn; nil for none.
    var drawnColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }

    /// Returns the configuration of a state: darker while the cell is pressed or chosen.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard let cell = state as? UICellConfigurationState, cell.isHighlighted || cell.isSelected else { return self }
        var pressed = self
        pressed.backgroundColor = .systemGray4
        return pressed
    }

    public static func clear() -> Self { Self(.clear) }
    public static func listCell() -> Self { Self(.systemBackground) }
    public static func listPlainCell() -> Self { Self(.systemBackground) }
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    public static func listSidebarCell() -> Self { Self(nil) }
    public static func listHeader() -> Self { Self(nil) }
    public static func listPlainHeaderFooter() -> Self { Self(nil) }
    public static func listGroupedHeaderFooter() -> Self { Self(nil) }
}
