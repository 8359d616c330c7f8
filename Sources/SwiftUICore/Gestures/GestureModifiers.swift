import RenderTree

public struct _GestureModifier<G: Gesture>: LayoutModifier {
    public typealias Body = Never
    let gesture: G
    let rank: GestureNode.Rank
    var mask = GestureMask.all
    var isPlainTap = false

    package func wrap(_ content: LayoutNode) -> GestureNode { GestureNode(content) }

    package func apply(to node: GestureNode, in environment: EnvironmentValues) {
        let isEnabled = environment.isEnabled && environment.gesturesEnabled && mask.contains(.gesture)
        node.recognize(gesture, rank, isEnabled: isEnabled, isPlainTap: isPlainTap)
    }

    package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard !mask.contains(.subviews) else { return environment }
        var environment = environment
        environment.gesturesEnabled = false
        return environment
    }
}

extension EnvironmentValues {
    /// Whether gestures are enabled here: false within a view whose gesture mask excludes its subviews.
    @Entry var gesturesEnabled: Bool = true
}

extension View {
    /// Adds a gesture to this view. Gestures of descendants take precedence.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gesture(_:including:)
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: mask))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture; the name, by which UIKit would find it, is ignored.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that takes precedence over those of descendants.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, rank: .first, mask: mask))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised simultaneously with those of descendants.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
