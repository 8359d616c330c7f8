import RenderTree
import TreePainter
import UIKit

/// Draws a scene as a flat list of parts, in the order of their heights.
@MainActor struct SceneDrawing {
    private struct Part {
        let draft: NodeDraft
        let height: CGFloat
    }
    private var parts: [Part] = []

    /// Returns what is in a node, as drafts in points from the node's origin, with the y axis down.
    static func drafts(in node: SKNode) -> [NodeDraft] {
        var drawing = SceneDrawing()
        for child in node.children { drawing.add(child, .identity, 1, 0) }
        return drawing.sorted
    }

    /// Returns a node itself with what is in it, as drafts with the y axis down.
    /// - Parameter outer: from the node's parent's coordinates to those of the drafts, both with the y axis up.
    static func drafts(of node: SKNode, in outer: CGAffineTransform = .identity) -> [NodeDraft] {
        var drawing = SceneDrawing()
        drawing.add(node, outer, 1, 0)
        return drawing.sorted
    }

    private var sorted: [NodeDraft] {
        // Sorting is stable only with the place as a second key.
        parts.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element.draft)
    }

    private mutating func add(_ node: SKNode, _ outer: CGAffineTransform, _ opacity: CGFloat, _ height: CGFloat) {
        let alpha = opacity * max(0, min(1, node.alpha))
        guard !node.isHidden, alpha > 0 else { return }
        let (transform, top) = (node.transform.concatenating(outer), height + node.zPosition)
        if let group = node as? SKEffectNode, !(node is SKScene) { return add(group, transform, alpha, top) }
        if let crop = node as? SKCropNode, crop.maskNode != nil { return add(crop, transform, alpha, top) }
        if let emitter = node as? SKEmitterNode { addParticles(of: emitter, transform, alpha, top) }
        if let content = node.content(), let rect = node.contentRect {
            append(Self.placed(content, rect, transform), of: node, alpha, top)
        } else if node.isAccessibilityElement, let rect = node.accumulatedRect {
            let area = SpriteContent(draft: NodeDraft(frame: TreeRect(CGRect(origin: .zero, size: rect.size))))
            append(Self.placed(area, rect, transform), of: node, alpha, top)
        }
        for child in node.children { add(child, transform, alpha, top) }
    }

    private mutating func append(_ draft: NodeDraft, of node: SKNode, _ alpha: CGFloat, _ height: CGFloat) {
        guard parts.count < SpriteLimits.drawnNodeCountMax else {
            let most = SpriteLimits.drawnNodeCountMax
            return SpriteLog.write("a scene shows at most \(most) nodes; the others are left out")
        }
        var draft = draft
        draft.identity = node
        if alpha < 1 { draft.node.style.opacity = rounded(alpha, 1000) }
        node.describe(&draft)
        parts.append(Part(draft: draft, height: height))
    }

    // MARK: Groups

    private mutating func add(
        _ group: SKEffectNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ height: CGFloat
    ) {
        var inner = SceneDrawing()
        for child in group.children { inner.add(child, transform, 1, 0) }
        var draft = NodeDraft(frame: .zero, children: inner.sorted)
        draft.node.style.blend = group.blendMode.nodeBlend
        append(draft, of: group, alpha, height)
    }

    private mutating func add(
        _ crop: SKCropNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ height: CGFloat
    ) {
        guard let mask = crop.maskNode, let area = crop.mask.area(of: mask, transform) else { return }
        var inner = SceneDrawing()
        for child in crop.children { inner.add(child, transform, 1, 0) }
        var draft = NodeDraft(frame: TreeRect(area), children: inner.sorted.map { $0.moved(-area.minX, -area.minY) })
        draft.mask = crop.mask.picture
        append(draft, of: crop, alpha, height)
    }

    private mutating func addParticles(
        of emitter: SKEmitterNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ height: CGFloat
    ) {
        for particle in emitter.particles {
            guard let (content, rect, place) = emitter.look(of: particle) else { continue }
            let target = emitter.transform(of: particle, in: transform)
            var draft = Self.placed(content, rect, place.concatenating(target))
            draft.identity = particle
            draft.node.accessibility.hidden = true
            let opacity = alpha * max(0, min(1, particle.alpha))
            guard opacity > 0, parts.count < SpriteLimits.drawnNodeCountMax else { continue }
            if opacity < 1 { draft.node.style.opacity = rounded(opacity, 100) }
            parts.append(Part(draft: draft, height: height + emitter.particleZPosition))
        }
    }

    // MARK: Places

    /// Returns a draft at its place: its frame is moved to the transformed middle; what the frame cannot say is a transform.
    /// - Parameters:
    ///   - rect: what the draft fills, in the node's coordinates.
    ///   - transform: from the node's coordinates to the outer ones, both with the y axis up.
    static func placed(_ content: SpriteContent, _ rect: CGRect, _ transform: CGAffineTransform) -> NodeDraft {
        var draft = content.draft
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
        var (a, b, c, d) = (transform.a, -transform.b, -transform.c, transform.d)
        var size = rect.size
        let isUpright = b == 0 && c == 0 && a > 0 && d > 0
        if content.isStretched {
            let (width, height) = isUpright ? (a, d) : (hypot(a, b), hypot(c, d))
            size = CGSize(width: size.width * width, height: size.height * height)
            if width > 0, height > 0 { (a, b, c, d) = (a / width, b / width, c / height, d / height) }
        }
        draft.node.frame = TreeRect(
            x: rounded(middle.x - size.width / 2, 100), y: rounded(-middle.y - size.height / 2, 100),
            width: rounded(size.width, 100), height: rounded(size.height, 100))
        let matrix = [a, b, c, d].map { rounded($0, 10_000) }
        if matrix != [1, 0, 0, 1] { draft.node.style.transform = matrix + [0, 0] }
        return draft
    }

    private func rounded(_ value: CGFloat, _ steps: Double) -> Double { Self.rounded(value, steps) }

    /// Rounds to what a screen can show, so that a body that trembles at rest sends nothing.
    private static func rounded(_ value: CGFloat, _ steps: Double) -> Double {
        value.isFinite ? (Double(value) * steps).rounded() / steps : 0
    }
}

