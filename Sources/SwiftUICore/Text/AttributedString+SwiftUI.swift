import CoreGraphics
public import Foundation
public import FoundationAdditions

// Keys of SwiftUI's attribute scope.
//
// Source: developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes

extension AttributeScopes {
    /// Attributes that `Text` displays.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let markdown: MarkdownAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUICore.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    var segments: [TextSegment] {
        runs.map { run in
            var segment = TextSegment(words: String(characters[run.range]))
            if let intent = run.inlinePresentationIntent { segment.apply(intent.styles) }
            segment.font = run.font
            segment.foreground = run.foregroundColor.map { AnyShapeStyle($0) }
            segment.background = run.backgroundColor
            if let line = run.underlineStyle { segment.style.underline = .line(line) }
            if let line = run.strikethroughStyle { segment.style.strikethrough = .line(line) }
            segment.style.kerning = run.kern
            segment.style.tracking = run.tracking
            segment.style.baselineOffset = run.baselineOffset
            segment.link = run.link
            return segment
        }
    }
}
