package import CoreGraphics
import RenderTree
import TreePainter
package import UIKit

/// Draws the first frame of a preview as a bitmap.
@MainActor package enum PreviewPicture {
    /// Pixels per point.
    static let scale: CGFloat = 2
    private static let sideMax: CGFloat = 2_000

    /// Renders the view with the layout; returns nil for an empty picture or one beyond the bitmap limits.
    package static func draw(_ view: some View, _ layout: PreviewLayout, isDark: Bool) -> CGImage? {
        var hasSize = false
        let controller = UIHostingController(
            rootView: view.environment(\.isPreview, true).onPreferenceChange(HasPreviewSize.self) { hasSize = $0 })
        let renderer = SceneRenderer(root: controller)
        renderer.environment.colorScheme = isDark ? .dark : .light
        renderer.size = size(of: controller, layout)
        _ = renderer.render()
        if hasSize {
            renderer.size = cut(controller.sizeThatFits(in: CGSize(width: sideMax, height: sideMax)))
            _ = renderer.render()
        }
        let assets = Dictionary(renderer.takeNewAssets(), uniquingKeysWith: { first, _ in first })
        return CairoPainter.image(of: renderer.tree, scale: scale, asset: { assets[$0] })
    }

    private static func size(of controller: UIHostingController<some View>, _ layout: PreviewLayout) -> CGSize {
        switch layout {
        case .device: PreviewLayout.deviceSize
        case .sizeThatFits: cut(controller.sizeThatFits(in: PreviewLayout.deviceSize))
        case .fixed(let width, let height): cut(CGSize(width: width, height: height))
        }
    }

    private static func cut(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, sideMax), height: min(size.height, sideMax))
    }
}
