public import CoreGraphics
import RenderTree
public import UIKit

/// Draws views into a picture.
///
/// Source: developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View> {
    public var content: Content
    /// What the content is proposed; without it, its ideal size.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1

    public init(content view: Content) { content = view }

    /// `nil` where the content has no size, or more pixels on a side than a picture may have.
    public var cgImage: CGImage? {
        let graph = ViewGraph()
        var environment = EnvironmentValues()
        environment.displayScale = scale
        graph.show(content, environment: environment)
        graph.render(in: size(of: graph))
        defer { graph.close() }
        guard let tree = graph.tree else { return nil }
        return CairoPainter.image(of: tree, scale: scale, asset: { graph.assets[$0] })
    }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    private func size(of graph: ViewGraph) -> CGSize {
        let least = CGSize(
            width: proposedSize.width ?? .infinity, height: proposedSize.height ?? .infinity)
        // A geometry reader or an `onAppear` may change what is shown: measure what came of it.
        let first = graph.root.fittingSize(in: least)
        graph.render(in: first)
        return graph.root.fittingSize(in: least)
    }
}
