/// Outlines of one symbol, in units of which a full-size symbol has 16 per side, y down. The centre of the font's
/// capitals is at y = 8.
package struct SymbolArt: Hashable, Sendable {
    package struct Layer: Hashable, Sendable {
        package var path: CGPath
        package var evenOdd = false
        package var part = Part.main
    }

    /// Role of a layer, for rendering modes that colour layers differently.
    package enum Part: Hashable, Sendable { case main, enclosure, badge }

    package var layers: [Layer]
    /// Emoji drawn in its own colours instead of layers, for names without a similar outline.
    package var emoji: String?
    /// Whether the symbol is a filled variant: heavier fonts do not enlarge it.
    package var isFilled = false

    init(layers: [Layer]) { self.layers = layers }

    init(emoji: String) {
        layers = []
        self.emoji = emoji
    }

    /// Bounding box of everything that is drawn.
    package var bounds: CGRect {
        let boxes = layers.map(\.path.boundingBoxOfPath).filter { !$0.isNull }
        guard let first = boxes.first, emoji == nil else { return CGRect(x: 0, y: 0, width: 16, height: 16) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}

/// Size of a symbol relative to text, in points.
package struct SymbolMetrics: Hashable, Sendable {
    package var size: CGSize
    /// Baseline of adjacent text, measured from the top.
    package var baseline: CGFloat
    /// Transform from the art's units to points of the frame.
    package var transform: CGAffineTransform

    /// Margin in units at the sides, and above and below.
    private static let margin = CGSize(width: 0.5, height: 0.25)
    /// Points per 16 units, relative to the font size.
    private static let heightPerPoint: CGFloat = 1.13

    /// Computes the size next to text.
    ///
    /// - Parameters:
    ///   - scale: 1 is SwiftUI's medium.
    ///   - capHeight: cap height of the font, in points.
    package init(of art: SymbolArt, pointSize: CGFloat, scale: CGFloat, capHeight: CGFloat) {
        let unit = max(1, min(pointSize, TextEngine.fontSizeMax)) * Self.heightPerPoint * scale / 16
        let box = art.bounds.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
        size = CGSize(width: box.width * unit, height: box.height * unit)
        baseline = (8 - box.minY) * unit + capHeight / 2
        transform = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: -box.minX * unit, ty: -box.minY * unit)
    }
}
