extension Font {
    /// Values that a font depends on. Source: developer.apple.com/documentation/swiftui/font/context
    public struct Context: Hashable, Sendable { let dynamicTypeSize: DynamicTypeSize }

    /// A font as it is drawn. Source: developer.apple.com/documentation/swiftui/font/resolved
    public struct Resolved: Hashable, Sendable {
        private let font: Font
        init(_ font: Font) { self.font = font }

        public var pointSize: CGFloat { font.size }
        public var weight: Weight { font.weightValue }
        public var leading: Leading { font.leadingValue }
        public var isBold: Bool { font.weightValue.value >= Weight.semibold.value }
        public var isItalic: Bool { font.isItalic }
        public var isMonospaced: Bool { font.design == .monospaced && font.family == nil }
        public var isLowercaseSmallCaps: Bool { font.smallCapsValue == .lowercase || font.smallCapsValue == .all }
        public var isUppercaseSmallCaps: Bool { font.smallCapsValue == .uppercase || font.smallCapsValue == .all }
    }

    /// The font of text that has none of its own.
    public static let `default` = body

    public func resolve(in context: Context) -> Resolved { Resolved(scaled(for: context.dynamicTypeSize)) }
    /// Returns the font in bold, or without that.
    public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
}

extension EnvironmentValues {
    /// Values that fonts around this view depend on: the person's text size.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/fontresolutioncontext
    public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
