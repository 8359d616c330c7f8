/// A mark on a run of text that a text renderer looks for.
///
/// Source: developer.apple.com/documentation/swiftui/textattribute
public protocol TextAttribute {}

/// Draws text in a way of its own.
///
/// Partly: the text is drawn as it would be without one.
///
/// Source: developer.apple.com/documentation/swiftui/textrenderer
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer is asked about.
///
/// Source: developer.apple.com/documentation/swiftui/textproxy
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
    /// Lines of a text as they are drawn: none here, as no renderer is run.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/layout
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }
        public var isTruncated: Bool { false }

        /// One line of a text.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            public var origin: CGPoint
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// Glyphs of a line with the same attributes.
        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            public var startIndex: Int { slices.startIndex }
            public var endIndex: Int { slices.endIndex }
            public subscript(index: Int) -> RunSlice { slices[index] }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var layoutDirection: LayoutDirection { .leftToRight }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some glyphs of a run.
        public struct RunSlice: Equatable {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Size of a line or of glyphs, in points.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public init() {}
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }

    @available(*, deprecated, message: "customAttribute has no effect in Parley: no text renderer is run.")
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
    /// Draws a line of a text renderer's layout. There is none here.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
    @available(*, deprecated, message: "textRenderer has no effect in Parley: text is drawn by the browser.")
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
