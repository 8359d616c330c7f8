/// What one symbol looks like, in units of which a full-size symbol has 16 a side, y down. The middle of the font's
/// capitals stands at y = 8.
package struct SymbolArt: Hashable, Sendable {
    package struct Layer: Hashable, Sendable {
        package var path: CGPath
        package var evenOdd = false
        package var part = Part.main
    }

    /// What a layer is to the whole, for rendering modes that colour parts differently.
    package enum Part: Hashable, Sendable { case main, enclosure, badge }

    package var layers: [Layer]
    /// Drawn in its own colours in place of layers, where no outline is near to what the name says.
    package var emoji: String?
    /// True where the symbol is a filled variant: a heavier font does not make it larger.
    package var isFilled = false

    init(layers: [Layer]) { self.layers = layers }

    init(emoji: String) {
        layers = []
        self.emoji = emoji
    }

    /// Around all that is drawn.
    package var bounds: CGRect {
        let boxes = layers.map(\.path.boundingBoxOfPath).filter { !$0.isNull }
        guard let first = boxes.first, emoji == nil else { return CGRect(x: 0, y: 0, width: 16, height: 16) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}

/// How large a symbol is beside text, in points.
package struct SymbolPlace: Hashable, Sendable {
    package var size: CGSize
    /// Where letters beside it stand, from its top.
    package var baseline: CGFloat
    /// From the art's units to points of its frame.
    package var transform: CGAffineTransform

    /// Units of white beside and above what is drawn.
    private static let margin = CGSize(width: 0.5, height: 0.25)
    /// Points that 16 units are, for each point of the font.
    private static let heightPerPoint: CGFloat = 1.13

    /// - Parameters:
    ///   - scale: 1 is SwiftUI's medium.
    ///   - capHeight: of the font, in points.
    package init(of art: SymbolArt, pointSize: CGFloat, scale: CGFloat, capHeight: CGFloat) {
        let unit = max(1, min(pointSize, TextEngine.fontSizeMax)) * Self.heightPerPoint * scale / 16
        let box = art.bounds.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
        size = CGSize(width: box.width * unit, height: box.height * unit)
        baseline = (8 - box.minY) * unit + capHeight / 2
        transform = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: -box.minX * unit, ty: -box.minY * unit)
    }
}
