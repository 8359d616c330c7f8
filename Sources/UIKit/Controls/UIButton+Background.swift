import RenderTree
import TreePainter

extension UIButton {
    /// Nodes of a configuration's background from back to front: its colour, picture and outline.
    func backgroundNodes(of configuration: Configuration) -> [NodeDraft] {
        let background = configuration.background
        let area = CGRect(origin: .zero, size: box.size).inset(by: background.backgroundInsets.edges)
        guard area.width > 0, area.height > 0 else { return [] }
        let radius = configuration.radius(in: area)
        var nodes: [NodeDraft] = []
        if let color = configuration.background(tintColor), color.rgba.alpha > 0 {
            let shown = isEnabled ? color.rgba : UIColor.tertiarySystemFill.rgba
            nodes.append(.box(area, shown, cornerRadius: radius))
        }
        if let image = background.image { nodes.append(node(of: image, background.imageContentMode, area, radius)) }
        return nodes + outline(of: background, area, radius)
    }

    /// Returns the picture, cut off at the edges of the area with its round corners.
    private func node(of image: UIImage, _ mode: ContentMode, _ area: CGRect, _ radius: CGFloat) -> NodeDraft {
        let inner = CGRect(origin: .zero, size: area.size)
        let shape = CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius)
        let style = NodeStyle(opacity: 1, transform: .identity, clip: shape, size: area.size)
        var node = NodeDraft(frame: TreeRect(area), style: style)
        node.children = image.drafts(in: mode.frame(of: image.size, in: inner), tintColor)
        return node
    }

    /// Returns the outline, whose outer edge is that of the area, or farther out by `strokeOutset`.
    private func outline(
        of background: UIBackgroundConfiguration, _ area: CGRect, _ radius: CGFloat
    ) -> [NodeDraft] {
        let width = background.strokeWidth
        let inset = width / 2 - background.strokeOutset
        let rect = area.insetBy(dx: inset, dy: inset)
        guard width > 0, inset.isFinite, rect.width > 0, rect.height > 0 else { return [] }
        let corner = max(0, min(radius - inset, min(rect.width, rect.height) / 2))
        let path = CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner)
        let color = background.resolvedStrokeColor(for: tintColor).rgba
        return [.stroke(path, color, width: width, bounds: area, cap: nil)]
    }

    /// Shows the turning indicator, or takes it away, as the configuration says.
    func showSpinner(_ configuration: Configuration?) {
        guard let configuration, configuration.showsActivityIndicator else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let shown = spinner ?? UIActivityIndicatorView(style: .medium)
        if spinner == nil {
            spinner = shown
            addSubview(shown)
            shown.startAnimating()
        }
        let color = configuration.foreground(tintColor)
        shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    }

    /// The image, or the turning indicator in its place.
    var shownPicture: UIView { spinner ?? picture }
}
