public import UIKit

/// A view to draw in, with a finger, a mouse or a pen.
///
/// Partly: lines have one width: browsers tell of the force of pens alone, and Parley does not ask. All touches draw, one at a time,
/// and none scrolls; a wheel does. It is not zoomed.
///
/// Source: developer.apple.com/documentation/pencilkit/pkcanvasview
@preconcurrency @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    /// Tool that touches use. A tool picker that is shown, and has the canvas as an observer, sets it.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// Without effect: all touches draw.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Without effect: all touches draw.
    open var allowsFingerDrawing = true
    @available(*, deprecated, message: "isRulerActive has no effect in Parley: there is no ruler.")
    open var isRulerActive: Bool {
        get { false }
        set {}
    }
    /// Recogniser of the touches that draw, which only says whether they do: a canvas is drawn in where it is enabled.
    ///
    /// Source: developer.apple.com/documentation/pencilkit/pkcanvasview/drawinggesturerecognizer
    public let drawingGestureRecognizer: UIGestureRecognizer
    /// Whether the canvas can be drawn in. Source: developer.apple.com/documentation/pencilkit/pkcanvasview/isdrawingenabled
    open var isDrawingEnabled: Bool {
        get { drawingGestureRecognizer.isEnabled }
        set { drawingGestureRecognizer.isEnabled = newValue }
    }

    let page = CanvasPage(frame: .zero)
    private(set) var stored = PKDrawing()
    /// Drawing before the eraser that is being used, and the eraser's place.
    var erasing: (before: PKDrawing, place: CGPoint)?

    override public init(frame: CGRect) {
        drawingGestureRecognizer = DrawingGestureRecognizer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        drawingGestureRecognizer = DrawingGestureRecognizer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        page.canvas = self
        addSubview(page)
        addGestureRecognizer(drawingGestureRecognizer)
        (drawingGestureRecognizer as? DrawingGestureRecognizer)?.page = page
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(
            width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        page.frame = CGRect(origin: .zero, size: size)
        PKToolPicker.responderDidChange(self)
    }

    override open var contentSize: CGSize { didSet { if contentSize != oldValue { setNeedsLayout() } } }

    // MARK: The drawing

    /// The finished strokes. Setting it tells the delegate, and has the undo manager forget the steps of this canvas.
    ///
    /// Source: developer.apple.com/documentation/pencilkit/pkcanvasview/drawing
    open var drawing: PKDrawing {
        get { stored }
        set {
            guard newValue != stored else { return }
            undoManager?.removeAllActions(withTarget: self)
            set(newValue)
        }
    }

    var drawer: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

    /// Shows a drawing, without telling anybody.
    func show(_ drawing: PKDrawing) {
        stored = drawing
        page.show(drawing)
    }

    private func set(_ drawing: PKDrawing) {
        show(drawing)
        PKToolPicker.undoDidChange(self)
        drawer?.canvasViewDrawingDidChange(self)
        drawer?.canvasViewDidFinishRendering(self)
    }

    /// Sets the drawing in a step that can be undone.
    func commit(_ drawing: PKDrawing, from before: PKDrawing) {
        undoManager?.registerUndo(withTarget: self) { $0.commit(before, from: drawing) }
        set(drawing)
    }

    // MARK: First responder

    override open var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        PKToolPicker.responderDidChange(self)
        return isFirst
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        let isResigned = super.resignFirstResponder()
        PKToolPicker.responderDidChange(self)
        return isResigned
    }

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        PKToolPicker.responderDidChange(self)
    }

    // MARK: Tool picker

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }

    open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {
        if toolPicker.isVisible { tool = toolPicker.selectedTool }
    }
}
