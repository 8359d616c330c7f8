import RenderTree
import TreePainter

/// Kind and colour of a line. Source: developer.apple.com/documentation/pencilkit/pkink-swift.struct
public struct PKInk: Equatable, Sendable {
    /// Kind of an ink. Pen, monoline and fountain pen are drawn alike, opaque; the others let what is below shine through. None has
    /// a grain, and none gets wider or narrower with speed.
    ///
    /// Source: developer.apple.com/documentation/pencilkit/pkink-swift.struct/inktype-swift.enum
    public enum InkType: String, CaseIterable, Hashable, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    public var inkType: InkType
    /// Components in steps of 1/255, which the data of a drawing has.
    var rgba: RGBA

    /// Colour in the light appearance. In the dark one it is drawn as `PKInkingTool.convertColor(_:from:to:)` says.
    public var color: UIColor {
        get { UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha) }
        set { rgba = Self.components(of: newValue) }
    }

    public init(_ inkType: InkType, color: UIColor = UIColor.black) {
        self.init(inkType, Self.components(of: color))
    }

    init(_ inkType: InkType, _ rgba: RGBA) { (self.inkType, self.rgba) = (inkType, rgba) }

    /// Returns the colour with which the ink is drawn, without its opacity.
    func drawnColor(isDark: Bool) -> RGBA {
        var drawn = isDark ? rgba.withTurnedLightness : rgba
        drawn.alpha = 1
        return drawn
    }

    private static func components(of color: UIColor) -> RGBA {
        let parts = RGBA(color.cgColor(for: UITraitCollection(userInterfaceStyle: .light)))
        func step(_ part: Double) -> Double { part.isFinite ? (min(max(part, 0), 1) * 255).rounded() / 255 : 0 }
        return RGBA(
            red: step(parts.red), green: step(parts.green), blue: step(parts.blue), alpha: step(parts.alpha))
    }
}

extension PKInk.InkType {
    /// Opacity of the ink, by which that of its colour is multiplied.
    var opacity: Double {
        switch self {
        case .pen, .monoline, .fountainPen: 1
        case .pencil: 0.8
        case .crayon: 0.85
        case .marker: 0.5
        case .watercolor: 0.35
        }
    }

    /// Width of a new tool, in points. Source: developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct/inktype/defaultwidth
    public var defaultWidth: CGFloat {
        switch self {
        case .pen, .monoline, .fountainPen: 4
        case .pencil: 3
        case .marker, .crayon: 12
        case .watercolor: 20
        }
    }

    /// Widths of a tool, in points; others are brought into the range. They are Parley's own.
    /// Source: developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct/inktype/validwidthrange
    public var validWidthRange: ClosedRange<CGFloat> {
        switch self {
        case .pen, .monoline, .fountainPen, .pencil: 0.5...30
        case .marker, .crayon, .watercolor: 1...100
        }
    }
}

extension RGBA {
    /// The colour with black for white, and its hue and saturation as they are.
    var withTurnedLightness: RGBA {
        let shift = 1 - max(red, green, blue) - min(red, green, blue)
        func turned(_ part: Double) -> Double { min(max(part + shift, 0), 1) }
        return RGBA(red: turned(red), green: turned(green), blue: turned(blue), alpha: alpha)
    }
}
