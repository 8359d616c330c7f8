extension CGPath {
    static func rectangle(_ rect: CGRect) -> [Element] {
        let rect = rect.standardized
        return [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Distance of a cubic's control points from its ends that approximates a quarter circle best, for radius 1.
    static let quarterCircle: CGFloat = 0.5522847498

    static func ellipse(in rect: CGRect) -> [Element] {
        roundedRectangle(rect, rect.width / 2, rect.height / 2)
    }

    static func roundedRectangle(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> [Element] {
        let rect = rect.standardized
        let rx = max(0, min(cornerWidth, rect.width / 2))
        let ry = max(0, min(cornerHeight, rect.height / 2))
        guard rx > 0, ry > 0 else { return rectangle(rect) }
        let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        return [
            .move(point(left + rx, top)), .line(point(right - rx, top)),
            .curve(point(right, top + ry), control1: point(right - kx, top), control2: point(right, top + ky)),
            .line(point(right, bottom - ry)),
            .curve(point(right - rx, bottom), control1: point(right, bottom - ky), control2: point(right - kx, bottom)),
            .line(point(left + rx, bottom)),
            .curve(point(left, bottom - ry), control1: point(left + kx, bottom), control2: point(left, bottom - ky)),
            .line(point(left, top + ry)),
            .curve(point(left + rx, top), control1: point(left, top + ky), control2: point(left + kx, top)), .close,
        ]
    }

    /// Returns a circular arc as cubics of at most a quarter turn each. The first element is a line to its start.
    static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) -> [Element] {
        let sweep = normalizedSweep(from: start, to: end, clockwise: clockwise)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var elements: [Element] = [.line(point(start))]
        for piece in 0..<pieces {
            let (a, b) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
            let (from, to) = (point(a), point(b))
            elements.append(
                .curve(
                    to, control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                    control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
        }
        return elements
    }

    /// Returns the signed angle of an arc. `clockwise` is meant with the y axis pointing up, as in CoreGraphics; on a
    /// screen the arc runs the other way round.
    private static func normalizedSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        guard start.isFinite, end.isFinite else { return 0 }
        let sweep = clockwise ? start - end : end - start
        if sweep >= full { return clockwise ? -full : full }
        let rest = sweep.truncatingRemainder(dividingBy: full)
        let turned = rest < 0 ? rest + full : rest
        return clockwise ? -turned : turned
    }
}
