/// Object that manages a controller's presentation and notifies the delegate when the person dismisses it.
///
/// Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    public private(set) weak var presentedController: UIViewController?
    private weak var presenter: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ controller: UIViewController) {
        presentedController = controller
        super.init()
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presentedController, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presentedController?.presentingViewController ?? presenter ?? UIViewController()
    }
    open var presentedView: UIView? { presentedController?.viewIfLoaded }
    /// View that fills the scene and holds the presented one, and what an app puts beside it.
    open var containerView: UIView? { presentedController?.presentation.layer }
    /// Returns the frame of the presented view; the whole container unless overridden. Of an app's own controllers only.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Ignored: the view that presents stays below the container.
    open var shouldRemovePresentersView: Bool { false }
    /// Ignored: a container fills the scene.
    open var shouldPresentInFullscreen: Bool { true }

    // Called of an app's own controllers only, which `UIViewControllerTransitioningDelegate` provides.
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // As a container of content.
    open var preferredContentSize: CGSize { presentedController?.preferredContentSize ?? .zero }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented view in a container of that size; the same unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the scene changes its size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called: size classes stay those of a phone held upright.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Style in which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Ignored: a presentation is the same for all traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Ignored: a presentation is the same for all traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// Ignored: set the presented controller's `traitOverrides`.
    open var overrideTraitCollection: UITraitCollection?

    func tellGone() { delegate?.presentationControllerDidDismiss(self) }
}

extension UIPresentationController: UIContentContainer {}

/// Receives the dismissal of a presented controller.
/// Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Called after the person has dismissed the controller; not called where the app did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Returns whether the person may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the person has tried to dismiss a controller that may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Ignored: a popover is always a sheet here.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Ignored: a popover is always a sheet here.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
}

/// Receives the changes of a sheet's height.
/// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Never called: a person cannot drag a sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Receives the dismissal of a popover, which is a sheet here.
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Presentation controller that decides the height of a sheet.
/// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Allowed heights. The lowest one is used unless one is selected; a person cannot drag a sheet to another height.
    open var detents: [Detent] = [.large()] { didSet { presentedController?.presentation.layer?.setNeedsLayout() } }
    /// Ignored: what is behind a sheet is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Ignored: scrolling does not change a sheet's height.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Ignored: sheets always reach from edge to edge.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Ignored: sheets always reach from edge to edge.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Ignored: a sheet comes from the lower edge.
    /// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/sourceview
    open weak var sourceView: UIView?
    /// Has the heights of custom detents computed anew.
    /// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()
    open func invalidateDetents() { presentedController?.presentation.layer?.setNeedsLayout() }
    /// Makes the changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { presentedController?.presentation.layer?.setNeedsLayout() }
    }
    /// Whether a grabber is drawn at the upper edge; it cannot be dragged.
    open var prefersGrabberVisible = false { didSet { presentedController?.presentation.layer?.didChangeLooks() } }
    /// Radius of the upper corners in points; nil is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { presentedController?.presentation.layer?.setNeedsLayout() }
    }

    /// Height at which a sheet rests.
    /// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor public final class Detent {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }

        public let identifier: Identifier
        /// Height in points for the largest height that a sheet may have.
        let height: (CGFloat) -> CGFloat

        private init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
            self.identifier = identifier
            self.height = height
        }

        public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        public static func large() -> Detent { Detent(.large) { $0 } }
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) ?? $0 }
        }
    }

    func height(within most: CGFloat) -> CGFloat {
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
        let heights = (chosen.map { [$0] } ?? detents).map { $0.height(most) }.filter { $0.isFinite && $0 > 0 }
        return min(most, heights.min() ?? most)
    }
}

/// Values from which a custom detent's height is computed.
/// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// Largest height of a sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

/// Presentation controller of a popover. On a phone's width, as here, popovers are sheets: all properties are ignored but
/// `adaptiveSheetPresentationController`.
///
/// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var barButtonItem: UIBarButtonItem?
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews
    open var passthroughViews: [UIView]?
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/backgroundcolor
    open var backgroundColor: UIColor?
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverlayoutmargins
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/canoverlapsourceviewrect
    open var canOverlapSourceViewRect = false
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/arrowdirection
    open var arrowDirection: UIPopoverArrowDirection { [] }
    /// Sheet as which the popover is shown. What is set of it counts.
    /// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let usedSheet { return usedSheet }
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        usedSheet = sheet
        return sheet
    }
    /// Sheet of which the app has asked; nil for one of the usual height.
    private(set) var usedSheet: UISheetPresentationController?
}

/// Marks what a popover can come from: a view or an item of a bar.
/// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Directions in which a popover's arrow may point.
/// Source: developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
    public var presentationController: UIPresentationController? {
        presentation.ownController ?? adaptive(UISheetPresentationController.init)
    }

    /// Sheet's presentation controller; nil where the modal presentation style is none of the sheets.
    public var sheetPresentationController: UISheetPresentationController? {
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return adaptive(UISheetPresentationController.init)
    }

    /// Popover's presentation controller; nil where the modal presentation style is another, as on Apple's systems.
    /// Alerts have none, as on a phone.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? adaptive(UIPopoverPresentationController.init) : nil
    }

    private func adaptive<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
        if let known = presentation.adaptiveController as? Kind { return known }
        let made = make(self)
        presentation.adaptiveController = made
        return made
    }
}
