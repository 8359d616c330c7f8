/// Told of what is drawn. Source: developer.apple.com/documentation/pencilkit/pkcanvasviewdelegate
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called when a stroke has been drawn or erased, and when the app or the undo manager has changed the drawing.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called after `canvasViewDrawingDidChange(_:)`: the page draws by itself.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Called after the stroke has become a part of the drawing.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Which touches draw. Here all do: a page is not told of pencils.
///
/// Source: developer.apple.com/documentation/pencilkit/pkcanvasviewdrawingpolicy
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default` = 0, anyInput, pencilOnly }
