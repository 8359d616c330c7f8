import RenderTree
import TreePainter
import UIKit

/// The ground of a canvas: shows the strokes, and receives the touches that draw. It is as large as the content, so that what is
/// drawn scrolls with it.
@MainActor final class CanvasPage: UIView {
    weak var canvas: PKCanvasView?
    var live: LiveStroke? { didSet { didChangeLooks() } }
    private var drawn: [ObjectIdentifier: Drawn] = [:]
    private var strokes: [PKStroke] = []

    /// A stroke's nodes, which are kept until it or the appearance changes.
    private struct Drawn {
        var stroke: PKStroke
        var isDark: Bool
        var draft: NodeDraft
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    func show(_ drawing: PKDrawing) {
        strokes = drawing.strokes
        didChangeLooks()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        use(touches) { $0.toolBegan(at: $1, $2) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        use(touches) { $0.toolMoved(to: $1, $2) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        use(touches) { $0.toolEnded(at: $1, $2) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { canvas?.toolCancelled() }

    private func use(_ touches: Set<UITouch>, _ action: (PKCanvasView, CGPoint, TimeInterval) -> Void) {
        guard let canvas, let touch = touches.first else { return }
        action(canvas, touch.location(in: self), touch.timestamp)
    }
}

extension CanvasPage: NodeDrawing {
    func drawnNodes() -> [NodeDraft] {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        var kept: [ObjectIdentifier: Drawn] = [:]
        var nodes: [NodeDraft] = []
        for stroke in strokes.prefix(DrawingLimits.strokeCountMax) {
            let key = ObjectIdentifier(stroke.identity)
            // A copy of a stroke in the same drawing: an object stands for one node.
            if kept[key] != nil {
                var copy = StrokeShapes.draft(of: stroke, isDark: isDark)
                copy.identity = nil
                nodes.append(copy)
                continue
            }
            let one = drawing(of: stroke, isDark, known: drawn[key])
            kept[key] = one
            nodes.append(one.draft)
        }
        drawn = kept
        return nodes + (live.map { [$0.draft(isDark: isDark)] } ?? [])
    }

    private func drawing(of stroke: PKStroke, _ isDark: Bool, known: Drawn?) -> Drawn {
        if let known, known.isDark == isDark, known.stroke.isSame(as: stroke) { return known }
        return Drawn(stroke: stroke, isDark: isDark, draft: StrokeShapes.draft(of: stroke, isDark: isDark))
    }
}
