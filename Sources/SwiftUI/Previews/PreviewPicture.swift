package import CoreGraphics
import RenderTree
import UIKit

/// Draws a preview as it is when it appears.
@MainActor package enum PreviewPicture {
    /// A phone's window, in points.
    static let deviceSize = CGSize(width: 390, height: 700)
    /// Pixels a point.
    static let scale: CGFloat = 2
    private static let sideMax: CGFloat = 2_000

    /// nil where there is nothing to see, or more than a picture holds.
    package static func draw(_ view: some View, _ layout: PreviewLayout, isDark: Bool) -> CGImage? {
        let controller = UIHostingController(rootView: view)
        let renderer = SceneRenderer(root: controller)
        renderer.environment.colorScheme = isDark ? .dark : .light
        renderer.size = size(of: controller, layout)
        _ = renderer.render()
        let assets = Dictionary(renderer.takeNewAssets(), uniquingKeysWith: { first, _ in first })
        return CairoPainter.image(of: renderer.tree, scale: scale, asset: { assets[$0] })
    }

    private static func size(of controller: UIHostingController<some View>, _ layout: PreviewLayout) -> CGSize {
        let size =
            switch layout {
            case .device: deviceSize
            case .sizeThatFits: controller.sizeThatFits(in: deviceSize)
            case .fixed(let width, let height): CGSize(width: width, height: height)
            }
        return CGSize(width: min(size.width, sideMax), height: min(size.height, sideMax))
    }
}
