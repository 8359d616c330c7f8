import RenderTree
import UIKit

final class ImageNode: LayoutNode {
    private var image: Image?
    private var tint: RGBA?
    private var symbolSide: CGFloat = 17
    private var asset: AssetID?
    private lazy var id = makeID()

    func set(_ image: Image, _ environment: EnvironmentValues) {
        let isNew = image != self.image
        self.image = image
        let color = ForegroundStyle().paint(in: environment).mainColor
        symbolSide = (environment.font ?? .body).size
        switch image.source {
        case .picture(let picture):
            let isTemplate =
                image.renderingMode == .template
                || image.renderingMode == nil && picture.renderingMode == .alwaysTemplate
            tint = isTemplate ? color : nil
            if isNew { asset = picture.pngData().map { graph.provide($0) } }
        case .symbol(let name):
            tint = color
            graph.report("system_symbol", "The symbol “\(name)” is not available; a placeholder is shown.", "Image")
        case .missing(let name):
            tint = color
            graph.report("image_missing", "There is no picture named “\(name)” in the bundle.", "Image")
        }
        contentChanged()
    }

    override var accessibilityRole: AccessibilityRole { image?.isDecorative == true ? .drawing : .element }
    override var ownSpokenText: String? { image?.isDecorative == true ? nil : image?.label }

    private var ownSize: CGSize {
        if case .picture(let picture) = image?.source { return picture.size }
        return CGSize(width: symbolSide * 1.2, height: symbolSide * 1.2)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image?.isResizable == true ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
    }

    override func render() -> [NodeID] {
        var told = toldAccessibility
        if image?.isDecorative == true {
            told.hidden = told.hidden ?? true
        } else {
            told.label = told.label ?? image?.label
            told.traits = told.traits ?? [.image]
        }
        graph.store.put(Node(id: id, frame: treeFrame, content: content, accessibility: told))
        return [id]
    }

    private var content: NodeContent {
        if let asset { return .image(ImageContent(asset: asset, tint: tint)) }
        let box = CGRect(origin: .zero, size: size).insetBy(dx: min(1, size.width / 2), dy: min(1, size.height / 2))
        let outline = Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 4)
        let color = tint ?? RGBA(red: 0.5, green: 0.5, blue: 0.5)
        return .shape(ShapeContent(path: outline.data, stroke: Stroke(paint: .color(color), width: 1.5)))
    }
}
