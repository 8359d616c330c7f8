/// Symbols come and go by an effect; other views fade.
///
/// Partly: symbols fade and grow, whatever the effect.
///
/// Source: developer.apple.com/documentation/swiftui/symboleffecttransition
public struct SymbolEffectTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.6)
    }
}

extension Transition where Self == SymbolEffectTransition {
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
    @MainActor @preconcurrency public static func symbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition() }
}
