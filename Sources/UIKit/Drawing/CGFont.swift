/// A font without a size, such as a text layer may have.
///
/// Partly: it is found by its name, and has no tables of glyphs.
///
/// Source: developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable {
    private let font: NamedFont

    /// Returns nil for a name for which `UIFont(name:size:)` has no font, either.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgfont/init(_:)
    public init?(_ name: CFString) {
        guard let font = NamedFont(name) else { return nil }
        self.font = font
    }

    /// Name of the font that is drawn.
    /// Source: developer.apple.com/documentation/coregraphics/cgfont/postscriptname
    public var postScriptName: CFString? { withSize(1).fontName }

    /// Returns the font in a size in points.
    func withSize(_ size: CGFloat) -> UIFont { UIFont(spec: font.spec(size: size)) }
}
