import InterfaceFiles

/// Transition from one controller to another, which Interface Builder draws or an app makes.
/// Source: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// Description in the file; nil for a segue made in code.
    var drawn: InterfaceSegue?
    /// View or bar button item that began the segue, to which a popover points.
    weak var sender: AnyObject?
    private var handler: SegueHandler?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that calls a closure in place of a transition.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = SegueHandler(call: performHandler)
    }

    /// Carries out the transition as the file describes it; a segue made in code presents the destination. An override does not
    /// call super.
    open func perform() {
        if let handler { return handler.call() }
        let isAnimated = drawn.map { $0.attributes["animates"] != "NO" } ?? false
        switch drawn?.kind {
        case "show", "push": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "unwind": destination.unwind(for: self, towards: destination)
        default: present(animated: isAnimated)
        }
    }

    private func present(animated: Bool) {
        let attributes = drawn?.attributes ?? [:]
        if let style = attributes["modalPresentationStyle"].flatMap({
            InterfaceNames.find($0, UIModalPresentationStyle.self)
        }) {
            destination.modalPresentationStyle = style
        }
        if let style = attributes["modalTransitionStyle"].flatMap({
            InterfaceNames.find($0, UIModalTransitionStyle.self)
        }) {
            destination.modalTransitionStyle = style
        }
        if drawn?.kind == "popoverPresentation" {
            destination.modalPresentationStyle = .popover
            point(destination.popoverPresentationController)
        }
        source.present(destination, animated: animated)
    }

    /// Has a popover point to the anchor that the file names, else to what began the segue.
    private func point(_ popover: UIPopoverPresentationController?) {
        let id = drawn?.attributes["popoverAnchorView"] ?? drawn?.attributes["popoverAnchorBarButtonItem"]
        let anchor = id.flatMap { source.interface?.object($0) } ?? sender
        popover?.barButtonItem = anchor as? UIBarButtonItem
        guard let view = anchor as? UIView else { return }
        popover?.sourceView = view
        popover?.sourceRect = CGRect(origin: .zero, size: view.box.size)
    }
}

/// A closure in a type of its own; see `ChangeHandler`.
private struct SegueHandler {
    let call: () -> Void
}

extension UIStoryboardSegue {
    /// Creates a segue of a class by its `init(identifier:source:destination:)`.
    static func made(
        _ drawn: InterfaceSegue, from source: UIViewController, to destination: UIViewController,
        _ file: InterfaceSource?
    ) -> UIStoryboardSegue {
        var kind: UIStoryboardSegue.Type?
        if let name = drawn.customClass, let file {
            kind = InterfaceLoader.findClass(name, drawn.customModule, file, as: UIStoryboardSegue.self)
        }
        let segue =
            kind.map { make($0, drawn.identifier, source, destination) }
            ?? UIStoryboardSegue(identifier: drawn.identifier, source: source, destination: destination)
        segue.drawn = drawn
        return segue
    }
}
