/// The effect with which a view changes from one content to another, such as another text or number.
///
/// Source: developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    private enum Kind { case fade, none }
    private let kind: Kind

    /// No transition: the new content replaces the old one at once.
    public static let identity = ContentTransition(kind: .none)
    /// A cross-fade from the old content to the new one.
    public static let opacity = ContentTransition(kind: .fade)
    /// A cross-fade, the same as `opacity` here.
    public static let interpolate = ContentTransition(kind: .fade)
    /// Returns a cross-fade, the same as `opacity` here: digits do not roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .fade) }
    /// Returns a cross-fade, the same as `opacity` here: digits do not roll.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .fade) }
    /// A cross-fade, the same as `opacity` here.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .fade) }
    /// Returns a cross-fade, the same as `opacity` here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .fade)
    }

    var isIdentity: Bool { kind == .none }
}

extension View {
    /// Sets how the content of this view's descendants changes in an animated change. `identity` also turns off their
    /// motion; without this modifier texts and images fade.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contenttransition(_:)
    public func contentTransition(_ transition: ContentTransition) -> some View {
        transaction { if transition.isIdentity { $0.animation = nil } }
            .environment(\.contentTransition, transition)
    }
}

extension EnvironmentValues {
    /// Transition of content that a view around has set; set here, it changes nothing.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/contenttransition
    @Entry public var contentTransition: ContentTransition = .interpolate
}
