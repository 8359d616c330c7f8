extension CALayer {
    /// The layer's area with its round corners, in its own coordinates.
    var outline: CGPath {
        let rect = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        guard cornerRadius > 0 else { return CGPath(rect: rect) }
        guard maskedCorners != .all else {
            return CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
        }
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        return .rectangle(
            rect, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
            bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    }

    var shadow: ViewShadow? {
        guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
        let shown = color.copy(alpha: color.alpha * CGFloat(min(1, shadowOpacity))) ?? color
        return ViewShadow(color: shown, radius: max(0, shadowRadius), offset: shadowOffset)
    }

    /// Within the edge, as on Apple's systems.
    var borderMark: ViewMark? {
        guard borderWidth > 0, let color = borderColor, color.alpha > 0 else { return nil }
        let rect = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        guard inner.width > 0, inner.height > 0 else { return .fill(outline, color, bounds: rect) }
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2) - borderWidth / 2)
        let path = CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius)
        return .stroke(path, color, width: borderWidth, bounds: rect, cap: .butt)
    }

    /// What a mask lets through, in this layer's coordinates.
    var maskPath: CGPath? {
        guard let mask else { return nil }
        let moved = CGAffineTransform(translationX: mask.frame.minX, y: mask.frame.minY)
        if let shape = mask as? CAShapeLayer { return (shape.path ?? CGMutablePath()).copy(using: moved) }
        return mask.outline.copy(using: moved)
    }

    /// A free layer with all that is in it.
    var mark: ViewMark? {
        guard !isHidden, opacity > 0 else { return nil }
        var style = ViewStyle()
        style.opacity = CGFloat(opacity)
        style.transform = transform.affine
        style.clip = maskPath ?? (masksToBounds ? outline : nil)
        if !masksToBounds { style.shadow = shadow }
        var children: [ViewMark] = []
        if let color = backgroundColor, color.alpha > 0 {
            children.append(.fill(outline, color, bounds: bounds))
        }
        children += ownMarks() + freeLayers.compactMap(\.mark)
        if let border = borderMark { children.append(border) }
        return ViewMark(frame, .group, style: style, children: children)
    }

    var contentsMark: ViewMark? {
        guard let image = contents as? CGImage ?? (contents as? UIImage)?.uprightImage else { return nil }
        let bounds = CGRect(origin: .zero, size: view?.box.size ?? bounds.size)
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        return ViewMark(contentsGravity.mode.frame(of: size, in: bounds), .image(image, tint: nil))
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
