import RenderTree

/// How far a view is turned: a full turn looks as none does, so a painter is told what lies between.
struct Turn {
    var radians: Double
    /// The transform that a turn by so many radians makes of a view of that size.
    var transform: (_ radians: Double, CGSize) -> [Double]

    /// nil where a painter finds the way by itself.
    func steps(from old: Turn, for node: NodeID, _ size: CGSize) -> MotionSteps? {
        let way = radians - old.radians
        guard abs(way) > .pi / 2, way.isFinite else { return nil }
        let count = min(max(Int((abs(way) / (.pi / 2)).rounded(.up)), 2), TreeLimits.stepCountMax - 1)
        let transforms = (0...count).map { transform(old.radians + way * Double($0) / Double(count), size) }
        return MotionSteps(node: node, transforms: transforms)
    }
}
