/// Outlines by which items meet others.
enum DynamicOutline {
    /// Returns the corners of the smallest convex outline around points, in order.
    static func convexHull(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        return half(sorted) + half(sorted.reversed())
    }

    /// Returns the corners on one side of the line from the first point to the last, without the last.
    private static func half(_ points: [CGPoint]) -> [CGPoint] {
        var hull: [CGPoint] = []
        for point in points {
            while hull.count > 1,
                (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0
            {
                hull.removeLast()
            }
            hull.append(point)
        }
        return hull.dropLast()
    }
}
