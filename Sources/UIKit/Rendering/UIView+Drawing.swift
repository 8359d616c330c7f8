/// What `draw(_:)` has drawn.
struct OwnDrawing {
    var isStale = true
    var size = CGSize.zero
    var style = UIUserInterfaceStyle.light
    var picture: CGImage?
}

/// A part of a view, in the order of drawing.
package enum ViewPart {
    case mark(ViewMark)
    case view(UIView)
}

extension UIView {
    /// Everything in the view, the last on top. Colours are those of the current traits.
    package var shownParts: [ViewPart] {
        var parts: [ViewPart] = []
        let path = outline
        if let color = backgroundColor?.cgColor, color.alpha > 0 {
            parts.append(.mark(.fill(path, color, bounds: CGRect(origin: .zero, size: box.size))))
        }
        parts += (storedLayer?.ownMarks() ?? []).map(ViewPart.mark)
        if let drawn = drawnMark { parts.append(.mark(drawn)) }
        parts += ownMarks().map(ViewPart.mark)
        parts += layered
        parts += upperMarks().map(ViewPart.mark)
        if let border = storedLayer?.borderMark { parts.append(.mark(border)) }
        return parts
    }

    /// The subviews, and between them the layers that are no view's.
    private var layered: [ViewPart] {
        let views = shownSubviews
        guard let layers = storedLayer?.freeLayers, !layers.isEmpty else { return views.map(ViewPart.view) }
        var parts: [ViewPart] = []
        var rest = layers[...]
        for (index, view) in views.enumerated() {
            while let layer = rest.first, layer.viewsBelow <= index {
                if let mark = layer.mark { parts.append(.mark(mark)) }
                rest.removeFirst()
            }
            parts.append(.view(view))
        }
        return parts + rest.compactMap { $0.mark.map(ViewPart.mark) }
    }

    package var isShown: Bool { !isHidden && alpha > 0 }

    /// The view's area with its round corners.
    var outline: CGPath {
        storedLayer?.outline ?? CGPath(rect: CGRect(origin: .zero, size: box.size))
    }

    package var shownStyle: ViewStyle {
        var style = ViewStyle()
        style.opacity = alpha
        style.transform = transform
        if let layer = storedLayer, !layer.transform.isIdentity { style.transform = layer.transform.affine }
        if clipsToBounds { style.clip = outline }
        if let mask = storedLayer?.maskPath { style.clip = mask }
        if !clipsToBounds { style.shadow = storedLayer?.shadow }
        style.ignoresInput = !isUserInteractionEnabled
        return style
    }

    // MARK: draw(_:)

    private var drawnMark: ViewMark? {
        guard Self.mayDraw(type(of: self)) else { return nil }
        let traits = UITraitCollection.current
        if drawing.isStale || drawing.size != box.size || drawing.style != traits.userInterfaceStyle {
            drawing = OwnDrawing(
                isStale: false, size: box.size, style: traits.userInterfaceStyle, picture: drawPicture())
        }
        return drawing.picture.map { ViewMark(CGRect(origin: .zero, size: box.size), .image($0, tint: nil)) }
    }

    /// nil where nothing was drawn: the context is only made when somebody asks for it.
    private func drawPicture() -> CGImage? {
        let size = box.size
        let lazyContext = ImageContexts.pushLazily(scale: UIScreen.main.scale) {
            ImageContexts.make(size: size, scale: UIScreen.main.scale, opaque: false)
        }
        draw(CGRect(origin: .zero, size: size))
        ImageContexts.pop()
        return lazyContext.made?.makeImage()
    }

    private static var drawingClasses: [ObjectIdentifier: Bool] = [:]

    /// UIKit's own views draw by marks; only an app's may have a `draw(_:)` of their own.
    private static func mayDraw(_ type: UIView.Type) -> Bool {
        if let known = drawingClasses[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        let isOurs = ["UIKit.", "SwiftUI.", "Messages."].contains { name.hasPrefix($0) }
        drawingClasses[ObjectIdentifier(type)] = !isOurs
        return !isOurs
    }

    // MARK: For those who paint

    package var shownRole: ViewRole { role }
    package var shownSpeech: ViewSpeech {
        var speech = spokenText.over(ownSpeech)
        speech.actions += customActions.map(\.name)
        return speech
    }

    package var wantedGestures: ViewGestures? {
        var gestures = (gestureRecognizers ?? []).filter(\.isEnabled).reduce(into: ViewGestures()) { $1.ask(&$0) }
        if hearsTouches {
            gestures.dragDistance = 0
            gestures.isSimultaneous = true
        }
        return gestures.isEmpty ? nil : gestures
    }

    /// Where hidden or where touches are not taken, here or above, nothing arrives.
    package func send(_ input: ViewInput) {
        let isReachable = sequence(first: self, next: \.superview).allSatisfy { view in
            !view.isHidden && view.isUserInteractionEnabled
        }
        if isReachable { receive(input) }
    }

    /// Subviews as they are painted.
    package var paintedSubviews: [UIView] { shownSubviews }
}

/// A view that draws what is not UIKit's itself: SwiftUI's hosting view.
@MainActor package protocol SelfPaintingView: UIView {
    /// Into the context, from the view's top-left corner.
    func paint(into context: CGContext)
}
