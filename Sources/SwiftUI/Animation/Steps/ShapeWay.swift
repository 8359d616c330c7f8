import RenderTree

/// The outlines of a shape on the way between two values of its animatable data.
struct ShapeWay {
    private let outline: (_ share: Double, CGRect) -> Path

    /// nil where there is nothing in between.
    init?<S: Shape>(from old: S, to new: S) {
        let (start, end) = (old.animatableData, new.animatableData)
        guard start != end else { return nil }
        outline = { share, rect in
            var shape = new
            shape.animatableData = start.between(end, share)
            return shape.path(in: rect)
        }
    }

    /// About thirty outlines a second, fewer where they are long: a painter draws lines between them.
    func steps(for node: NodeID, in rect: CGRect, _ animation: Animation) -> MotionSteps {
        let first = outline(0, rect).data
        let longest = max(1, first.utf8.count)
        let wanted = min(max(Int(animation.duration * 30), 2), TreeLimits.stepCountMax - 1)
        let count = max(1, min(wanted, Self.byteCountMax / longest))
        let paths = (0...count).map { index -> String in
            let data = outline(Double(index) / Double(count), rect).data
            return data.utf8.count <= TreeLimits.pathByteCountMax ? data : ""
        }
        return MotionSteps(node: node, paths: paths)
    }

    /// Of one shape on its way: a few times a long path.
    private static let byteCountMax = 200_000
}
