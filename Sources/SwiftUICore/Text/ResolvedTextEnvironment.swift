import CoreGraphics
import Foundation
import RenderTree

/// Text settings resolved from an environment, shared by all texts with the same one: most texts of a screen have.
final class ResolvedTextEnvironment {
    let environment: EnvironmentValues
    let locale: Locale
    let timeZone: TimeZone
    let style: TextStyle
    /// Font before text styles and Dynamic Type are applied.
    let baseFont: Font
    let typeSize: DynamicTypeSize
    /// Font of text without a style of its own.
    let font: Font
    private(set) lazy var paint = AnyShapeStyle(ForegroundStyle()).paint(in: environment)
    let textCase: Text.Case?
    let lineLimit: Int?
    let reservedLineCount: Int
    let lineSpacing: CGFloat
    let alignment: TextAlignment
    let truncation: Text.TruncationMode
    let minimumScale: CGFloat
    let allowsTightening: Bool
    let isSelectable: Bool
    let openURL: OpenURLAction

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        locale = environment.locale
        timeZone = environment.timeZone
        style = environment.textStyle
        baseFont = environment.font ?? .body
        typeSize = environment.dynamicTypeSize
        font = style.applied(to: baseFont.scaled(for: typeSize))
        textCase = environment.textCase
        lineLimit = environment.lineLimit.map { max(1, $0) }
        reservedLineCount = min(environment.reservedLineCount, TextEngine.reservedLineCountMax)
        lineSpacing = environment.lineSpacing
        alignment = environment.multilineTextAlignment.drawn(environment)
        truncation = environment.truncationMode
        minimumScale = environment.minimumScaleFactor
        allowsTightening = environment.allowsTightening
        isSelectable = environment.textSelectability
        openURL = environment.openURL
    }
}

extension ViewGraph {
    /// Returns the settings for an environment, cached for the last one.
    func resolvedTextEnvironment(in environment: EnvironmentValues) -> ResolvedTextEnvironment {
        if let known = lastTextSurroundings, known.environment.stamp === environment.stamp { return known }
        let new = ResolvedTextEnvironment(environment)
        lastTextSurroundings = new
        return new
    }
}
