import RenderTree

/// Renders animated changes of the views that it shows: a scene, and each UIKit view within SwiftUI.
@MainActor package protocol AnimationScene: AnyObject {
    /// Whether the view has been rendered and is still shown.
    func shows(_ view: UIView) -> Bool
    /// Outermost views.
    var outermostViews: [UIView] { get }
    /// Records how the views look now. What looks different than at the last time is animated, unless the animation is
    /// nil. Layout is not done: pending changes of constraints stay pending.
    /// - Returns: whether anything is animated.
    func record(_ animation: ViewAnimation?) -> Bool
    /// Records the looks of views in the course of an animation.
    func record(_ steps: AnimationSteps, of views: [UIView])
    /// Ends the running animations of a view and of its layers.
    func stopAnimations(of view: UIView)
    /// Time of the scene's clock.
    var now: Date { get }
    /// Runs the action that many seconds later.
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
}

/// Looks in the course of an animation that a painter cannot derive from the first and the last one.
@MainActor package struct AnimationSteps {
    /// Looks a second; painters interpolate between them.
    private static let rate = 60.0

    /// Timing of the looks, which already follow the animation's curves.
    package let animation: ViewAnimation
    /// Gives the views their looks at a share of the course, 0…1.
    package let show: @MainActor (_ share: Double) -> Void
    /// Gives the views the looks that they keep.
    package let finish: @MainActor () -> Void

    package var count: Int {
        min(max(Int((animation.duration * Self.rate).rounded(.up)), 11) + 1, TreeLimits.stepCountMax)
    }
}

/// All scenes of the app.
@MainActor package enum AnimationScenes {
    private final class Reference {
        weak var scene: (any AnimationScene)?
        init(_ scene: any AnimationScene) { self.scene = scene }
    }
    private static var references: [Reference] = []

    package static func add(_ scene: any AnimationScene) {
        references.removeAll { $0.scene == nil }
        references.append(Reference(scene))
    }

    /// Returns the scene that a view is in, also before it is shown; nil where it is in none.
    package static func containing(_ view: UIView) -> (any AnimationScene)? {
        let outermost = view.outermost
        return all.first { scene in scene.outermostViews.contains { $0 === outermost } }
    }

    static var all: [any AnimationScene] { references.compactMap(\.scene) }

    /// Records how all views look now.
    /// - Returns: the first scene in which something is animated.
    @discardableResult
    static func record(_ animation: ViewAnimation?) -> (any AnimationScene)? {
        all.filter { $0.record(animation) }.first
    }
}
