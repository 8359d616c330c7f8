import CoreGraphics
import Foundation
import RenderTree

/// What an environment says of text, looked up and put together once: most texts of a screen have the same around them.
final class TextSurroundings {
    let environment: EnvironmentValues
    let locale: Locale
    let style: TextStyle
    /// Before styles and the person's text size.
    let baseFont: Font
    let typeSize: DynamicTypeSize
    /// Of text that says nothing itself.
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
    /// Those of the last environment that was asked for are remembered.
    func textSurroundings(in environment: EnvironmentValues) -> TextSurroundings {
        if let known = lastTextSurroundings, known.environment.stamp === environment.stamp { return known }
        let new = TextSurroundings(environment)
        lastTextSurroundings = new
        return new
    }
}
