import UIKit

// Draws and erases while the page is touched.
extension PKCanvasView {
    func toolBegan(at place: CGPoint, _ time: TimeInterval) {
        guard isDrawingEnabled, page.live == nil, erasing == nil else { return }
        if let inking = tool as? PKInkingTool {
            guard hasRoom else { return }
            let live = LiveStroke(inking, at: time, Date())
            guard live.add(place, at: time) else { return }
            page.live = live
        } else if tool is PKEraserTool {
            erasing = (stored, place)
        } else {
            return
        }
        drawer?.canvasViewDidBeginUsingTool(self)
        // The delegate may have switched drawing off.
        if erasing != nil { erase(to: place) }
    }

    func toolMoved(to place: CGPoint, _ time: TimeInterval) {
        if let live = page.live {
            if live.add(place, at: time) { page.didChangeLooks() }
        } else if erasing != nil {
            erase(to: place)
        }
    }

    func toolEnded(at place: CGPoint, _ time: TimeInterval) {
        toolMoved(to: place, time)
        if let live = page.live {
            page.live = nil
            commit(PKDrawing(strokes: stored.strokes + [live.stroke]), from: stored)
        } else if let before = erasing?.before {
            erasing = nil
            if before != stored { commit(stored, from: before) }
        } else {
            return
        }
        drawer?.canvasViewDidEndUsingTool(self)
    }

    /// Forgets what the tool has done since the touch began.
    func toolCancelled() {
        guard page.live != nil || erasing != nil else { return }
        page.live = nil
        if let before = erasing?.before { show(before) }
        erasing = nil
        drawer?.canvasViewDidEndUsingTool(self)
    }

    private func erase(to place: CGPoint) {
        guard let eraser = tool as? PKEraserTool, let start = erasing?.place else { return }
        erasing?.place = place
        guard let left = eraser.erased(stored.strokes, from: start, to: place) else { return }
        show(PKDrawing(strokes: left))
    }

    /// Whether the drawing may have another stroke.
    private var hasRoom: Bool {
        let pointCount = stored.strokes.reduce(0) { $0 + $1.path.count }
        let hasRoom =
            stored.strokes.count < DrawingLimits.strokeCountMax
            && pointCount + DrawingLimits.strokePointCountMax <= DrawingLimits.pointCountMax
        if !hasRoom {
            let limits = (DrawingLimits.strokeCountMax, DrawingLimits.pointCountMax)
            PencilLog.write("the drawing is full: it may have \(limits.0) strokes and \(limits.1) points.")
        }
        return hasRoom
    }
}
