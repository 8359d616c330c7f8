import RenderTree
import TreePainter

extension CALayer {
    /// The layer's area with its rounded corners, in its own coordinates.
    var outline: CGPath {
        let rect = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        guard cornerRadius > 0 else { return CGPath(rect: rect) }
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        guard maskedCorners != .all else { return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius) }
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        return .rectangle(
            rect, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
            bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    }

    var shadow: Shadow? {
        guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
        let shown = color.copy(alpha: color.alpha * CGFloat(min(1, shadowOpacity))) ?? color
        return Shadow(
            color: RGBA(shown), radius: max(0, shadowRadius), x: shadowOffset.width, y: shadowOffset.height)
    }

    /// Border, drawn inside the edge as on Apple's systems.
    var borderNode: NodeDraft? {
        guard borderWidth > 0, let color = borderColor, color.alpha > 0 else { return nil }
        let rect = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        guard inner.width > 0, inner.height > 0 else { return .fill(outline, RGBA(color), bounds: rect) }
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2) - borderWidth / 2)
        let path = CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius)
        return .stroke(path, RGBA(color), width: borderWidth, bounds: rect, cap: nil)
    }

    /// The area that a mask leaves visible, in this layer's coordinates; nil without a mask.
    var maskPath: CGPath? {
        guard let mask else { return nil }
        let moved = CGAffineTransform(translationX: mask.shownBox.minX, y: mask.shownBox.minY)
        if let shape = mask as? CAShapeLayer { return (shape.path ?? CGMutablePath()).copy(using: moved) }
        return mask.outline.copy(using: moved)
    }

    /// A free layer with its sublayers; nil where it is not visible.
    var draft: NodeDraft? {
        displayIfWanted()
        guard !isHidden, opacity > 0 || ViewAnimations.keepsClearViews else { return nil }
        guard drawsItself else { return sublayersDraft }
        var style = NodeStyle(
            opacity: CGFloat(opacity), transform: aboutMiddle(transform.affine),
            clip: maskPath ?? (masksToBounds ? outline : nil),
            size: bounds.size)
        if !masksToBounds { style.shadow = shadow }
        var draft = NodeDraft(frame: TreeRect(shownBox), style: style)
        if let color = backgroundColor, color.alpha > 0 {
            let area = CGRect(origin: .zero, size: bounds.size)
            draft.children.append(.fill(outline, RGBA(color), bounds: area))
        }
        draft.children += content + replicated(freeLayers.compactMap(\.draft))
        if let border = borderNode { draft.children.append(border) }
        return draft
    }

    /// Nodes of the layer above its background: its own and, above them, what was drawn.
    var content: [NodeDraft] {
        let area = CGRect(origin: .zero, size: bounds.size)
        let picture = isDisplayedByApp ? ownPicture?.image : nil
        return ownNodes() + (picture.map { [.picture($0, in: area)] } ?? [])
    }

    /// Whether the app displays the layer, which is to be displayed; it does not display UIKit's, unless they have a delegate.
    private var isDisplayedByApp: Bool {
        wantsDisplay && bounds.width > 0 && bounds.height > 0
            && (delegate != nil || !FrameworkTypes.own(type(of: self)))
    }

    /// Has the delegate display the layer, or `draw(in:)` draw it, once it was to be displayed and again in another size. Comes before
    /// anything of the layer is read: a delegate may change all of it.
    func displayIfWanted() {
        guard isDisplayedByApp, ownPicture?.size != bounds.size else { return }
        isLeftToDraw = delegate == nil
        delegate?.display(self)
        ownPicture = (bounds.size, isLeftToDraw ? drawPicture() : nil)
    }

    private func drawPicture() -> CGImage? {
        delegate?.layerWillDraw(self)
        let (scale, size) = (UIScreen.main.scale, bounds.size)
        let lazyContext = ImageContexts.pushLazily(scale: scale) {
            ImageContexts.make(size: size, scale: scale, opaque: false)
        }
        if let context = UIGraphicsGetCurrentContext() { draw(in: context) }
        ImageContexts.pop()
        return lazyContext.made?.makeImage()
    }

    var contentsNode: NodeDraft? {
        guard let image = contents as? CGImage ?? (contents as? UIImage)?.uprightImage else { return nil }
        let bounds = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        return .picture(image, in: contentsGravity.mode.frame(of: size, in: bounds))
    }
}

extension CGPath {
    static func rectangle(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) -> CGPath {
        let path = CGMutablePath()
        func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from angle: CGFloat) {
            path.addArc(
                center: CGPoint(x: x, y: y), radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
                clockwise: false)
        }
        corner(rect.minX + topLeft, rect.minY + topLeft, topLeft, from: .pi)
        corner(rect.maxX - topRight, rect.minY + topRight, topRight, from: -.pi / 2)
        corner(rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, from: 0)
        corner(rect.minX + bottomLeft, rect.maxY - bottomLeft, bottomLeft, from: .pi / 2)
        path.closeSubpath()
        return path
    }
}
