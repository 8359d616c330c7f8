import RenderTree
import TreePainter

/// One particle of an emitter layer, in the layer's coordinates.
@MainActor struct EmitterParticle {
    let cell: CAEmitterCell
    var position: CGPoint
    private var velocity: CGVector
    private var rotation: CGFloat = 0
    private let spin: CGFloat
    private var scale: CGFloat
    /// Red, green, blue and alpha.
    private var color: [CGFloat]
    /// Points from the layer's corner, and a size, beyond which nothing is drawn: a tree with such a number is refused.
    private static let farthest: CGFloat = 1_000_000
    /// Seconds that are left.
    private(set) var life: CGFloat

    init(_ cell: CAEmitterCell, of layer: CAEmitterLayer, at position: CGPoint, _ chance: inout Chance) {
        (self.cell, self.position) = (cell, position)
        life = (CGFloat(cell.lifetime) + chance.spread(CGFloat(cell.lifetimeRange))) * CGFloat(layer.lifetime)
        let angle = cell.emissionLongitude + chance.spread(cell.emissionRange)
        let speed = (cell.velocity + chance.spread(cell.velocityRange)) * CGFloat(layer.velocity)
        // Measures the angle of a line's particles from its upward normal.
        velocity =
            layer.emitterShape == .line
            ? CGVector(dx: sin(angle) * speed, dy: -cos(angle) * speed)
            : CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        spin = (cell.spin + chance.spread(cell.spinRange)) * CGFloat(layer.spin)
        scale = (cell.scale + chance.spread(cell.scaleRange)) * CGFloat(layer.scale)
        color = []
        for component in cell.components { color.append(component.start + chance.spread(component.range)) }
    }

    mutating func advance(by time: CGFloat) {
        life -= time
        velocity.dx += cell.xAcceleration * time
        velocity.dy += cell.yAcceleration * time
        position.x += velocity.dx * time
        position.y += velocity.dy * time
        rotation += spin * time
        scale += cell.scaleSpeed * time
        for (index, component) in cell.components.enumerated() { color[index] += component.speed * time }
    }

    /// Returns the particle as a node; nil where there is nothing to see.
    func draft(_ blend: BlendMode?) -> NodeDraft? {
        let shown = color.map { min(1, max(0, $0)) }
        guard let picture = cell.picture, scale > 0, shown[3] > 0, cell.contentsScale > 0 else { return nil }
        let (width, height) = (
            CGFloat(picture.width) / cell.contentsScale * scale, CGFloat(picture.height) / cell.contentsScale * scale
        )
        guard rotation.isFinite, [position.x, position.y, width, height].allSatisfy({ $0.magnitude <= Self.farthest })
        else { return nil }
        let area = CGRect(x: position.x - width / 2, y: position.y - height / 2, width: width, height: height)
        var draft = NodeDraft.picture(picture, in: area)
        draft.node.style.opacity = shown[3] < 1 ? Double(shown[3]) : nil
        draft.node.style.blend = blend
        if shown[0] < 1 || shown[1] < 1 || shown[2] < 1 {
            let tint = CGColor(red: shown[0], green: shown[1], blue: shown[2], alpha: 1)
            draft.node.style.filters = Filters(multiply: RGBA(tint))
        }
        if rotation != 0 {
            draft.node.style.transform = [cos(rotation), sin(rotation), -sin(rotation), cos(rotation), 0, 0]
                .map { Double($0) }
        }
        return draft
    }
}
