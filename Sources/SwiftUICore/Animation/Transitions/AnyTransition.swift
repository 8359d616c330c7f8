/// The view's size and environment, from which a transition computes its displacement.
package struct TransitionContext {
    /// Size of the view in points.
    var size: CGSize
    package var environment = EnvironmentValues()
}

/// The effect with which a view appears and disappears when an animated change inserts or removes it.
///
/// Source: developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: @unchecked Sendable {  // its functions run on the main actor
    typealias Displace = @MainActor (TransitionContext) -> Displacement
    var insertion: Displace
    var removal: Displace
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(insertion: @escaping Displace, removal: @escaping Displace) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ displace: @escaping Displace) { self.init(insertion: displace, removal: displace) }

    public static var identity: AnyTransition { AnyTransition { _ in .none } }
    public static var opacity: AnyTransition { AnyTransition { _ in Displacement(opacity: 0) } }
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { .scale(scale, anchor, $0.size) }
    }

    /// Returns a transition from and to an offset in points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { _ in .offset(offset.width, offset.height) }
    }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns a transition that moves the view in from an edge by its own size, and back out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition { edge.away($0.size) } }

    /// A transition in from the leading edge, and out to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// Returns a transition in from an edge and out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite)).combined(with: .opacity)
    }

    /// Returns a transition between two states of a modifier: `active` before the view is inserted and after it is
    /// removed, `identity` while it is shown. Only offsets, scales, rotations, opacity and blurs of `active` have an
    /// effect; `identity` is taken to change nothing.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        let active = OnMainActor(value: active)
        return AnyTransition { TransitionProbe.displacement(in: $0) { $0.modifier(active.value) } }
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        transition.insertionAnimation = insertion.insertionAnimation
        transition.removalAnimation = removal.removalAnimation
        return transition
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(
            insertion: { insertion($0).combined(with: other.insertion($0)) },
            removal: { removal($0).combined(with: other.removal($0)) })
        transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        transition.removalAnimation = removalAnimation ?? other.removalAnimation
        return transition
    }

    /// Returns the transition with this animation, which overrides that of the change that inserts or removes the view.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.insertionAnimation = animation
        transition.removalAnimation = animation
        return transition
    }
}

/// A value that is created on any thread but used on the main actor only.
struct OnMainActor<Value>: @unchecked Sendable {
    let value: Value
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    func away(_ size: CGSize) -> Displacement {
        switch self {
        case .top: .offset(0, -size.height)
        case .leading: .offset(-size.width, 0)
        case .bottom: .offset(0, size.height)
        case .trailing: .offset(size.width, 0)
        }
    }
}

public struct _TransitionModifier: PrimitiveModifier {
    public typealias Body = Never
    let transition: AnyTransition

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            node.ownTransition = view.modifier.transition
        }
    }
}

extension View {
    /// Sets the transition with which this view appears and disappears when an animated change inserts or removes it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/transition(_:)
    public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}
