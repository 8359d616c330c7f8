/// Gives a view's subviews their frames.
///
/// Constraints may stand between any two views of a tree. What is solved at once is an island: a view whose frame is not
/// for constraints to change, and everything below it that is, as far as no constraint from outside reaches into it.
@MainActor enum LayoutPass {
    /// How many inequalities are made to hold one after the other; more are left as they come.
    private static let boundCountMax = 100
    /// Text whose width comes out of the constraints is measured at that width, and solved again.
    private static let textRoundMax = 3
    /// In points: what rounding may leave of a difference.
    private static let tolerance: CGFloat = 0.001

    private static var changeCount = 0
    private static var isPlacing = false
    /// The island that was solved last; its views are placed one after the other.
    private static var known: (root: ObjectIdentifier, change: Int, frames: [ObjectIdentifier: CGRect])?

    /// Something that layout depends on has changed.
    static func noteChange() {
        if !isPlacing { changeCount += 1 }
    }

    static func placeSubviews(of view: UIView) {
        let placed = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty || !view.solvedGuides.isEmpty else { return }
        let frames = frames(of: island(of: view))
        let origin = frames[ObjectIdentifier(view)]?.origin ?? .zero
        isPlacing = true
        defer { isPlacing = false }
        for subview in placed {
            guard let frame = frames[ObjectIdentifier(subview)] else { continue }
            subview.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        for guide in view.solvedGuides {
            guide.solvedFrame = frames[ObjectIdentifier(guide)]?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        }
    }

    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let frames = solve(view, LayoutUnknowns.Fitting(target: target, horizontal: horizontal, vertical: vertical))
        noteChange()
        return frames[ObjectIdentifier(view)]?.size ?? .zero
    }

    private static func island(of view: UIView) -> UIView {
        var root = view
        while let superview = root.superview {
            let isFixed = root.translatesAutoresizingMaskIntoConstraints
            if isFixed, !reachesIn(root) { break }
            root = superview
        }
        return root
    }

    private static func reachesIn(_ root: UIView) -> Bool {
        for outer in sequence(first: root.superview, next: { $0?.superview }).compactMap({ $0 }) {
            for constraint in outer.constraints where constraint.reaches(strictlyInto: root) { return true }
        }
        return false
    }

    private static func frames(of root: UIView) -> [ObjectIdentifier: CGRect] {
        if let known, known.root == ObjectIdentifier(root), known.change == changeCount { return known.frames }
        let frames = solve(root, nil)
        known = (ObjectIdentifier(root), changeCount, frames)
        return frames
    }

    private static func solve(_ root: UIView, _ fitting: LayoutUnknowns.Fitting?) -> [ObjectIdentifier: CGRect] {
        var frames: [ObjectIdentifier: CGRect] = [:]
        for _ in 0..<textRoundMax {
            let unknowns = LayoutUnknowns(root: root, fitting: fitting)
            frames = solve(unknowns)
            var isSettled = true
            for view in unknowns.widthDependent {
                guard let width = frames[ObjectIdentifier(view)]?.width, view.measure(atWidth: width) else { continue }
                isSettled = false
            }
            if isSettled { break }
        }
        return frames
    }

    /// Solves the equalities; then each inequality that does not hold is made an equality of its priority, the strongest
    /// first and of those the one that is farthest from holding, until all hold.
    private static func solve(_ unknowns: LayoutUnknowns) -> [ObjectIdentifier: CGRect] {
        var bounds = unknowns.bounds
        var system = unknowns.system
        var solution = system.solution()
        for _ in 0..<boundCountMax {
            let broken = bounds.indices.filter { bounds[$0].violation(in: solution) > tolerance }
            let worst = broken.max {
                (bounds[$0].strength, bounds[$0].violation(in: solution))
                    < (bounds[$1].strength, bounds[$1].violation(in: solution))
            }
            guard let worst else { break }
            let bound = bounds.remove(at: worst)
            system.add(bound.expression.coefficients, equals: -bound.expression.constant, strength: bound.strength)
            solution = system.solution()
        }
        return unknowns.frames(in: solution)
    }
}
