import CoreGraphics
import Foundation
import RenderTree

final class TextNode: LayoutNode {
    private(set) var text: ResolvedText?
    private lazy var id = makeID()
    private lazy var extras = TextDecorations(self)
    private var source: (text: Text, around: ResolvedTextEnvironment)?
    /// Pending update of text that shows the time, every second.
    private var ticking: FrameTicket?
    /// Latest layouts by proposal: laying out long text takes milliseconds.
    private var layouts: [(proposal: ProposedViewSize, fitted: FittedText)] = []
    private static let rememberedLayoutCountMax = 6

    func set(_ text: Text, _ environment: EnvironmentValues) {
        let around = graph.resolvedTextEnvironment(in: environment)
        source = (text, around)
        set(ResolvedText(text, around, now: graph.clock.now))
        extras.openURL = around.openURL
        tickLater()
    }

    private func set(_ text: ResolvedText) {
        guard text != self.text else { return }
        self.text = text
        layouts = []
        for span in text.spans {
            guard let name = span.font.missingName else { continue }
            graph.report("font_missing", "There is no font named “\(name)”; the system font is used.", "Text")
        }
        sizeChanged()
    }

    override var ownAccessibilityText: String? { plain }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        key.isTextLeading ? 0 : super.explicitGuide(key, in: proposal)
    }
    var plain: String { text?.spoken ?? "" }

    override var accessibilityRole: AccessibilityRole { .element }

    // MARK: Layout

    private func fitted(_ proposal: ProposedViewSize) -> FittedText? {
        guard let text else { return nil }
        for known in layouts where known.proposal == proposal || known.fitted.fitsAsWell(in: proposal) {
            return known.fitted
        }
        let fitted = FittedText(text, in: proposal)
        if layouts.count >= Self.rememberedLayoutCountMax { layouts.removeFirst() }
        layouts.append((proposal, fitted))
        return fitted
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let fitted = fitted(proposal) else { return .zero }
        var size = fitted.layout.size
        size.height = max(size.height, fitted.reservedHeight)
        // The text engine allows a line to exceed its box by a hair, so that text always fits the size it measured.
        if let width = proposal.width, size.width - width < 0.05 { size.width = min(size.width, width) }
        return size
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        guard let lines = fitted(proposal)?.layout.lines, let first = lines.first, let last = lines.last else {
            return nil
        }
        return (first.baseline, last.baseline)
    }

    override func render() -> [NodeID] {
        guard let fitted = fitted(proposal) else { return [] }
        var lines: [TextLine] = []
        lines.reserveCapacity(fitted.layout.lines.count)
        for line in fitted.layout.lines {
            lines.append(
                TextLine(y: line.y, height: line.height, baseline: line.baseline, runs: runs(of: line, fitted)))
        }
        var accessibility = resolvedAccessibility
        // Truncated text is announced in full.
        if fitted.layout.isTruncated || fitted.differsFromPlainText {
            accessibility.label = accessibility.label ?? plain
        }
        let content = TextContent(lines: lines, isSelectable: fitted.text.isSelectable ? true : nil)
        graph.store.put(Node(id: id, frame: treeFrame, content: .text(content), accessibility: accessibility))
        let around = extras.put(fitted, at: origin)
        if around.behind.isEmpty && around.inFront.isEmpty { return [id] }
        return around.behind + [id] + around.inFront
    }

    private func runs(of line: TextLayout.Line, _ fitted: FittedText) -> [TextRun] {
        var runs: [TextRun] = []
        runs.reserveCapacity(line.runs.count)
        for run in line.runs { if let run = self.run(run, fitted) { runs.append(run) } }
        return runs
    }

    private func run(_ run: TextLayout.Run, _ fitted: FittedText) -> TextRun? {
        let spans = fitted.text.spans
        guard spans.indices.contains(run.span), spans[run.span].attachment == nil else { return nil }
        let span = spans[run.span]
        let paint: Paint? = if case .color = span.paint { nil } else { span.paint }
        return TextRun(
            text: run.text, x: run.x, width: run.width, font: span.font.description,
            color: span.paint.representativeColor,
            paint: paint, tracking: span.tracking == 0 ? nil : span.tracking,
            baselineOffset: span.baselineOffset == 0 ? nil : span.baselineOffset,
            underline: span.underline?.isPlain == true ? true : nil,
            strikethrough: span.strikethrough?.isPlain == true ? true : nil,
            isFallback: run.isFallback ? true : nil)
    }

    override func handle(_ event: InputEvent) { extras.handle(event) }

    // MARK: Time

    /// Schedules an update at the next full second, if the text shows the time.
    private func tickLater() {
        ticking?.cancel()
        ticking = nil
        guard text?.ticks == true else { return }
        let next = graph.clock.now.timeIntervalSinceReferenceDate.rounded(.down) + 1
        ticking = graph.clock.schedule(at: Date(timeIntervalSinceReferenceDate: next)) { [weak self] in self?.tick() }
    }

    /// Updates the text to the current time.
    private func tick() {
        guard let source else { return }
        set(ResolvedText(source.text, source.around, now: graph.clock.now))
        tickLater()
    }

    override func didRemove() { ticking?.cancel() }
}

extension Text.LineStyle {
    /// Whether painters can draw the line themselves: solid, and in the text's colour.
    var isPlain: Bool { pattern == .solid && color == nil }
}
