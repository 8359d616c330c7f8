/// A light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

extension EnvironmentValues {
    @Entry public var colorScheme: ColorScheme = .light
    /// Pixels per point.
    @Entry public var displayScale: CGFloat = 2
    @Entry public var locale: Locale = .current
    /// Whether controls respond: false if the view or an ancestor is `.disabled(true)`.
    @Entry public var isEnabled: Bool = true
    @Entry public var font: Font? = nil
    /// The font of text here: scaled for the text size, with the modifiers of the text style applied.
    package var textFont: Font { textStyle.applied(to: (font ?? .body).scaled(for: dynamicTypeSize)) }
    /// Maximum number of lines of text; nil is unlimited.
    @Entry public var lineLimit: Int? = nil
    /// Points between lines of text, in addition to the font's own leading.
    @Entry public var lineSpacing: CGFloat = 0
    @Entry public var multilineTextAlignment: TextAlignment = .leading
    @Entry public var truncationMode: Text.TruncationMode = .tail
    @Entry package var textStyle: TextStyle = TextStyle()
    @Entry package var foregroundStyle: AnyShapeStyle? = nil
    @Entry package var tint: Color? = nil
}
