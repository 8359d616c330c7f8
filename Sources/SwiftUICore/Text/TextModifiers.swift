import CoreGraphics

extension View {
    /// Sets the font of text in descendants.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of text in descendants, for any font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { changingTextStyle(TextStyle(weight: weight)) }

    public func fontDesign(_ design: Font.Design?) -> some View { changingTextStyle(TextStyle(design: design)) }

    @available(*, deprecated, message: "fontWidth(_:) has no effect in Parley: the fonts at hand have one width")
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    public func bold(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(weight: isActive ? .bold : nil))
    }

    public func italic(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(italic: isActive))
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        changingTextStyle(TextStyle(monospaced: isActive))
    }

    public func monospacedDigit() -> some View { changingTextStyle(TextStyle(monospacedDigits: true)) }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingTextStyle(TextStyle(underline: TextStyle.Line(isActive, pattern, color)))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingTextStyle(TextStyle(strikethrough: TextStyle.Line(isActive, pattern, color)))
    }

    /// Adds points after each letter.
    public func kerning(_ kerning: CGFloat) -> some View { changingTextStyle(TextStyle(kerning: kerning)) }
    public func tracking(_ tracking: CGFloat) -> some View { changingTextStyle(TextStyle(tracking: tracking)) }

    /// Moves letters up from the baseline by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        changingTextStyle(TextStyle(baselineOffset: baselineOffset))
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingTextStyle(TextStyle(scale: isEnabled ? scale : nil))
    }

    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase).environment(\.headerCase, SetTextCase(textCase: textCase))
    }

    /// Allows text to be scaled down to this factor instead of being truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Allows letter spacing to be reduced by up to a twentieth of the font size instead of truncating text.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the additional space between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets the alignment of the lines of a text relative to one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets whether a person can select and copy text in descendants.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSelectability, S.allowsSelection)
    }
}

// MARK: - Line limits

extension View {
    /// Limits the number of lines of each text in descendants; `nil` is no limit.
    public func lineLimit(_ number: Int?) -> some View { changingEnvironment(LineLimitChange(0, number)) }

    /// Limits the number of lines, and with `reservesSpace` reserves the height of all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changingEnvironment(LineLimitChange(reservesSpace ? limit : 0, limit))
    }

    /// Reserves the height of the lower number of lines, and limits text to the upper number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changingEnvironment(LineLimitChange(limit.lowerBound, limit.upperBound))
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changingEnvironment(LineLimitChange(limit.lowerBound, nil))
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        changingEnvironment(LineLimitChange(0, limit.upperBound))
    }
}

extension View {
    /// Disables input in this view and its descendants, and draws them as disabled.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/disabled(_:)
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment(DisabledChange(disabled))
    }
}

/// Whether text can be selected.
///
/// Source: developer.apple.com/documentation/swiftui/textselectability
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    private func changingTextStyle(_ style: TextStyle) -> some View { changingEnvironment(TextStyleChange(style)) }
}

/// Environment changes as comparable objects, unlike closures: an update with an equal one does not invalidate
/// descendants.
private final class TextStyleChange: EnvironmentChange {
    let style: TextStyle
    init(_ style: TextStyle) { self.style = style }

    override func apply(to values: inout EnvironmentValues) { values.textStyle = style.merged(over: values.textStyle) }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? TextStyleChange)?.style == style }
}

private final class LineLimitChange: EnvironmentChange {
    let least: Int
    let most: Int?

    init(_ least: Int, _ most: Int?) {
        self.least = least
        self.most = most
    }

    override func apply(to values: inout EnvironmentValues) {
        values.lineLimit = most
        values.reservedLineCount = least
    }
    override func isSame(as other: EnvironmentChange) -> Bool {
        (other as? LineLimitChange).map { $0.least == least && $0.most == most } ?? false
    }
}

private final class DisabledChange: EnvironmentChange {
    let isDisabled: Bool
    init(_ isDisabled: Bool) { self.isDisabled = isDisabled }

    override func apply(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
    override func isSame(as other: EnvironmentChange) -> Bool { (other as? DisabledChange)?.isDisabled == isDisabled }
}
