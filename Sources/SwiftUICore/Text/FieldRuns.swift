import Foundation
package import RenderTree

extension ViewGraph {
    /// Returns how an attributed text looks while a person edits it; nil where it is drawn with other characters than it has, such as
    /// in capitals.
    package func fieldRuns(of text: AttributedString, in environment: EnvironmentValues) -> [FieldRun]? {
        let around = resolvedTextEnvironment(in: environment)
        let spans = ResolvedText(Text(text), around, now: clock.now).spans
        guard spans.map(\.text).joined() == String(text.characters) else { return nil }
        return spans.map(FieldRun.init)
    }
}

extension FieldRun {
    fileprivate init(_ span: ResolvedText.Span) {
        self.init(
            length: span.text.utf16.count, font: span.font.description, color: span.paint.representativeColor,
            background: span.background, tracking: span.tracking == 0 ? nil : span.tracking,
            baselineOffset: span.baselineOffset == 0 ? nil : span.baselineOffset,
            underline: span.underline == nil ? nil : true, strikethrough: span.strikethrough == nil ? nil : true)
    }
}
