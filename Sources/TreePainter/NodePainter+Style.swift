import CoreGraphics
import RenderTree

// Steps of `NodeStyle`'s compositing order, the outermost first.
extension NodePainter {
    func composeBlend(of node: Node) {
        let mode = node.style.blend.map(CGBlendMode.init)
        // A node that CSS composites as a group is one here, too; otherwise descendants would blend with the content
        // behind it.
        guard mode.map({ $0 != .normal }) ?? false || hasBlends && node.style.isGroup else {
            return composeMask(of: node)
        }
        context.drawGroup(opacity: 1, blend: mode ?? .normal) { composeMask(of: node) }
    }

    private func composeMask(of node: Node) {
        guard let mask = node.style.mask else { return composeShadow(of: node) }
        // A mask that is not available hides the content, rather than reveal what was meant to be hidden.
        guard let picture = picture(mask) else { return }
        context.drawGroup(mask: picture, in: node.bounds) { composeShadow(of: node) }
    }

    private func composeShadow(of node: Node) {
        guard let shadow = node.style.shadow else { return composeClip(of: node) }
        context.drawGroup(
            shadow: CGColor(shadow.color), radius: CGFloat(shadow.radius), x: CGFloat(shadow.x), y: CGFloat(shadow.y),
            scale: pixelsPerPoint
        ) { composeClip(of: node) }
    }

    private func composeClip(of node: Node) {
        guard let clip = node.style.clip else {
            blurBehind(node)
            return composeProjection(of: node)
        }
        context.saveGState()
        context.beginPath()
        // A clip that cannot be parsed hides the content, as a missing mask does.
        context.addPath(CGPath(svg: clip.path) ?? CGPath(elements: []))
        context.clip(using: clip.evenOdd == true ? .evenOdd : .winding)
        blurBehind(node)
        composeProjection(of: node)
        context.restoreGState()
    }

    private func blurBehind(_ node: Node) {
        guard let blur = node.style.backdropBlur, blur > 0 else { return }
        context.blurBehind(node.bounds, deviation: CGFloat(blur) * pixelsPerPoint)
    }

    private func composeProjection(of node: Node) {
        guard let numbers = node.style.projection, let homography = Homography(numbers) else {
            return composeTransform(of: node)
        }
        context.drawGroup(homography, about: node.bounds) { composeTransform(of: node) }
    }

    private func composeTransform(of node: Node) {
        guard let matrix = node.style.transform, matrix.count == 6 else { return composeFilters(of: node) }
        let (x, y) = (CGFloat(node.frame.width / 2), CGFloat(node.frame.height / 2))
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.concatenate(
            CGAffineTransform(
                a: CGFloat(matrix[0]), b: CGFloat(matrix[1]), c: CGFloat(matrix[2]), d: CGFloat(matrix[3]),
                tx: CGFloat(matrix[4]), ty: CGFloat(matrix[5])))
        context.translateBy(x: -x, y: -y)
        composeFilters(of: node)
        context.restoreGState()
    }

    private func composeFilters(of node: Node) {
        guard let filters = node.style.filters, filters != Filters() else { return composeOpacity(of: node) }
        context.drawGroup(blur: CGFloat(filters.blur ?? 0) * pixelsPerPoint, filters: filters.kernels) {
            composeOpacity(of: node)
        }
    }

    private func composeOpacity(of node: Node) {
        let opacity = CGFloat(node.style.opacity ?? 1)
        if opacity >= 1 {
            paintInside(of: node)
        } else if opacity > 0 {
            context.drawGroup(opacity: opacity) { paintInside(of: node) }
        }
    }

    /// Pixels per point of the context, because shadows and filters are blurred in pixels.
    private var pixelsPerPoint: CGFloat {
        let transform = context.ctm
        return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }
}

extension NodeStyle {
    /// Whether CSS creates a stacking context for it.
    fileprivate var isGroup: Bool {
        blend != nil || mask != nil || shadow != nil || projection != nil || transform != nil || filters != nil
            || backdropBlur != nil || (opacity ?? 1) < 1 || clip.map { $0.cornerRadius == nil } ?? false
    }
}

extension CGBlendMode {
    fileprivate init(_ mode: RenderTree.BlendMode) {
        switch mode {
        case .normal: self = .normal
        case .multiply: self = .multiply
        case .screen: self = .screen
        case .overlay: self = .overlay
        case .darken: self = .darken
        case .lighten: self = .lighten
        case .colorDodge: self = .colorDodge
        case .colorBurn: self = .colorBurn
        case .hardLight: self = .hardLight
        case .softLight: self = .softLight
        case .difference: self = .difference
        case .exclusion: self = .exclusion
        case .hue: self = .hue
        case .saturation: self = .saturation
        case .color: self = .color
        case .luminosity: self = .luminosity
        case .plusLighter: self = .plusLighter
        case .sourceAtop: self = .sourceAtop
        case .destinationOver: self = .destinationOver
        case .destinationOut: self = .destinationOut
        }
    }
}
