/// A part of a ring, around the middle of the plot area; clockwise from the top, in every direction of text.
nonisolated struct SectorShape: Shape {
    var sector: Sector

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(sector.start.radians, sector.end.radians) }
        set { (sector.start, sector.end) = (.radians(newValue.first), .radians(newValue.second)) }
    }

    func path(in rect: CGRect) -> Path {
        let (inner, outer) = sector.radii(in: rect.size)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        guard outer > 0, sector.end > sector.start else { return Path() }
        let isWhole = sector.end.radians - sector.start.radians >= 2 * .pi - 1e-9
        return Path { path in
            addArc(outer, from: sector.start, to: sector.end, clockwise: false, around: center, to: &path)
            if inner > 0 {
                addArc(inner, from: sector.end, to: sector.start, clockwise: true, around: center, to: &path)
            } else if !isWhole {
                path.addLine(to: sector.tip(around: center))
            }
            path.closeSubpath()
        }
    }

    /// Adds an arc whose ends are moved inwards by the inset.
    private func addArc(
        _ radius: CGFloat, from start: Angle, to end: Angle, clockwise: Bool, around center: CGPoint,
        to path: inout Path
    ) {
        let free = min(Double(sector.inset / max(radius, 1)), abs(end.radians - start.radians) / 2)
        let turn = clockwise ? -free : free
        path.addArc(
            center: center, radius: radius, startAngle: .radians(start.radians + turn - .pi / 2),
            endAngle: .radians(end.radians - turn - .pi / 2), clockwise: clockwise)
    }
}

extension Sector {
    /// Returns the inner and outer radius in points.
    func radii(in size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
        let largest = max(0, min(size.width, size.height) / 2)
        let outer = min(radius(outer, largest, automatic: largest), largest)
        return (min(max(0, radius(inner, largest, automatic: 0)), outer), outer)
    }

    private func radius(_ dimension: MarkDimension, _ largest: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.kind {
        case .automatic: automatic
        case .ratio(let ratio): largest * ratio
        case .inset(let inset): largest - inset
        case .fixed(let radius): radius
        }
    }

    var middle: Angle { .radians((start.radians + end.radians) / 2) }

    /// Returns the point that is so far from the centre, in the sector's middle.
    func point(_ radius: CGFloat, around center: CGPoint) -> CGPoint {
        CGPoint(
            x: center.x + radius * CGFloat(sin(middle.radians)), y: center.y - radius * CGFloat(cos(middle.radians)))
    }

    /// Returns the inner corner: moved outwards, so that both sides keep their inset.
    func tip(around center: CGPoint) -> CGPoint {
        let half = (end.radians - start.radians) / 2
        guard inset > 0, half < .pi / 2 else { return center }
        return point(min(inset / CGFloat(max(sin(half), 0.05)), 20 * inset), around: center)
    }
}
