extension View {
    /// Sets the font of the text inside.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the text inside, whatever its font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        changingTextStyle(TextStyle(weight: weight))
    }

    public func bold(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(weight: isActive ? .bold : nil))
    }

    public func italic(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(italic: isActive))
    }

    public func monospacedDigit() -> some View { changingTextStyle(TextStyle(monospacedDigits: true)) }

    public func underline(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(underline: isActive))
    }

    public func strikethrough(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(strikethrough: isActive))
    }

    /// Lines of each text inside at most; `nil` is no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Additional points between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// How the lines of one text stand beside one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets what text and shapes inside are painted with.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// Sets the colour of controls inside; `nil` is the default.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Takes no input in this view and all inside it, and shows so.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment(DisabledChange(disabled))
    }
}

extension View {
    private func changingTextStyle(_ style: TextStyle) -> some View { changingEnvironment(TextStyleChange(style)) }
}

/// Changes that can be compared, unlike closures: an update that brings the same one costs nothing below.
private final class TextStyleChange: EnvironmentChange {
    let style: TextStyle
    init(_ style: TextStyle) { self.style = style }

    override func apply(to values: inout EnvironmentValues) { values.textStyle = style.merged(over: values.textStyle) }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? TextStyleChange)?.style == style }
}

private final class DisabledChange: EnvironmentChange {
    let isDisabled: Bool
    init(_ isDisabled: Bool) { self.isDisabled = isDisabled }

    override func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? DisabledChange)?.isDisabled == isDisabled }
}
