import CoreGraphics
import RenderTree

/// A text with everything that the environment says about it.
struct ResolvedText: Equatable {
    struct Span: Equatable {
        var text: String
        var font: Font
        var color: RGBA
        var underline: Bool
        var strikethrough: Bool
    }
    var spans: [Span]
    var lineLimit: Int?
    var lineSpacing: CGFloat
    var alignment: TextAlignment
    var truncation: Text.TruncationMode
    /// A paint that text cannot have; its first colour is used.
    var hasGradient = false

    init(_ text: Text, _ environment: EnvironmentValues) {
        var hasGradient = false
        spans = text.spans.map { span in
            let style = span.style.merged(over: environment.textStyle)
            let paint = (span.foreground ?? AnyShapeStyle(ForegroundStyle())).paint(in: environment)
            if case .linearGradient = paint { hasGradient = true }
            return Span(
                text: span.text, font: style.applied(to: span.font ?? environment.font ?? .body),
                color: paint.mainColor, underline: style.underline ?? false,
                strikethrough: style.strikethrough ?? false)
        }
        self.hasGradient = hasGradient
        lineLimit = environment.lineLimit.map { max(1, $0) }
        lineSpacing = environment.lineSpacing
        alignment = environment.multilineTextAlignment.drawn(environment)
        truncation = environment.truncationMode
    }

    func paragraph(width: CGFloat?) -> TextParagraph {
        let alignment: TextParagraph.Alignment =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let truncation: TextParagraph.Truncation =
            switch truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        return TextParagraph(
            spans: spans.map { TextSpan(text: $0.text, font: $0.font.spec) }, width: width, lineLimit: lineLimit,
            alignment: alignment, truncation: truncation, lineSpacing: lineSpacing)
    }
}

final class TextNode: LayoutNode {
    private var text: ResolvedText?
    private lazy var id = makeID()

    func set(_ text: ResolvedText) {
        guard text != self.text else { return }
        self.text = text
        if text.hasGradient {
            graph.report("text_gradient", "Text is drawn in one colour: the first of its gradient.", "Text")
        }
        contentChanged()
    }

    override var ownSpokenText: String? { plain }
    var plain: String { text?.spans.map(\.text).joined() ?? "" }

    override var accessibilityRole: AccessibilityRole { .element }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
        guard let text else { return nil }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        var layout = TextEngine.layout(text.paragraph(width: width))
        // A text that gets less height than its lines need is cut to the lines that fit, at least one.
        if let height = proposal.height, layout.size.height > height + 0.01, layout.lines.count > 1 {
            var cut = text
            let fitting = layout.lines.prefix { $0.y + $0.height <= height + 0.01 }.count
            cut.lineLimit = max(1, fitting)
            layout = TextEngine.layout(cut.paragraph(width: width))
        }
        return layout
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard var size = layout(proposal)?.size else { return .zero }
        // The text engine lets a line be a hair wider than its box, so that what fits once fits always.
        if let width = proposal.width, size.width - width < 0.05 { size.width = min(size.width, width) }
        return size
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        guard let lines = layout(proposal)?.lines, let first = lines.first, let last = lines.last else { return nil }
        return (first.baseline, last.baseline)
    }

    override func render() -> [NodeID] {
        let lines = layout(proposal)?.lines.map { line in
            TextLine(
                y: line.y, height: line.height, baseline: line.baseline, runs: line.runs.compactMap(run))
        }
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: .text(TextContent(lines: lines ?? [])),
                accessibility: toldAccessibility))
        return [id]
    }

    private func run(_ run: TextLayout.Run) -> TextRun? {
        guard let spans = text?.spans, spans.indices.contains(run.span) else { return nil }
        let span = spans[run.span]
        return TextRun(
            text: run.text, x: run.x, width: run.width, font: span.font.description, color: span.color,
            underline: span.underline ? true : nil, strikethrough: span.strikethrough ? true : nil,
            isFallback: run.isFallback ? true : nil)
    }
}
