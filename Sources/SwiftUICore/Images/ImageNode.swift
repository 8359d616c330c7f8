import CoreGraphics
import RenderTree
import UIKit

final class ImageNode: LayoutNode {
    private var image: Image?
    private var drawing = Drawing.nothing
    private var displayScale: CGFloat = 2
    /// Tiled or cap-inset picture, and the size that it was made for.
    private var laid: (size: CGSize, asset: AssetID)?
    private lazy var id = makeID()
    private lazy var symbol = SymbolNodes(self)

    private enum Drawing {
        case nothing
        case picture(AssetID, UIImage, tint: RGBA?)
        case symbol(ResolvedSymbol)
        case placeholder(side: CGFloat, RGBA)
        case grey(RGBA)
    }

    func set(_ image: Image, _ environment: EnvironmentValues) {
        let isNew = image != self.image
        self.image = image
        displayScale = environment.displayScale
        if isNew { laid = nil }
        let color = ForegroundStyle().paint(in: environment).representativeColor
        switch image.source {
        case .picture(let picture): set(picture, image, isNew: isNew, color)
        case .symbol(let name, let value): set(name, value, image, environment, color)
        case .loading: drawing = .grey(Color.fieldFill.resolved(in: environment))
        case .missing(let name):
            drawing = .placeholder(side: environment.textFont.size * 1.2, color)
            graph.report("image_missing", "There is no picture named “\(name)” in the bundle.", "Image")
        }
        sizeChanged()
    }

    private func set(_ picture: UIImage, _ image: Image, isNew: Bool, _ color: RGBA) {
        let isTemplate =
            image.renderingMode == .template
            || image.renderingMode == nil && picture.renderingMode == .alwaysTemplate
        let tint = isTemplate ? color : nil
        if !isNew, case .picture(let asset, let known, _) = drawing {
            drawing = .picture(asset, known, tint: tint)
        } else if let data = picture.dataForPainters {
            drawing = .picture(graph.pictures.provide(data), picture, tint: tint)
        } else {
            drawing = .nothing
        }
    }

    private func set(
        _ name: String, _ value: Double?, _ image: Image, _ environment: EnvironmentValues, _ color: RGBA
    ) {
        let mode =
            image.symbolRenderingMode
            ?? (image.renderingMode == .original ? .multicolor : environment.symbolRenderingMode)
        if let symbol = ResolvedSymbol(name, value, mode: mode, environment) {
            drawing = .symbol(symbol)
        } else {
            drawing = .placeholder(side: environment.textFont.size * 1.2, color)
            SymbolReport.unknown(name, graph)
        }
    }

    override var accessibilityRole: AccessibilityRole { image?.isDecorative == true ? .drawing : .element }
    override var ownAccessibilityText: String? { image?.isDecorative == true ? nil : image?.label }

    private var ownSize: CGSize {
        switch drawing {
        case .nothing, .grey: .zero
        case .picture(_, let picture, _): picture.size
        case .symbol(let symbol): symbol.place.size
        case .placeholder(let side, _): CGSize(width: side, height: side)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if case .grey = drawing { return proposal.replacingUnspecifiedDimensions() }
        return image?.resizing == nil ? ownSize : proposal.replacingUnspecifiedDimensions(by: ownSize)
    }

    /// Returns the symbol's baseline, so that it lines up with text; nil for pictures.
    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        guard case .symbol(let symbol) = drawing, image?.resizing == nil else { return nil }
        return (symbol.place.baseline, symbol.place.baseline)
    }

    override func render() -> [NodeID] {
        var node = Node(id: id, frame: treeFrame, accessibility: accessibility)
        switch drawing {
        case .nothing: symbol.clear()
        case .picture(let asset, let picture, let tint):
            symbol.clear()
            node.content = .image(
                ImageContent(
                    asset: laidAsset(of: picture) ?? provide(asset, picture), tint: tint,
                    isPixelated: image?.interpolation == Image.Interpolation.none ? true : nil))
        case .symbol(let resolved): symbol.draw(resolved, in: size, into: &node)
        case .grey(let color):
            symbol.clear()
            let box = CGRect(origin: .zero, size: size)
            node.content = .shape(ShapeContent(path: PathData.rectangle(box), fill: .color(color)))
        case .placeholder(_, let color):
            symbol.clear()
            node.content = .shape(placeholder(color))
        }
        graph.store.put(node)
        return [id]
    }

    private var accessibility: NodeAccessibility {
        var accessibility = resolvedAccessibility
        if image?.isDecorative == true {
            accessibility.hidden = accessibility.hidden ?? true
        } else {
            accessibility.label = accessibility.label ?? image?.label
            accessibility.traits = accessibility.traits ?? [.image]
        }
        return accessibility
    }

    private func laidAsset(of picture: UIImage) -> AssetID? {
        guard let resizing = image?.resizing, !resizing.isPlain, let bitmap = picture.cgImage else { return nil }
        if let laid, laid.size == size, graph.pictures[laid.asset] != nil { return laid.asset }
        let made = resizing.lay(bitmap, scale: picture.scale, over: size, resolution: displayScale)
        guard let data = made?.fittedPNGData else { return nil }
        let asset = graph.pictures.provide(data)
        laid = (size, asset)
        return asset
    }

    /// Provides the picture anew where it was dropped while it was not shown.
    private func provide(_ asset: AssetID, _ picture: UIImage) -> AssetID {
        graph.pictures.provide(asset, picture.dataForPainters)
        return asset
    }

    private func placeholder(_ color: RGBA) -> ShapeContent {
        let box = CGRect(origin: .zero, size: size).insetBy(dx: min(1, size.width / 2), dy: min(1, size.height / 2))
        let outline = Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 4)
        return ShapeContent(path: outline.data, stroke: Stroke(paint: .color(color), width: 1.5))
    }
}
