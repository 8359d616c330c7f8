/// The effect with which a view appears and disappears: its look before, while and after it is shown.
///
/// Only offsets, scales, rotations, opacity and blurs that the phases apply have an effect.
///
/// Source: developer.apple.com/documentation/swiftui/transition
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
}

/// The phase of a view's transition: before it is inserted, shown, or after its removal.
///
/// Source: developer.apple.com/documentation/swiftui/transitionphase
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    /// -1 before the view appears, 0 while it is shown, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Properties of a transition.
///
/// Source: developer.apple.com/documentation/swiftui/transitionproperties
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view. Not read here: for people who prefer reduced motion, painters draw every
    /// change without animation.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension AnyTransition {
    /// Creates a type-erased transition from a custom one.
    @MainActor @preconcurrency public init<T: Transition>(_ transition: T) {
        let transition = OnMainActor(value: transition)
        func displace(_ phase: TransitionPhase) -> Displace {
            { place in
                TransitionProbe.displacement(in: place) { probe in
                    transition.value.body(content: PlaceholderContentView(probe), phase: phase)
                }
            }
        }
        self.init(insertion: displace(.willAppear), removal: displace(.didDisappear))
        if let animated = transition.value as? any AnimatedTransition {
            insertionAnimation = animated.animation(for: .willAppear)
            removalAnimation = animated.animation(for: .didDisappear)
        }
    }
}

/// A transition that sets its own animation.
@MainActor private protocol AnimatedTransition {
    func animation(for phase: TransitionPhase) -> Animation?
}

extension View {
    /// Sets the transition with which this view appears and disappears when an animated change inserts or removes it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/transition(_:)
    @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView(self), phase: .identity).transition(AnyTransition(transition))
    }
}

extension Transition {
    /// Returns a transition that applies both.
    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with this animation, which overrides that of the change that inserts or removes the view.
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, own: animation)
    }

    /// Returns the content as this transition modifies it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }
}

public struct _CombinedTransition<First: Transition, Second: Transition>: Transition, AnimatedTransition {
    let first: First
    let second: Second

    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    fileprivate func animation(for phase: TransitionPhase) -> Animation? {
        (first as? any AnimatedTransition)?.animation(for: phase)
            ?? (second as? any AnimatedTransition)?.animation(for: phase)
    }
}

public struct _AnimatedTransition<Base: Transition>: Transition, AnimatedTransition {
    let base: Base
    let own: Animation?

    public func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }
    fileprivate func animation(for phase: TransitionPhase) -> Animation? { own }
}

/// A transition that inserts with one transition and removes with another.
///
/// Source: developer.apple.com/documentation/swiftui/asymmetrictransition
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, AnimatedTransition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    fileprivate func animation(for phase: TransitionPhase) -> Animation? {
        let own: Any = phase == .willAppear ? insertion : removal
        return (own as? any AnimatedTransition)?.animation(for: phase)
    }
}
