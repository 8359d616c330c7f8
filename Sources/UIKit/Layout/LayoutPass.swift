/// Assigns the frames of a view's subviews by solving constraints.
///
/// Constraints may connect any two views of a tree. They are solved one island at a time: a view whose frame
/// constraints cannot change, with all its descendants whose frames they can, extended outwards as long as a constraint
/// from outside reaches into it.
@MainActor enum LayoutPass {
    /// Most inequalities that are enforced one after the other; further ones are left violated.
    private static let boundCountMax = 100
    /// Most rounds in which text, whose width results from the constraints, is measured at that width and solved again.
    private static let textRoundMax = 3
    /// Violation in points that is put down to rounding.
    private static let tolerance: CGFloat = 0.001

    private static var changeCount = 0
    private static var isPlacing = false
    /// Frames of the island solved last, because its views are placed one after the other.
    private static var known: (root: ObjectIdentifier, change: Int, frames: [ObjectIdentifier: CGRect])?

    /// Invalidates the cached frames, because something that layout depends on has changed.
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

    /// Solves the equations; then turns the violated inequality with the highest priority, of those the one violated
    /// most, into an equation of its priority, and solves again until all hold.
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
