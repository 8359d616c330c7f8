public import Combine
public import CoreGraphics
import RenderTree
import TreePainter
public import UIKit

/// Renders views into an image.
///
/// Source: developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Publishes every change of the renderer's properties. Never reassigned; used on the main actor.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
    public var content: Content { willSet { objectWillChange.send() } }
    /// Size proposed to the content; a nil side proposes its ideal length.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels per point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the image is opaque; transparent areas are black then.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// Ignored: all images are in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    public init(content view: Content) { content = view }

    /// The rendered image; nil where the content has no size, or more pixels on a side than an image may have.
    public var cgImage: CGImage? { image(scale: scale) }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Calls the closure with the content's size and a function that draws the content into a context: upright, whether the
    /// context's y axis points downwards, as that of most does here, or upwards, as that of a bitmap or PDF of the app's own. It is
    /// drawn as a bitmap.
    /// - Parameter rasterizationScale: pixels of the bitmap per point.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let image = image(scale: rasterizationScale) else { return }
        let size = CGSize(
            width: CGFloat(image.width) / rasterizationScale, height: CGFloat(image.height) / rasterizationScale)
        let area = CGRect(origin: .zero, size: size)
        renderer(size) { context in
            if context.startsAtLowerLeft { context.draw(image, in: area) } else { context.drawUpright(image, in: area) }
        }
    }

    private func image(scale: CGFloat) -> CGImage? {
        let graph = ViewGraph()
        // An image that is as large as its content shows all cells of lazy containers.
        graph.makesAllCells = proposedSize.width == nil || proposedSize.height == nil
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.isDrawnIntoPicture = true
        graph.show(content, environment: environment)
        graph.render(in: size(of: graph))
        defer { graph.close() }
        guard let tree = graph.tree else { return nil }
        let image = CairoPainter.image(of: tree, scale: scale, asset: { graph.pictures[$0] })
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
        // A geometry reader or `onAppear` may change the content, so it is rendered once before it is measured.
        let first = graph.root.fittingSize(in: least)
        graph.render(in: first)
        return graph.root.fittingSize(in: least)
    }
}
