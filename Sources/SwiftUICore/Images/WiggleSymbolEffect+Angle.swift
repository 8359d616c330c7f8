extension WiggleSymbolEffect {
    /// Returns the effect with a first swing in this direction, clockwise from the right.
    ///
    /// Source: developer.apple.com/documentation/symbols/wigglesymboleffect/custom(angle:)
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}
