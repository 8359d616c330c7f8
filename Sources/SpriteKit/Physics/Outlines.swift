import UIKit

/// Outlines of bodies.
enum Outlines {
    /// Box2D's most corners of a polygon.
    private static let cornerCountMax = 8
    /// Most pixels of a side of a picture that are looked at.
    private static let sampleCountMax = 96

    /// Returns the points of a path, without those that follow each other at one place.
    static func points(of path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = []
        for point in PathWalk.points(of: path) where point.x.isFinite && point.y.isFinite {
            if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 0.01 { continue }
            points.append(point)
        }
        if points.count > 1, let first = points.first, let last = points.last,
            hypot(first.x - last.x, first.y - last.y) < 0.01
        {
            points.removeLast()
        }
        guard points.count > SpriteLimits.outlinePointCountMax else { return points }
        let step = Double(points.count) / Double(SpriteLimits.outlinePointCountMax)
        return (0..<SpriteLimits.outlinePointCountMax).map { points[Int(Double($0) * step)] }
    }

    /// Twice the area's half: positive where the points go counter-clockwise.
    static func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }

    /// Divides a polygon into convex ones of at most eight corners.
    static func pieces(_ outline: [CGPoint]) -> [[CGPoint]] {
        guard outline.count > 2 else { return [] }
        let points = area(outline) < 0 ? outline.reversed() : outline
        return isConvex(points) ? fan(points) : triangles(points)
    }

    private static func isConvex(_ points: [CGPoint]) -> Bool {
        points.indices.allSatisfy { turn(points, $0) >= -0.01 }
    }

    /// Returns how far the outline turns left at a corner.
    private static func turn(_ points: [CGPoint], _ index: Int) -> CGFloat {
        let (count, point) = (points.count, points[index])
        return cross(points[(index + count - 1) % count], point, points[(index + 1) % count])
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    }

    private static func fan(_ points: [CGPoint]) -> [[CGPoint]] {
        var (pieces, place): ([[CGPoint]], Int) = ([], 1)
        while place < points.count - 1 {
            let end = min(place + cornerCountMax - 2, points.count - 1)
            pieces.append([points[0]] + points[place...end])
            place = end
        }
        return pieces
    }

    /// Cuts off one corner after the other that has no other point in it.
    private static func triangles(_ outline: [CGPoint]) -> [[CGPoint]] {
        var (points, pieces): ([CGPoint], [[CGPoint]]) = (outline, [])
        while points.count > 3 {
            guard let ear = points.indices.first(where: { isEar($0, of: points) }) else { return pieces + fan(points) }
            let count = points.count
            pieces.append([points[(ear + count - 1) % count], points[ear], points[(ear + 1) % count]])
            points.remove(at: ear)
        }
        return pieces + [points]
    }

    private static func isEar(_ index: Int, of points: [CGPoint]) -> Bool {
        let count = points.count
        let (a, b, c) = (points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        guard cross(a, b, c) > 0 else { return false }
        return !points.contains { point in
            point != a && point != b && point != c && cross(a, b, point) >= 0 && cross(b, c, point) >= 0
                && cross(c, a, point) >= 0
        }
    }

    // MARK: Textures

    /// Returns the convex hull of a picture's pixels whose alpha is above a share, in points about its middle.
    static func hull(of image: CGImage, above share: Float, _ size: CGSize) -> [CGPoint] {
        let (width, height) = (image.width, image.height)
        let (stepX, stepY) = (max(1, width / sampleCountMax), max(1, height / sampleCountMax))
        let least = Int(share * 255)
        var found: [CGPoint] = []
        for y in stride(from: 0, to: height, by: stepY) {
            let row = stride(from: 0, to: width, by: stepX).filter { (image.pixel(x: $0, y: y)?.alpha ?? 0) > least }
            guard let left = row.first, let right = row.last else { continue }
            for corner in [y, min(height, y + stepY)] {
                found += [CGPoint(x: left, y: corner), CGPoint(x: min(width, right + stepX), y: corner)]
            }
        }
        let (scaleX, scaleY) = (size.width / CGFloat(max(1, width)), size.height / CGFloat(max(1, height)))
        return hull(
            found.map { CGPoint(x: $0.x * scaleX - size.width / 2, y: size.height / 2 - $0.y * scaleY) })
    }

    /// Returns the convex hull of points, counter-clockwise.
    static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = Set(points.map { [$0.x, $0.y] }).map { CGPoint(x: $0[0], y: $0[1]) }
            .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}
