/// Cached result of a view's `draw(_:)`.
struct OwnDrawing {
    var isStale = true
    var size = CGSize.zero
    var style = UIUserInterfaceStyle.light
    var picture: CGImage?
}

extension UIView {
    /// Bitmap that the view's `draw(_:)` has drawn, for the current size and style; nil where the class has no
    /// `draw(_:)` of its own, or it has drawn nothing.
    var drawnPicture: CGImage? {
        // UIKit's own views draw by nodes; only an app's may override `draw(_:)`.
        guard !FrameworkTypes.own(type(of: self)) else { return nil }
        let traits = UITraitCollection.current
        if drawing.isStale || drawing.size != box.size || drawing.style != traits.userInterfaceStyle {
            drawing = OwnDrawing(
                isStale: false, size: box.size, style: traits.userInterfaceStyle, picture: drawPicture())
        }
        return drawing.picture
    }

    /// Draws the view; nil where nothing was drawn, because the context is created only when it is first used.
    private func drawPicture() -> CGImage? {
        let (size, origin) = (box.size, boundsOrigin)
        let lazyContext = ImageContexts.pushLazily(scale: UIScreen.main.scale) {
            let context = ImageContexts.make(size: size, scale: UIScreen.main.scale, opaque: false)
            context?.translateBy(x: -origin.x, y: -origin.y)
            return context
        }
        draw(CGRect(origin: origin, size: size))
        ImageContexts.pop()
        return lazyContext.made?.makeImage()
    }
}
