public import Combine
public import CoreGraphics
import RenderTree
public import UIKit

/// Draws views into a picture.
///
/// Source: developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Tells of every change of what is to be drawn. Never written; used on the main actor.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
    public var content: Content { willSet { objectWillChange.send() } }
    /// What the content is proposed; without it, its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels a point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the picture has no alpha: what is empty is black then.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// All pictures are in sRGB here.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    public init(content view: Content) { content = view }

    /// `nil` where the content has no size, or more pixels on a side than a picture may have.
    public var cgImage: CGImage? { image(scale: scale) }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Calls the closure with the content's size and a function that draws it into a context. A context here counts y
    /// downwards: the content stands upright in it. It is drawn as a picture of so many pixels a point.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let image = image(scale: rasterizationScale) else { return }
        let size = CGSize(
            width: CGFloat(image.width) / rasterizationScale, height: CGFloat(image.height) / rasterizationScale)
        renderer(size) { context in context.drawUpright(image, in: CGRect(origin: .zero, size: size)) }
    }

    private func image(scale: CGFloat) -> CGImage? {
        let graph = ViewGraph()
        // A picture as large as its content shows all of it.
        graph.makesAllCells = proposedSize.width == nil || proposedSize.height == nil
        var environment = EnvironmentValues()
        environment.displayScale = scale
        graph.show(content, environment: environment)
        graph.render(in: size(of: graph))
        defer { graph.close() }
        guard let tree = graph.tree else { return nil }
        let image = CairoPainter.image(of: tree, scale: scale, asset: { graph.assets[$0] })
        return isOpaque ? image.flatMap(Self.onBlack) : image
    }

    private static func onBlack(_ image: CGImage) -> CGImage? {
        let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let context = CGContext(width: image.width, height: image.height) else { return nil }
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(area)
        context.drawUpright(image, in: area)
        return context.makeImage()
    }

    private func size(of graph: ViewGraph) -> CGSize {
        let least = CGSize(
            width: proposedSize.width ?? .infinity, height: proposedSize.height ?? .infinity)
        // A geometry reader or an `onAppear` may change what is shown: measure what came of it.
        let first = graph.root.fittingSize(in: least)
        graph.render(in: first)
        return graph.root.fittingSize(in: least)
    }
}
