/// Erases where a round tip is.
extension PKStroke {
    /// Whether a tip touches the line.
    func isTouched(by center: CGPoint, radius: CGFloat) -> Bool {
        guard let tip = tip(at: center, radius) else { return false }
        let points = path.points
        if points.count == 1 { return points[0].location.distance(to: tip.center) <= tip.radius + points[0].width / 2 }
        return zip(points, points.dropFirst()).contains { a, b in
            tip.center.distance(toLineFrom: a.location, to: b.location) <= tip.radius + max(a.width, b.width) / 2
        }
    }

    /// Returns what is left of the stroke; nil where the tip does not touch the middle of its line.
    func cut(by center: CGPoint, radius: CGFloat) -> [PKStroke]? {
        guard let tip = tip(at: center, radius) else { return nil }
        if path.count == 1 { return isTouched(by: center, radius: radius) ? [] : nil }
        guard let pieces = Self.pieces(of: path.points, around: tip.center, tip.radius) else { return nil }
        return pieces.map { with($0) }
    }

    /// Returns the tip in the coordinates of the path; nil where it is too far from the line.
    private func tip(at center: CGPoint, _ radius: CGFloat) -> (center: CGPoint, radius: CGFloat)? {
        guard scale > 0, renderBounds.insetBy(dx: -radius, dy: -radius).contains(center) else { return nil }
        return (center.applying(transform.inverted()), radius / scale)
    }

    private static func pieces(
        of points: [PKStrokePoint], around center: CGPoint, _ radius: CGFloat
    ) -> [[PKStrokePoint]]? {
        var pieces: [[PKStrokePoint]] = []
        var piece = points.prefix(1).filter { $0.location.distance(to: center) > radius }
        var isCut = false
        for (a, b) in zip(points, points.dropFirst()) {
            guard let inside = center.shares(ofLineFrom: a.location, to: b.location, within: radius) else {
                if piece.isEmpty { piece = [a] }
                piece.append(b)
                continue
            }
            isCut = true
            if inside.lowerBound > 0 { piece.append(a.mixed(with: b, inside.lowerBound)) }
            pieces.append(piece)
            piece = inside.upperBound < 1 ? [a.mixed(with: b, inside.upperBound), b] : []
        }
        return isCut ? (pieces + [piece]).filter { $0.count > 1 } : nil
    }
}

extension CGPoint {
    func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let square = x * x + y * y
        guard square > 0 else { return distance(to: a) }
        let share = min(max(((self.x - a.x) * x + (self.y - a.y) * y) / square, 0), 1)
        return distance(to: CGPoint(x: a.x + share * x, y: a.y + share * y))
    }

    /// Returns the part of a line, in shares of its length, that lies within a circle around the point; nil for none.
    func shares(ofLineFrom a: CGPoint, to b: CGPoint, within radius: CGFloat) -> ClosedRange<CGFloat>? {
        let (x, y, fromX, fromY) = (b.x - a.x, b.y - a.y, a.x - self.x, a.y - self.y)
        let square = x * x + y * y
        guard square > 0 else { return distance(to: a) < radius ? 0...1 : nil }
        let half = fromX * x + fromY * y
        let root = half * half - square * (fromX * fromX + fromY * fromY - radius * radius)
        guard root > 0 else { return nil }
        let (low, high) = ((-half - root.squareRoot()) / square, (-half + root.squareRoot()) / square)
        return low < 1 && high > 0 ? max(0, low)...min(1, high) : nil
    }
}

extension PKEraserTool {
    /// Returns the strokes without what the tip erases on its way between two places; nil where it erases nothing.
    func erased(_ strokes: [PKStroke], from start: CGPoint, to end: CGPoint) -> [PKStroke]? {
        let radius = width / 2
        let length = start.distance(to: end)
        guard length.isFinite else { return nil }
        let count = min(Int((length / max(1, radius / 2)).rounded(.up)), DrawingLimits.eraserStepCountMax)
        var (left, isChanged) = (strokes, false)
        for step in min(1, count)...max(0, count) {
            let share = count == 0 ? 1 : CGFloat(step) / CGFloat(count)
            let place = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            guard let next = erased(left, at: place, radius) else { continue }
            (left, isChanged) = (next, true)
        }
        return isChanged ? left : nil
    }

    private func erased(_ strokes: [PKStroke], at place: CGPoint, _ radius: CGFloat) -> [PKStroke]? {
        var (left, isChanged) = ([PKStroke](), false)
        for stroke in strokes {
            let pieces: [PKStroke]? =
                switch eraserType {
                case .vector: stroke.isTouched(by: place, radius: radius) ? [] : nil
                case .bitmap, .fixedWidthBitmap: stroke.cut(by: place, radius: radius)
                }
            isChanged = isChanged || pieces != nil
            left += pieces ?? [stroke]
        }
        return isChanged ? left : nil
    }
}
