import RenderTree

/// The outlines of a shape interpolated between two values of its animatable data.
struct ShapeInterpolation {
    private let outline: (_ share: Double, CGRect) -> Path

    /// Creates the interpolation; nil if the animatable data is equal.
    init?<S: Shape>(from old: S, to new: S) {
        let (start, end) = (old.animatableData, new.animatableData)
        guard start != end else { return nil }
        outline = { share, rect in
            var shape = new
            shape.animatableData = start.between(end, share)
            return shape.path(in: rect)
        }
    }

    /// Returns about thirty outlines a second, fewer if they are long; painters interpolate linearly between them. An
    /// outline longer than a tree allows is empty.
    func steps(for node: NodeID, in rect: CGRect, _ animation: Animation) -> NodeKeyframes {
        let first = outline(0, rect).data
        let longest = max(1, first.utf8.count)
        let wanted = min(max(Int(animation.duration * 30), 2), TreeLimits.stepCountMax - 1)
        let count = max(1, min(wanted, Self.byteCountMax / longest))
        let paths = (0...count).map { index -> String in
            let data = outline(Double(index) / Double(count), rect).data
            return data.utf8.count <= TreeLimits.pathByteCountMax ? data : ""
        }
        return NodeKeyframes(node: node, paths: paths)
    }

    /// Maximum bytes of all outlines of one animated shape: a few times a long path.
    private static let byteCountMax = 200_000
}
