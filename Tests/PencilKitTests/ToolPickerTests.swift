import Foundation
@testable import PencilKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `A tool picker` {
    private let easel: Easel
    private let picker = PKToolPicker()
    private var canvas: PKCanvasView { easel.canvas }

    init() throws { easel = try Easel() }

    private func show() throws {
        picker.addObserver(canvas)
        picker.setVisible(true, forFirstResponder: canvas)
        #expect(canvas.becomeFirstResponder())
        try easel.paint()
        // The bar is laid out once it is there.
        try easel.paint()
    }

    @Test func `is shown while the canvas is the first responder`() throws {
        picker.setVisible(true, forFirstResponder: canvas)
        try easel.paint()
        #expect(!picker.isVisible && !easel.has("Eraser"))
        try show()
        let names = ["Pen", "Marker", "Pencil", "Eraser", "Color", "Undo", "Redo"]
        #expect(picker.isVisible && names.allSatisfy(easel.has))
        #expect(picker.frameObscured(in: canvas).isNull)
        picker.setVisible(false, forFirstResponder: canvas)
        try easel.paint()
        #expect(!picker.isVisible && !easel.has("Eraser"))
        picker.setVisible(true, forFirstResponder: canvas)
        #expect(picker.isVisible)
        canvas.resignFirstResponder()
        #expect(!picker.isVisible)
    }

    @Test func `gives the canvas the tool that the person chooses`() throws {
        canvas.tool = PKEraserTool(.vector)
        picker.addObserver(canvas)
        #expect(canvas.tool is PKEraserTool)
        try show()
        #expect((canvas.tool as? PKInkingTool)?.inkType == .pen)
        try easel.tap("Marker")
        #expect((canvas.tool as? PKInkingTool)?.inkType == .marker)
        try easel.tap("Eraser")
        #expect(canvas.tool as? PKEraserTool == PKEraserTool(.bitmap))
        picker.selectedTool = PKInkingTool(.pencil, color: .blue, width: 2)
        #expect(canvas.tool as? PKInkingTool == PKInkingTool(.pencil, color: .blue, width: 2))
        picker.removeObserver(canvas)
        try easel.tap("Pen")
        #expect((picker.selectedTool as? PKInkingTool)?.ink == PKInk(.pen, color: .blue))
        #expect((canvas.tool as? PKInkingTool)?.inkType == .pencil)
    }

    @Test func `takes back and does again`() throws {
        try show()
        try easel.draw(level(20))
        try easel.tap("Undo")
        #expect(canvas.drawing.strokes.isEmpty)
        try easel.tap("Redo")
        #expect(canvas.drawing.strokes.count == 1)
    }

    @Test func `tells its observers that it comes and goes, and keeps none alive`() throws {
        final class Watcher: PKToolPickerObserver {
            var seen: [Bool] = []
            func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { seen.append(toolPicker.isVisible) }
        }
        let watcher = Watcher()
        weak var gone: Watcher?
        do {
            let other = Watcher()
            gone = other
            picker.addObserver(other)
        }
        picker.addObserver(watcher)
        try show()
        canvas.resignFirstResponder()
        #expect(watcher.seen == [true, false] && gone == nil)
    }

    @Test func `clamps the widths of tools`() {
        #expect(PKInkingTool(.pen, width: 1_000).width == 30 && PKInkingTool(.marker).width == 12)
        #expect(PKInkingTool(.pen, width: .nan).width == 0.5 && PKEraserTool(.bitmap, width: 0).width == 1)
    }
}
