/// The frames that the constraints of one tree of views were last solved to, held by its outermost view. Trees of several
/// scenes are laid out in turns, and a change of one leaves the frames of the others valid.
@MainActor final class SolvedFrames {
    /// Number of changes that frames depend on, so far.
    var changeCount = 0
    /// Whether all views of the tree wait for a layout, and none had one since: further changes have nothing to mark.
    var isDue = false
    /// The view that is being placed by a solution: its own change of frame is no change to solve for.
    weak var placed: UIView?
    /// Frames of the island solved last, because its views are placed one after the other.
    var known: (root: ObjectIdentifier, change: Int, frames: [ObjectIdentifier: CGRect])?

    /// Returns the frames of an island's views; nil where it must be solved, for the first time or again.
    func frames(of root: UIView) -> [ObjectIdentifier: CGRect]? {
        guard let known, known.root == ObjectIdentifier(root), known.change == changeCount else { return nil }
        return known.frames
    }
}
