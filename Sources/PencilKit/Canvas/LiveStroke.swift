import RenderTree
import TreePainter

/// A stroke that is being drawn. Its nodes have few points each, and only the last one changes with a new point.
@MainActor final class LiveStroke {
    private let tool: PKInkingTool
    private let began: TimeInterval
    private let date: Date
    private let identity = StrokeIdentity()
    private(set) var points: [PKStrokePoint] = []
    private var finished: [NodeDraft] = []

    /// Altitude of a pen that stands upright, as exact as the data keeps it.
    private static let upright = CGFloat(Float.pi / 2)

    /// Steps of a place, in points, and of a time, in seconds: those of the drawing's data are finer.
    private static let (stepsPerPoint, stepsPerSecond): (CGFloat, TimeInterval) = (8, 1_000)

    init(_ tool: PKInkingTool, at time: TimeInterval, _ date: Date) {
        (self.tool, began, self.date) = (tool, time, date)
    }

    /// Adds a point, unless it is where the last one was, or there are too many. Returns whether it has done so.
    func add(_ place: CGPoint, at time: TimeInterval) -> Bool {
        let rounded = CGPoint(
            x: (place.x * Self.stepsPerPoint).rounded() / Self.stepsPerPoint,
            y: (place.y * Self.stepsPerPoint).rounded() / Self.stepsPerPoint)
        guard rounded.x.isFinite, rounded.y.isFinite, points.last?.location != rounded,
            points.count < DrawingLimits.strokePointCountMax
        else { return false }
        let seconds = max(0, ((time - began) * Self.stepsPerSecond).rounded() / Self.stepsPerSecond)
        points.append(
            PKStrokePoint(
                location: rounded, timeOffset: seconds, size: CGSize(width: tool.width, height: tool.width), opacity: 1,
                force: 1, azimuth: 0, altitude: Self.upright))
        return true
    }

    func draft(isDark: Bool) -> NodeDraft {
        let places = points.map(\.location)
        let color = tool.ink.drawnColor(isDark: isDark)
        let length = DrawingLimits.livePointCountMax
        func shape(_ range: Range<Int>) -> NodeDraft {
            StrokeShapes.shape(along: places, range, color, width: tool.width)
        }
        // A node is finished when it has all of its points and another one follows.
        while (finished.count + 1) * length < points.count {
            finished.append(shape(finished.count * length..<(finished.count + 1) * length))
        }
        var group = StrokeShapes.group(for: tool.ink, opacity: 1)
        group.children = finished + [shape(finished.count * length..<points.count)]
        group.identity = identity
        return group
    }

    /// Returns the stroke as it is part of a drawing.
    var stroke: PKStroke {
        PKStroke(
            tool.ink, PKStrokePath(controlPoints: points, creationDate: date), .identity, nil, 0, identity)
    }
}
