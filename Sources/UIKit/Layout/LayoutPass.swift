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

    /// Invalidates the cached frames of a view's tree, because something that they depend on has changed.
    static func noteChange(in view: UIView) { view.outermost.solved?.changeCount += 1 }

    /// Invalidates the cached frames because a view's own frame or size has changed, unless that is the solution being
    /// carried out. A view that keeps its superview's margins has others in another place.
    static func noteChange(ofBoxOf view: UIView) {
        if let placed = view.outermost.solved?.placed, view.isDescendant(of: placed),
            !view.preservesSuperviewLayoutMargins, !view.hasGuidesInSafeArea
        {
            return
        }
        noteChange(in: view)
    }

    /// Has the tree laid out again where views around one that has no constraints of its own are bound to it.
    static func layOutWhatIsBound(to view: UIView) {
        // Looks through constraints last: it takes longest.
        guard view.translatesAutoresizingMaskIntoConstraints, view.superview != nil,
            view.outermost.solved?.placed == nil, view.outermost.solved?.isDue != true,
            reachesIn(view, orItself: true)
        else { return }
        view.outermost.constraintsDidChange()
    }

    static func placeSubviews(of view: UIView) {
        let placed = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty || !view.solvedGuides.isEmpty else { return }
        let frames = frames(of: island(of: view))
        let origin = frames[ObjectIdentifier(view)]?.origin ?? .zero
        let solved = solved(view)
        for subview in placed {
            guard let frame = frames[ObjectIdentifier(subview)] else { continue }
            let outer = solved.placed
            solved.placed = subview
            subview.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            solved.placed = outer
        }
        for guide in view.solvedGuides {
            guide.solvedFrame = frames[ObjectIdentifier(guide)]?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        }
    }

    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        view.updateConstraintsIfNeeded()
        let frames = solve(view, LayoutVariables.Fitting(target: target, horizontal: horizontal, vertical: vertical))
        noteChange(in: view)
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

    private static func reachesIn(_ root: UIView, orItself: Bool = false) -> Bool {
        for outer in sequence(first: root.superview, next: { $0?.superview }).compactMap({ $0 }) {
            for constraint in outer.constraints {
                if orItself ? constraint.reaches(into: root) : constraint.reaches(strictlyInto: root) { return true }
            }
        }
        return false
    }

    /// Returns the solution of a view's tree; an empty one where nothing was solved yet.
    static func solved(_ view: UIView) -> SolvedFrames {
        let outermost = view.outermost
        let solved = outermost.solved ?? SolvedFrames()
        outermost.solved = solved
        return solved
    }

    private static func frames(of root: UIView) -> [ObjectIdentifier: CGRect] {
        let solved = solved(root)
        if let frames = solved.frames(of: root) { return frames }
        let (change, frames) = (solved.changeCount, solve(root, nil))
        solved.known = (ObjectIdentifier(root), change, frames)
        return frames
    }

    private static func solve(_ root: UIView, _ fitting: LayoutVariables.Fitting?) -> [ObjectIdentifier: CGRect] {
        var frames: [ObjectIdentifier: CGRect] = [:]
        for _ in 0..<textRoundMax {
            let variables = LayoutVariables(root: root, fitting: fitting)
            frames = solve(variables)
            var isSettled = true
            for view in variables.widthDependent {
                guard let width = frames[ObjectIdentifier(view)]?.width, view.measure(atWidth: width) else { continue }
                isSettled = false
            }
            if isSettled { break }
        }
        return frames
    }

    /// Solves the equations; then turns the violated inequality with the highest priority, of those the one violated
    /// most, into an equation of its priority, and solves again until all hold.
    private static func solve(_ variables: LayoutVariables) -> [ObjectIdentifier: CGRect] {
        var bounds = variables.bounds
        var system = variables.system
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
        return variables.frames(in: solution)
    }
}
