import Foundation
@testable import PencilKit
import RenderTree
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A canvas` {
    private let easel: Easel
    private let listener = Listener()
    private var canvas: PKCanvasView { easel.canvas }

    init() throws {
        easel = try Easel()
        easel.canvas.delegate = listener
    }

    @Test func `makes a stroke of a touch, and tells its delegate in order`() throws {
        try easel.draw([CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 30.03, y: 25)])
        let drawn = try #require(canvas.drawing.strokes.first)
        #expect(canvas.drawing.strokes.count == 1 && drawn.ink == PKInk(.pen, color: .red))
        #expect(
            drawn.path.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 25)])
        #expect(drawn.path.allSatisfy { $0.size == CGSize(width: 6, height: 6) })
        #expect(listener.calls == ["began", "changed", "rendered", "ended"] && listener.counts == [1])
        #expect(try PKDrawing(data: canvas.drawing.dataRepresentation()) == canvas.drawing)
    }

    @Test func `makes a dot of a tap`() throws {
        try easel.draw([CGPoint(x: 10, y: 20)])
        #expect(canvas.drawing.strokes.first?.path.count == 1)
        #expect(easel.lines.map(\.path) == ["M10 20L10 20"])
    }

    @Test func `shows the stroke while it is drawn, with small patches however long it is`() throws {
        let places = (0..<400).map { CGPoint(x: CGFloat($0) * 0.7, y: 100 + CGFloat($0 % 13)) }
        try easel.send(.began, places[0], from: places[0])
        #expect(easel.lines.count == 1)
        let first = easel.patches.count
        for place in places.dropFirst() { try easel.send(.changed, place, from: places[0]) }
        #expect(easel.lines.count == 25 && canvas.drawing.strokes.isEmpty)
        let sizes = try easel.patches.dropFirst(first).map { try JSONEncoder().encode($0).count }
        let largest = try #require(sizes.max())
        #expect(sizes.count == 399 && largest < 2_000)
        try easel.send(.ended, try #require(places.last), from: places[0])
        #expect(easel.lines.count == 1 && canvas.drawing.strokes.count == 1)
    }

    @Test func `leaves the nodes of other strokes as they are where one comes or goes`() throws {
        canvas.drawing = PKDrawing(strokes: [stroke(level(20)), stroke(level(60)), stroke(level(100))])
        try easel.paint()
        #expect(easel.lines.count == 3)
        canvas.drawing.strokes.remove(at: 0)
        let patch = try #require(try easel.paint())
        let puts = patch.operations.filter {
            if case .put(let node) = $0, case .shape = node.content { true } else { false }
        }
        #expect(puts.isEmpty && easel.lines.count == 2)
    }

    @Test func `forgets a touch that is cancelled`() throws {
        try easel.draw(level(20), ending: .cancelled)
        #expect(canvas.drawing.strokes.isEmpty && easel.lines.isEmpty)
        #expect(listener.calls == ["began", "ended"])
    }

    @Test func `is not drawn in where its recogniser is disabled`() throws {
        canvas.drawingGestureRecognizer.isEnabled = false
        try easel.paint()
        try easel.draw(level(20))
        #expect(canvas.drawing.strokes.isEmpty && listener.calls.isEmpty)
        #expect(canvas.drawingGestureRecognizer.view === canvas && !canvas.isDrawingEnabled)
    }

    @Test func `takes strokes back and makes them again`() throws {
        let undo = try #require(canvas.undoManager)
        try easel.draw(level(20))
        try easel.draw(level(40))
        let whole = canvas.drawing
        undo.undo()
        #expect(canvas.drawing.strokes.count == 1 && undo.canRedo)
        undo.undo()
        #expect(canvas.drawing.strokes.isEmpty && !undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(canvas.drawing == whole && listener.counts == [1, 2, 1, 0, 1, 2])
        undo.undo()
        try easel.draw(level(60))
        #expect(!undo.canRedo)
    }

    @Test func `tells of a drawing that is set, and forgets the steps before`() throws {
        try easel.draw(level(20))
        let drawing = canvas.drawing
        canvas.drawing = drawing
        #expect(listener.counts == [1] && canvas.undoManager?.canUndo == true)
        canvas.drawing = PKDrawing()
        #expect(listener.counts == [1, 0] && canvas.undoManager?.canUndo == false)
    }

    @Test func `removes whole strokes with one eraser, and cuts them with the other`() throws {
        let lines = PKDrawing(strokes: [stroke(level(20)), stroke(level(100))])
        canvas.drawing = lines
        canvas.tool = PKEraserTool(.vector)
        try easel.draw([CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 40)])
        #expect(canvas.drawing.strokes.map { $0.path.first?.location.y } == [100])
        canvas.undoManager?.undo()
        #expect(canvas.drawing == lines)
        canvas.tool = PKEraserTool(.bitmap, width: 20)
        try easel.draw([CGPoint(x: 60, y: 80), CGPoint(x: 60, y: 140)])
        let pieces = canvas.drawing.strokes.dropFirst()
        #expect(pieces.count == 2)
        let ends = [pieces.first?.path.last?.location.x, pieces.last?.path.first?.location.x].compactMap(\.self)
        #expect(ends.count == 2 && abs(ends[0] - 50) < 1 && abs(ends[1] - 70) < 1)
        canvas.undoManager?.undo()
        #expect(canvas.drawing == lines)
    }

    @Test func `erases transformed strokes where they are seen, and dots`() {
        var moved = stroke(level(0))
        moved.transform = CGAffineTransform(translationX: 0, y: 50)
        let eraser = PKEraserTool(.bitmap, width: 10)
        let places = (CGPoint(x: 60, y: 50), CGPoint(x: 60, y: 0))
        #expect(eraser.erased([moved], from: places.0, to: places.0)?.count == 2)
        #expect(eraser.erased([moved], from: places.1, to: places.1) == nil)
        let dot = stroke([CGPoint(x: 5, y: 5)])
        #expect(eraser.erased([dot], from: CGPoint(x: 7, y: 5), to: CGPoint(x: 7, y: 5))?.isEmpty == true)
    }

    @Test func `takes no more strokes than a drawing may have`() throws {
        let one = stroke([.zero])
        canvas.drawing = PKDrawing(strokes: Array(repeating: one, count: DrawingLimits.strokeCountMax))
        try easel.draw(level(20))
        #expect(canvas.drawing.strokes.count == DrawingLimits.strokeCountMax)
    }
}
