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
        case .device: deviceSize
        case .sizeThatFits: cut(controller.sizeThatFits(in: deviceSize))
        case .fixed(let width, let height): cut(CGSize(width: width, height: height))
        }
    }

    private static func cut(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, sideMax), height: min(size.height, sideMax))
    }
}
