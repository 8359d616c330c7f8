public import UIKit

/// A bar with tools and colours, which floats over the bottom of the canvas that is the first responder.
///
/// Partly: the bar is Parley's own: pen, marker, pencil, eraser, a colour, undo and redo. It has no widths, ruler or lasso; tools of an
/// app's own are not shown. It is shown for a `PKCanvasView`, and for another view that is the first responder already.
///
/// Source: developer.apple.com/documentation/pencilkit/pktoolpicker
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    private struct Weak<Object: AnyObject> { weak var object: Object? }
    private static var all: [Weak<PKToolPicker>] = []
    private static var ofWindows: [(window: Weak<UIWindow>, picker: PKToolPicker)] = []

    /// Tool that is chosen. Setting it tells the observers.
    open var selectedTool: any PKTool = PKInkingTool(.pen) { didSet { toolDidChange() } }
    @available(*, deprecated, message: "isRulerActive has no effect in Parley: there is no ruler.")
    open var isRulerActive: Bool {
        get { false }
        set {}
    }
    /// Without effect: all touches draw. Source: developer.apple.com/documentation/pencilkit/pktoolpicker/showsdrawingpolicycontrols
    open var showsDrawingPolicyControls = true
    /// Without effect: the colours are those of the light appearance.
    /// Source: developer.apple.com/documentation/pencilkit/pktoolpicker/coloruserinterfacestyle
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Appearance of the bar. Source: developer.apple.com/documentation/pencilkit/pktoolpicker/overrideuserinterfacestyle
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { bar.overrideUserInterfaceStyle }
        set { bar.overrideUserInterfaceStyle = newValue }
    }
    /// Without effect: a new picker has a black pen.
    /// Source: developer.apple.com/documentation/pencilkit/pktoolpicker/stateautosavename
    open var stateAutosaveName: String?
    /// Whether the bar is shown.
    public var isVisible: Bool { responder != nil }

    private var observers: [Weak<AnyObject>] = []
    private var wanted: [Weak<UIResponder>] = []
    private weak var responder: UIResponder?
    private lazy var bar = ToolBarView(self)

    override public init() {
        super.init()
        Self.all.removeAll { $0.object == nil }
        Self.all.append(Weak(object: self))
    }

    /// Returns the picker of a window. Source: developer.apple.com/documentation/pencilkit/pktoolpicker/shared(for:)
    @available(*, deprecated, message: "Create a PKToolPicker of your own, and keep it.")
    open class func shared(for window: UIWindow) -> PKToolPicker? {
        ofWindows.removeAll { $0.window.object == nil }
        if let known = ofWindows.first(where: { $0.window.object === window }) { return known.picker }
        let picker = PKToolPicker()
        ofWindows.append((Weak(object: window), picker))
        return picker
    }

    // MARK: Showing

    /// Shows the bar while a responder is the first one, or no longer does so.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        wanted.removeAll { $0.object == nil || $0.object === responder }
        if visible { wanted.append(Weak(object: responder)) }
        update(for: responder)
    }

    /// Returns null: the bar floats over the canvas, and covers nothing else.
    open func frameObscured(in view: UIView) -> CGRect { .null }

    /// Shows or hides the bars of a responder that has become the first one, or is not any more, or has been laid out.
    static func responderDidChange(_ responder: UIResponder) {
        for picker in all.compactMap(\.object) { picker.update(for: responder) }
    }

    /// Tells the bar of a canvas that there may be more or less to undo.
    static func undoDidChange(_ responder: UIResponder) {
        for picker in all.compactMap(\.object) where picker.responder === responder { picker.bar.setNeedsLayout() }
    }

    private func update(for changed: UIResponder) {
        let isWanted = changed.isFirstResponder && wanted.contains { $0.object === changed }
        guard isWanted || responder === changed else { return }
        let wasVisible = isVisible
        responder = isWanted ? changed : nil
        let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
        if let view {
            bar.show(over: view) { [weak self] in self?.responder?.undoManager }
        } else {
            bar.hide()
        }
        if isVisible != wasVisible { tell { $0.toolPickerVisibilityDidChange(self) } }
    }

    // MARK: Observers

    /// Adds an observer, which is not kept alive.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        removeObserver(observer)
        observers.append(Weak(object: observer))
        if isVisible { observer.toolPickerVisibilityDidChange(self) }
    }

    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func toolDidChange() {
        bar.toolDidChange()
        tell { $0.toolPickerSelectedToolDidChange(self) }
    }

    private func tell(_ action: (any PKToolPickerObserver) -> Void) {
        for observer in observers.compactMap({ $0.object as? any PKToolPickerObserver }) { action(observer) }
    }
}
