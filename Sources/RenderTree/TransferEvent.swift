/// One phase of dragging something inside of a scene. What is dragged stays in the app's process: the painter tells only of
/// nodes and points.
public struct TransferEvent: Hashable, Sendable, Codable {
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The person lifts the node, which has `NodeInteractions.drag`.
        case lift
        /// Something lifted comes over the node, moves over it, leaves it, or is let go above it. The node has
        /// `NodeInteractions.drop`.
        case enter, move, exit, drop
        /// The lifted node is dragged no longer: after `drop`, or because the person gives up.
        case end
    }

    public var phase: Phase
    /// Position of the pointer, in points from the corner of the node's frame.
    public var x, y: Double

    public init(phase: Phase, x: Double = 0, y: Double = 0) {
        self.phase = phase
        self.x = x
        self.y = y
    }
}
