/// A way in which a picker of the style `.palette` shows what is chosen.
///
/// Source: developer.apple.com/documentation/swiftui/paletteselectioneffect
public struct PaletteSelectionEffect: Sendable, Equatable {
    private let name: String
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}

extension View {
    @available(
        *, deprecated,
        message: "paletteSelectionEffect has no effect in Parley: what is chosen stands on a ground of its own."
    )
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
