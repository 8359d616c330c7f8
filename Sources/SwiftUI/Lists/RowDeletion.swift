import CoreGraphics
import RenderTree
@_spi(Engine) import SwiftUICore
import TreePainter

/// Button at the end of a row that `onDelete` lets a person delete, where the row has no swipe actions of its own. A swipe shows it.
@MainActor final class RowDeletion {
    let id: NodeID
    private let groundID: NodeID
    private let textID: NodeID
    private unowned let row: RowNode

    init(_ row: RowNode) {
        self.row = row
        (id, groundID, textID) = (row.makeID(), row.makeID(), row.makeID())
    }

    func remove() { for id in [id, groundID, textID] { row.graph.store.remove(id) } }

    /// Puts the button into the tree; returns its nodes and where it ends.
    func put(from start: CGFloat) -> (drawn: [NodeID], end: CGFloat) {
        guard let looks = row.looks else { return ([], start) }
        let word = looks.environment.systemWords[.delete]
        var environment = looks.environment
        environment.font = .subheadline
        let font = environment.textFont
        let text = TextEngine.layout(TextParagraph(spans: [TextSpan(text: word, font: font.spec)]))
        let width = max(SwipeMetrics.widthMin, text.size.width + 2 * SwipeMetrics.padding)
        let size = CGSize(width: width, height: row.size.height)
        let box = TreeRect(CGRect(origin: .zero, size: size))
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        let store = row.graph.store
        store.put(
            Node(id: groundID, frame: box, content: .shape(ShapeContent(path: path, fill: .color(looks.delete)))))
        // The button's label says it, with the row's.
        store.put(
            Node(
                id: textID, frame: box, content: .text(text.content(in: size, font: font, color: looks.onDelete)),
                accessibility: NodeAccessibility(hidden: true)))
        let label = [word, row.content.accessibilityText].compactMap { $0 }.joined(separator: " ")
        store.put(
            Node(
                id: id, frame: TreeRect(x: start, y: 0, width: size.width, height: size.height),
                content: .button(ButtonContent(role: .destructive)), accessibility: NodeAccessibility(label: label),
                children: [groundID, textID]))
        row.graph.setResponder(row, for: id)
        return ([id], start + width)
    }
}

/// Measures of swipe actions, in points.
enum SwipeMetrics {
    static let widthMin: CGFloat = 74
    static let padding: CGFloat = 14
}

extension TextLayout {
    /// Returns the text in the middle of a box.
    fileprivate func content(in box: CGSize, font: Font, color: RGBA) -> TextContent {
        let (left, top) = ((box.width - size.width) / 2, (box.height - size.height) / 2)
        return TextContent(
            lines: lines.map { line in
                TextLine(
                    y: line.y + top, height: line.height, baseline: line.baseline + top,
                    runs: line.runs.map {
                        TextRun(
                            text: $0.text, x: $0.x + left, width: $0.width, font: FontDescription(font.spec),
                            color: color,
                            isFallback: $0.isFallback ? true : nil)
                    })
            })
    }
}
