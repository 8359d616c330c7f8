import RenderTree

/// The rotation of a view. A full turn ends in the same transform as none, so painters are sent the steps between.
struct Turn {
    var radians: Double
    /// Returns the transform that a rotation by so many radians gives a view of that size.
    var transform: (_ radians: Double, CGSize) -> [Double]

    /// Returns the steps of a turn by more than a quarter; nil if a painter interpolates the transforms correctly by
    /// itself.
    func steps(from old: Turn, for node: NodeID, _ size: CGSize) -> NodeKeyframes? {
        let angle = radians - old.radians
        guard abs(angle) > .pi / 2, angle.isFinite else { return nil }
        let count = min(max(Int((abs(angle) / (.pi / 2)).rounded(.up)), 2), TreeLimits.stepCountMax - 1)
        let transforms = (0...count).map { transform(old.radians + angle * Double($0) / Double(count), size) }
        return NodeKeyframes(node: node, transforms: transforms)
    }
}
