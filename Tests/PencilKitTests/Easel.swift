import Foundation
@testable import PencilKit
import RenderTree
import SwiftUI
import Testing

/// A canvas in a scene, as a painter sees it.
@MainActor final class Easel {
    let controller = UIViewController()
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let renderer: SceneRenderer
    private(set) var painted = NodeTree()
    private(set) var patches: [Patch] = []

    init() throws {
        renderer = SceneRenderer(root: controller)
        renderer.size = CGSize(width: 300, height: 400)
        controller.view.addSubview(canvas)
        canvas.tool = PKInkingTool(.pen, color: .red, width: 6)
        try paint()
    }

    /// Returns the patch, where something has changed.
    @discardableResult
    func paint() throws -> Patch? {
        guard let patch = renderer.render() else { return nil }
        try painted.apply(patch)
        patches.append(patch)
        return patch
    }

    /// Draws with the tool through some places.
    func draw(_ places: [CGPoint], ending phase: GestureEvent.Phase = .ended) throws {
        let (first, last) = (try #require(places.first), try #require(places.last))
        try send(.began, first, from: first)
        for place in places.dropFirst() { try send(.changed, place, from: first) }
        try send(phase, last, from: first)
    }

    func send(_ phase: GestureEvent.Phase, _ place: CGPoint, from start: CGPoint) throws {
        let pages = painted.inDrawingOrder.map(\.node).filter { $0.gestures?.dragDistance == 0 }
        let page = try #require(pages.first)
        renderer.handle(
            .gesture(
                page.id,
                GestureEvent(
                    gesture: .drag, phase: phase, startX: start.x, startY: start.y, x: place.x, y: place.y)))
        try paint()
    }

    /// Lines of the strokes: shapes with a stroke of the pen's width.
    var lines: [ShapeContent] {
        painted.inDrawingOrder.compactMap { entry in
            guard case .shape(let shape) = entry.node.content, shape.stroke?.width == 6 else { return nil }
            return shape
        }
    }

    /// Activates the button of a name.
    func tap(_ label: String) throws {
        let buttons = painted.inDrawingOrder.map(\.node).filter { $0.accessibility.label == label }
        let button = try #require(buttons.first)
        renderer.handle(.tap(button.id))
        try paint()
    }

    func has(_ label: String) -> Bool { painted.nodes.values.contains { $0.accessibility.label == label } }
}

/// Writes down what a canvas tells.
@MainActor final class Listener: NSObject, PKCanvasViewDelegate {
    var calls: [String] = []
    var counts: [Int] = []
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        calls.append("changed")
        counts.append(canvasView.drawing.strokes.count)
    }
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) { calls.append("rendered") }
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { calls.append("began") }
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { calls.append("ended") }
}
