/// How a view comes and goes: what is made of it before, while and after it is shown.
///
/// Offsets, scales, turns, opacity and blurs count of what the phases do to it.
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

/// Where a view is on its way to the screen and off it.
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

/// What a transition is like.
///
/// Source: developer.apple.com/documentation/swiftui/transitionproperties
public struct TransitionProperties: Sendable {
    /// Whether it moves the view: who wants less motion sees no transition at all.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension AnyTransition {
    /// A transition of an author's own.
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

/// A transition that says how it runs.
@MainActor private protocol AnimatedTransition {
    func animation(for phase: TransitionPhase) -> Animation?
}

extension View {
    /// Says how this view comes and goes, when a change that is animated brings or removes it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/transition(_:)
    @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView(self), phase: .identity).transition(AnyTransition(transition))
    }
}

extension Transition {
    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }

    /// Runs with this animation, whatever the change that brings or removes the view says.
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, own: animation)
    }

    /// The view as this transition makes it in a phase.
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

/// Comes in one way and goes in another.
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
