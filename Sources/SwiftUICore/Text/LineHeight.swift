public import Foundation

extension AttributedString {
    /// Distance of a text's lines. Source: developer.apple.com/documentation/foundation/attributedstring/lineheight
    public struct LineHeight: Hashable, Sendable {
        /// Points between lines for a font's size, beyond those of the font.
        private enum Kind: Hashable, Sendable { case share(Double), points(Double), exact(Double) }
        private let kind: Kind

        public static let normal = LineHeight(kind: .share(0))
        public static let variable = LineHeight(kind: .share(0))
        public static let tight = LineHeight(kind: .share(-0.1))
        public static let loose = LineHeight(kind: .share(0.2))
        public static func multiple(factor: Double) -> LineHeight { LineHeight(kind: .share(factor - 1.2)) }
        public static func leading(increase: Double) -> LineHeight { LineHeight(kind: .points(increase)) }
        public static func exact(points: Double) -> LineHeight { LineHeight(kind: .exact(points)) }

        func spacing(for size: CGFloat) -> CGFloat {
            switch kind {
            case .share(let share): CGFloat(share) * size
            case .points(let points): CGFloat(points)
            case .exact(let points): CGFloat(points) - size * 1.2
            }
        }
    }
}

extension View {
    /// Sets the distance of lines of texts in this view; nil is that of the font.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/lineheight(_:)
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        transformEnvironment(\.self) { $0.lineSpacing = lineHeight?.spacing(for: $0.textFont.size) ?? 0 }
    }
}

extension Text {
    /// Direction that a text's sides follow: that of the layout or of its words. The layout's here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/alignmentstrategy
    public struct AlignmentStrategy: Hashable, Sendable {
        private let name: String
        public static let `default` = AlignmentStrategy(name: "default")
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    }
}

extension View {
    @available(
        *, deprecated, message: "multilineTextAlignment(strategy:) has no effect in Parley: lines follow the layout."
    )
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy?) -> some View { self }
}

extension Color {
    @available(*, deprecated, message: "exposureAdjust has no effect in Parley: colours have the standard range.")
    public func exposureAdjust(_ stops: Double) -> Color { self }
    @available(*, deprecated, message: "headroom has no effect in Parley: colours have the standard range.")
    public func headroom(_ headroom: Double?) -> Color { self }
}