extension NodeDraft {
    func moved(_ x: Double, _ y: Double) -> NodeDraft {
        var moved = self
        moved.node.frame.x += x
        moved.node.frame.y += y
        return moved
    }
}

/// The mask of a crop node as a picture, drawn anew when the mask looks different.
@MainActor struct MaskPicture {
    private(set) var picture: CGImage?
    private var known: [Node] = []
    /// Pixels per point of a mask.
    private static let scale: CGFloat = 2
    /// Most points of a side: more than a phone's screen has.
    private static let sideMax: CGFloat = 1500

    /// Draws the mask, and returns its area in the outer coordinates with the y axis down; nil where it is empty.
    mutating func area(of mask: SKNode, _ outer: CGAffineTransform) -> CGRect? {
        guard let own = mask.accumulatedRect else { return nil }
        let up = own.applying(mask.transform.concatenating(outer))
        let area = CGRect(x: up.minX, y: -up.maxY, width: up.width, height: up.height)
        guard area.width > 0, area.height > 0, area.width < Self.sideMax, area.height < Self.sideMax else { return nil }
        let drafts = SceneDrawing.drafts(of: mask, in: outer).map { $0.moved(-area.minX, -area.minY) }
        let looks = drafts.flatMap(\.allNodes)
        if looks != known || picture == nil {
            known = looks
            guard let context = CGContext(size: area.size, scale: Self.scale) else { return nil }
            for draft in drafts { draft.paint(into: context) }
            picture = context.makeImage()
        }
        return area
    }
}

extension NodeDraft {
    fileprivate var allNodes: [Node] { [node] + children.flatMap(\.allNodes) }
}
