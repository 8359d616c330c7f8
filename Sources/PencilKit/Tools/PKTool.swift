/// A thing that a touch on a canvas draws or erases with. Source: developer.apple.com/documentation/pencilkit/pktool-swift.protocol
public protocol PKTool {}

/// Draws lines. Source: developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct
public struct PKInkingTool: PKTool, Equatable, Sendable {
    public typealias InkType = PKInk.InkType

    public var ink: PKInk
    /// Width of the lines, in points, within the ink's `validWidthRange`.
    public var width: CGFloat

    public var inkType: InkType {
        get { ink.inkType }
        set { ink.inkType = newValue }
    }
    public var color: UIColor {
        get { ink.color }
        set { ink.color = newValue }
    }

    /// - Parameter width: nil for the ink's `defaultWidth`.
    public init(_ inkType: InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
        self.init(ink: PKInk(inkType, color: color), width: width ?? inkType.defaultWidth)
    }

    public init(ink: PKInk, width: CGFloat) {
        self.ink = ink
        let range = ink.inkType.validWidthRange
        self.width = width.isFinite ? min(max(width, range.lowerBound), range.upperBound) : range.lowerBound
    }

    /// Returns the colour in which an ink of one appearance is drawn in the other: its lightness is turned round. Apple's formula is
    /// not known.
    ///
    /// Source: developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct/convertcolor(_:from:to:)
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor {
        var ink = PKInk(.pen, color: color)
        if (from == .dark) != (to == .dark) { ink.rgba = ink.rgba.withTurnedLightness }
        return ink.color
    }
}

/// Erases lines. Source: developer.apple.com/documentation/pencilkit/pkerasertool-swift.struct
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// Kind of an eraser. Source: developer.apple.com/documentation/pencilkit/pkerasertool-swift.struct/erasertype-swift.enum
    public enum EraserType: Hashable, Sendable {
        /// Removes each stroke that it touches.
        case vector
        /// Cuts strokes where it passes.
        case bitmap
        /// The same as `bitmap`: no canvas is enlarged here.
        case fixedWidthBitmap

        /// Width of a new tool, in points.
        public var defaultWidth: CGFloat { self == .vector ? 8 : 24 }
        public var validWidthRange: ClosedRange<CGFloat> { 1...200 }
    }

    public var eraserType: EraserType
    /// Diameter of the tip, in points.
    public var width: CGFloat

    public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }

    public init(_ eraserType: EraserType, width: CGFloat) {
        self.eraserType = eraserType
        let range = eraserType.validWidthRange
        self.width = width.isFinite ? min(max(width, range.lowerBound), range.upperBound) : range.lowerBound
    }
}

/// Selects strokes. Source: developer.apple.com/documentation/pencilkit/pklassotool-swift.struct
@available(*, deprecated, message: "PKLassoTool has no effect in Parley: it selects nothing.")
public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}
