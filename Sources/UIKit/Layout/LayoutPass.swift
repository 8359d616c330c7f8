/// Gives a view's subviews their frames.
///
/// Constraints may stand between any two views of a tree, so the whole tree is solved at once, in the coordinates of its
/// outermost view, and the frames of one view's subviews are taken from it. Trees of constrained views are small here:
/// SwiftUI's own layout is not part of them.
@MainActor enum LayoutPass {
    /// How many inequalities are made to hold one after the other; more are left as they come.
    private static let boundCountMax = 50
    /// In points: what rounding may leave of a difference.
    private static let tolerance: CGFloat = 0.001

    static func placeSubviews(of view: UIView) {
        let placed = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty || !view.layoutGuides.isEmpty else { return }
        let frames = solve(LayoutUnknowns(root: view.outermost))
        let origin = frames[ObjectIdentifier(view)]?.origin ?? .zero
        for subview in placed {
            guard let frame = frames[ObjectIdentifier(subview)] else { continue }
            subview.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        for guide in view.layoutGuides {
            guide.solvedFrame = frames[ObjectIdentifier(guide)]?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        }
    }

    /// Solves the equalities; then each inequality that does not hold is made an equality of its priority, the strongest
    /// first, until all hold.
    private static func solve(_ unknowns: LayoutUnknowns) -> [ObjectIdentifier: CGRect] {
        var bounds = unknowns.bounds.sorted { $0.strength > $1.strength }
        var system = unknowns.system
        var solution = system.solution()
        for _ in 0..<boundCountMax {
            let broken = bounds.firstIndex { !$0.holds(in: solution, tolerance: tolerance) }
            guard let broken else { break }
            let bound = bounds.remove(at: broken)
            system.add(bound.expression.coefficients, equals: -bound.expression.constant, strength: bound.strength)
            solution = system.solution()
        }
        return unknowns.frames(in: solution)
    }
}
