import RenderTree
import TreePainter

/// Draws strokes as nodes: a group with the ink's opacity, and in it one shape for each run of points of one width.
enum StrokeShapes {
    /// Points of one node, and the width of its line.
    struct Run {
        var range: Range<Int>
        var width: CGFloat
    }

    static func draft(of stroke: PKStroke, isDark: Bool) -> NodeDraft {
        let places = stroke.path.points.map { $0.location.applying(stroke.transform) }
        let color = stroke.ink.drawnColor(isDark: isDark)
        var group = group(for: stroke.ink, opacity: meanOpacity(of: stroke.path.points))
        group.children = runs(of: stroke.path.points).map {
            shape(along: places, $0.range, color, width: $0.width * stroke.scale)
        }
        // A path that no node may have hides the stroke, rather than reveal what was meant to be hidden.
        if let clip = stroke.clip?.copy(using: stroke.transform).svg {
            group.node.style.clip = Clip(path: clip.utf8.count > DrawingLimits.maskByteCountMax ? "" : clip)
        }
        group.identity = stroke.identity
        return group
    }

    /// Returns the node around the shapes of a stroke: they overlap at their ends, so the opacity is the group's.
    static func group(for ink: PKInk, opacity: CGFloat) -> NodeDraft {
        var group = NodeDraft(frame: TreeRect(x: 0, y: 0, width: 0, height: 0))
        let share = ink.inkType.opacity * ink.rgba.alpha * min(max(Double(opacity), 0), 1)
        if share < 1 { group.node.style.opacity = share }
        group.node.accessibility.hidden = true
        return group
    }

    /// Returns the line along a part of the points. It reaches from the middle before its first point to that after its last one,
    /// so that it does not change with points that come later.
    static func shape(along places: [CGPoint], _ range: Range<Int>, _ color: RGBA, width: CGFloat) -> NodeDraft {
        let drawn = min(max(0, width), DrawingLimits.coordinateMax)
        let line = Stroke(paint: .color(color), width: Double(drawn), cap: .round, join: .round)
        let content = ShapeContent(path: path(along: places, range), stroke: line)
        return NodeDraft(frame: TreeRect(x: 0, y: 0, width: 0, height: 0), content: .shape(content))
    }

    private static func path(along places: [CGPoint], _ range: Range<Int>) -> String {
        let last = places.count - 1
        func middle(_ index: Int) -> String {
            let (a, b) = (places[index], places[index + 1])
            return text(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
        }
        var path = "M" + (range.lowerBound == 0 ? text(places[0]) : middle(range.lowerBound - 1))
        for index in range {
            // A point of its own is a line of no length, whose round ends make a dot.
            if index == last {
                path += "L" + text(places[index])
            } else if index == 0 {
                path += "L" + middle(0)
            } else {
                path += "Q" + text(places[index]) + " " + middle(index)
            }
        }
        return path
    }

    /// Returns a place to a tenth of a point.
    private static func text(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }

    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let tenths = Int((min(max(value, -DrawingLimits.coordinateMax), DrawingLimits.coordinateMax) * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
    }

    // MARK: Runs

    /// Returns the points in runs of one width, to a quarter of a point.
    static func runs(of points: [PKStrokePoint], lengthMax: Int = DrawingLimits.nodePointCountMax) -> [Run] {
        let runs = runs(points.count, lengthMax) { (points[$0].width * 4).rounded() / 4 }
        guard runs.count > points.count / lengthMax + 1 + DrawingLimits.runCountMax else { return runs }
        let mean = points.reduce(0) { $0 + $1.width } / CGFloat(points.count)
        return Self.runs(points.count, lengthMax) { _ in mean }
    }

    private static func runs(_ count: Int, _ lengthMax: Int, width: (Int) -> CGFloat) -> [Run] {
        var runs: [Run] = []
        for index in 0..<count {
            let width = width(index)
            if let run = runs.last, run.width == width, run.range.count < lengthMax {
                runs[runs.count - 1].range = run.range.lowerBound..<index + 1
            } else {
                runs.append(Run(range: index..<index + 1, width: width))
            }
        }
        return runs
    }

    static func meanOpacity(of points: [PKStrokePoint]) -> CGFloat {
        points.isEmpty ? 1 : points.reduce(0) { $0 + $1.opacity } / CGFloat(points.count)
    }
}
