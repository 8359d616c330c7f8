/// Composes symbols: in a circle or square, struck through, or with a badge.
enum SymbolComposition {
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle, diamond, app, shield, seal

        var outline: String {
            switch self {
            case .circle: "circle"
            case .square, .app: "square"
            case .rectangle: "tablet-landscape"
            case .diamond: "diamond"
            case .shield: "shield"
            case .seal: "patch-check"
            }
        }

        var content: CGFloat { self == .circle || self == .diamond ? 0.55 : 0.6 }
    }

    /// Encloses a symbol; returns the symbol alone if the enclosure is unavailable or the content an emoji.
    ///
    /// - Parameters:
    ///   - isFilled: whether the content is cut out of the filled enclosure.
    ///   - isLayered: whether the content is a layer of its own on the enclosure.
    static func enclose(_ content: SymbolArt, in enclosure: Enclosure, isFilled: Bool, isLayered: Bool) -> SymbolArt? {
        guard content.emoji == nil, let frame = SymbolIcons.layer(enclosure.outline + (isFilled ? "-fill" : "")) else {
            return content
        }
        var back = frame
        back.part = .enclosure
        let inner = content.layers.map { $0.applying(shrinking(content.bounds, to: enclosure.content)) }
        var art = SymbolArt(layers: [back] + inner)
        if isFilled, !isLayered {
            let elements = ([back] + inner).flatMap(\.path.elements)
            art.layers = [SymbolArt.Layer(path: CGPath(elements: elements), evenOdd: true)]
        }
        art.isFilled = isFilled
        return art
    }

    static func strike(_ content: SymbolArt) -> SymbolArt {
        let bar = "M1.6 2.1L2.3 1.4L14.6 13.700L13.9 14.4Z"
        var art = content
        art.layers.append(SymbolArt.Layer(path: CGPath(elements: SVGPathParser.elements(of: bar))))
        return art
    }

    static func badge(_ content: SymbolArt, with badge: SymbolArt) -> SymbolArt {
        let base = CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: 0, ty: 0)
        let corner = CGAffineTransform(a: 0.45, b: 0, c: 0, d: 0.45, tx: 9.4, ty: 8.8)
        var art = content
        art.layers = content.layers.map { $0.applying(base) }
        art.layers += badge.layers.map { layer in
            var layer = layer.applying(corner)
            layer.part = .badge
            return layer
        }
        return art
    }

    /// Returns letters as a symbol: capitals eleven units high, or smaller to fit a width of 15 units.
    static func letters(_ text: String) -> SymbolArt? {
        let font = FontSpec(size: 100, weight: 500)
        let path = TextEngine.outline(text, font: font)
        let box = path.boundingBoxOfPath
        let capHeight = TextEngine.metrics(of: font).capHeight
        guard !box.isNull, box.width > 0, capHeight > 0 else { return nil }
        let scale = min(11 / capHeight, 15 / box.width)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 8 - box.midX * scale, ty: 8 + capHeight / 2 * scale)
        return SymbolArt(layers: [SymbolArt.Layer(path: path.copy(using: transform))])
    }

    /// Returns the transform that centres content in an enclosure; wide content is scaled down further.
    private static func shrinking(_ box: CGRect, to share: CGFloat) -> CGAffineTransform {
        let scale = min(share, 16 * share / max(box.width, box.height, 1))
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 8 - box.midX * scale, ty: 8 - box.midY * scale)
    }
}

extension SymbolArt.Layer {
    func applying(_ transform: CGAffineTransform) -> SymbolArt.Layer {
        SymbolArt.Layer(path: path.copy(using: transform), evenOdd: evenOdd, part: part)
    }
}
