/// Background of a cell or button. Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    /// Changes the colour, as while a cell is pressed.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// Ignored: the background is plain.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/visualeffect>
    public var visualEffect: UIVisualEffect?
    /// Picture above the colour.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/image>
    public var image: UIImage?
    /// Place of the picture. Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/imagecontentmode>
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// View in the background, which is as large as the cell.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/customview>
    public var customView: UIView?
    /// Space around a button's background, in points. Ignored by cells, which the background fills.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Ignored, as `backgroundInsets` are.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/edgesaddinglayoutmarginstobackgroundinsets>
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Colour of the outline; nil draws it in the tint.
    public var strokeColor: UIColor?
    /// Changes the outline's colour.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/strokecolortransformer>
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Width of the outline in points.
    public var strokeWidth: CGFloat = 0
    /// Distance in points by which a button's outline is outside of its background. Ignored by cells: it is along their edge.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/strokeoutset>
    public var strokeOutset: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    /// Returns the colour that is drawn; the tint where the configuration has none.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the outline's colour; the tint where the configuration has none.
    /// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/resolvedstrokecolor(for:)>
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
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

    /// Background that has the colour of the button's look.
    static var button: Self { Self(nil) }
    public static func clear() -> Self { Self(.clear) }
    public static func listCell() -> Self { Self(.systemBackground) }
    public static func listPlainCell() -> Self { Self(.systemBackground) }
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    public static func listSidebarCell() -> Self { Self(nil) }
    public static func listAccompaniedSidebarCell() -> Self { Self(nil) }
    public static func listHeader() -> Self { Self(nil) }
    public static func listPlainHeaderFooter() -> Self { Self(nil) }
    public static func listGroupedHeaderFooter() -> Self { Self(nil) }
}
