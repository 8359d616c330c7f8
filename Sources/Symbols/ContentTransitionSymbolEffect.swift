/// The effect with which a symbol changes into another one.
///
/// Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect: Sendable {}

/// Replaces a symbol by another one. All ways are a cross-fade here.
///
/// Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public init() {}
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

/// Changes a symbol in the way that suits it: a cross-fade here.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect {
    public init() {}
    public var _motion: _SymbolMotion { AppearSymbolEffect()._motion }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension ContentTransitionSymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    @_disfavoredOverload public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
