/// A boundary, or an edge of the reference view, which nothing passes.
@MainActor enum CollisionWall {
    /// Points by which a line counts as thick, so that what is fast does not pass it between two steps.
    private static let thickness: CGFloat = 1

    case line(CGPoint, CGPoint, any NSCopying)
    /// An edge whose outer side is in a direction, at a distance from the origin.
    case edge(CGPoint, CGFloat)

    var identifier: (any NSCopying)? { if case .line(_, _, let identifier) = self { identifier } else { nil } }

    func contact(_ body: DynamicBody) -> DynamicContact? {
        switch self {
        case .line(let start, let end, _):
            let side = (end - start).normal.direction * Self.thickness
            return DynamicContact(body.corners, [start - side, end - side, end + side, start + side])
        case .edge(let outward, let distance):
            let corners = body.corners
            guard let most = corners.map(outward.dot).max(), most > distance else { return nil }
            let foremost = corners.filter { outward.dot($0) > most - 1 }
            let point = foremost.reduce(.zero, +) * (1 / CGFloat(foremost.count))
            return DynamicContact(normal: outward, depth: most - distance, point: point)
        }
    }
}

extension DynamicContact {
    /// Points a second below which nothing bounces, so that it comes to rest.
    private static let bounceMin: CGFloat = 40
    /// Points that may overlap, and the share of the rest that is corrected in a step.
    private static let (slop, correction): (CGFloat, CGFloat) = (0.1, 0.6)

    init(normal: CGPoint, depth: CGFloat, point: CGPoint) {
        (self.normal, self.depth, self.point) = (normal, depth, point)
    }

    /// Pushes two bodies apart, or one away from a boundary.
    @MainActor func resolve(_ first: DynamicBody, _ second: DynamicBody?) {
        let loose = first.inverseMass + (second?.inverseMass ?? 0)
        guard loose > 0 else { return }
        let apart = normal * (max(depth - Self.slop, 0) * Self.correction / loose)
        first.position -= apart * first.inverseMass
        if let second { second.position += apart * second.inverseMass }
        let closing = closing(first, second).dot(normal)
        guard closing > 0 else { return }
        let elasticity = max(first.traits.elasticity, second?.traits.elasticity ?? 0)
        let bounce = closing > Self.bounceMin ? min(max(elasticity, 0), 1) : 0
        let push = closing * (1 + bounce) / looseness(first, second, along: normal)
        give(normal * push, first, second)
        rub(first, second, at: push)
    }

    /// Velocity with which the first body comes nearer to the second at the point.
    @MainActor private func closing(_ first: DynamicBody, _ second: DynamicBody?) -> CGPoint {
        first.velocity(at: point) - (second?.velocity(at: point) ?? .zero)
    }

    @MainActor private func looseness(_ first: DynamicBody, _ second: DynamicBody?, along way: CGPoint) -> CGFloat {
        [first, second].compactMap(\.self).reduce(0) { sum, body in
            let arm = (point - body.position).cross(way)
            return sum + body.inverseMass + arm * arm * body.inverseInertia
        }
    }

    @MainActor private func give(_ impulse: CGPoint, _ first: DynamicBody, _ second: DynamicBody?) {
        first.apply(impulse * -1, at: point)
        second?.apply(impulse, at: point)
    }

    @MainActor private func rub(_ first: DynamicBody, _ second: DynamicBody?, at push: CGFloat) {
        let side = normal.normal
        let slide = closing(first, second).dot(side)
        let most = max(first.traits.friction, second?.traits.friction ?? 0) * push
        let wanted = slide / looseness(first, second, along: side)
        give(side * min(max(wanted, -most), most), first, second)
    }
}
