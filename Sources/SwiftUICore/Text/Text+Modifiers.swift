import CoreGraphics
public import Foundation

// The innermost modifier wins, as with modifiers of views.
extension Text {
    private func mapping(_ change: (inout Span) -> Void) -> Text {
        var text = self
        for index in text.spans.indices { change(&text.spans[index]) }
        return text
    }

    private func styled<Value>(_ property: WritableKeyPath<TextStyle, Value?>, _ value: Value?) -> Text {
        mapping { span in
            if span.style[keyPath: property] == nil { span.style[keyPath: property] = value }
        }
    }

    public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled(\.weight, weight) }
    public func fontDesign(_ design: Font.Design?) -> Text { styled(\.design, design) }

    @available(*, deprecated, message: "fontWidth(_:) has no effect in Parley: the fonts at hand have one width")
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { styled(\.italic, true) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled(\.monospaced, true) : self }
    public func monospacedDigit() -> Text { styled(\.monospacedDigits, true) }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled(\.underline, TextStyle.Line(isActive, pattern, color))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled(\.strikethrough, TextStyle.Line(isActive, pattern, color))
    }

    /// Adds points after each letter.
    public func kerning(_ kerning: CGFloat) -> Text { styled(\.kerning, kerning) }
    public func tracking(_ tracking: CGFloat) -> Text { styled(\.tracking, tracking) }
    /// Moves the letters up from the baseline by points; down if negative.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled(\.baselineOffset, baselineOffset) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? styled(\.scale, scale) : self }

    public func foregroundColor(_ color: Color?) -> Text {
        mapping { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        mapping { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }
}

extension Font {
    /// Width of letters. Ignored: the available fonts have one width.
    ///
    /// Source: developer.apple.com/documentation/swiftui/font/width
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    @available(*, deprecated, message: "width(_:) has no effect in Parley: the fonts at hand have one width")
    public func width(_ width: Width) -> Font { self }
}
