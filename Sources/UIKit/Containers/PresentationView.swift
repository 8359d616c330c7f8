import RenderTree
import TreePainter

/// State of a controller that presents another one or is presented.
@MainActor struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var layer: UIView?
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    var isModal = false
    var size = CGSize.zero
    /// Whether the controller is being dismissed, or taken from its parent, at this moment.
    var (isGoing, isLeavingParent) = (false, false)
    /// Whether the controller has a new parent and has not appeared since.
    var isEnteringParent = false
    /// Whether the controller has taken away the one that presents it, whose view it covers.
    var coversPresenter = false
    /// Created when it is first read.
    var adaptiveController: UIPresentationController?
    /// The app's own, of the style `.custom`.
    var ownController: UIPresentationController?
    var transitionInProgress: ControllerTransition?
    /// Links to the SwiftUI view that shows the controller; nil without one.
    var place: HostedPlace?
    /// Exchange of two children that takes place; of navigation and tab controllers.
    var exchange: ControllerTransition?
}

/// Links a controller with the SwiftUI view that shows it.
@MainActor package struct HostedPlace {
    /// View with the SwiftUI content around it, whose controller presents for it.
    weak let host: UIView?
    /// Dismisses the SwiftUI presentation around it; nil where there is none.
    let dismiss: (@MainActor () -> Void)?

    package init(host: UIView?, dismiss: (@MainActor () -> Void)?) { (self.host, self.dismiss) = (host, dismiss) }
}

extension UIViewController {
    package func show(in place: HostedPlace) { presentation.place = place }
}

/// View that fills the scene: a presented controller's view, above a layer that dims the content behind it.
@MainActor final class PresentationView: UIView {
    private unowned let content: UIViewController
    private var cornerRadius: CGFloat?

    init(_ content: UIViewController) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content.view)
        content.view.autoresizingMask = []
        content.view.translatesAutoresizingMaskIntoConstraints = true
        if isSheet {
            content.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            content.view.clipsToBounds = true
            updateCorners()
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool {
        [.automatic, .pageSheet, .formSheet, .popover].contains(content.modalPresentationStyle)
    }

    override var rootWindow: UIWindow? { content.presentingViewController?.viewIfLoaded?.window }

    /// Free space above a sheet, in points.
    private static let topGap: CGFloat = 10
    /// Radius of a sheet's upper corners where the app prefers none, in points.
    private static let systemRadius: CGFloat = 10
    private static let grabberSize = CGSize(width: 36, height: 5)

    private var sheet: UISheetPresentationController? {
        guard isSheet else { return nil }
        let own = content.presentation.adaptiveController
        return own as? UISheetPresentationController ?? (own as? UIPopoverPresentationController)?.usedSheet
    }

    /// Sets the preferred radius where it is another than before: the app may have set one of its own in the meantime.
    private func updateCorners() {
        let radius = sheet?.preferredCornerRadius.map { $0.isFinite ? max(0, $0) : Self.systemRadius }
        guard cornerRadius != radius ?? Self.systemRadius else { return }
        cornerRadius = radius ?? Self.systemRadius
        content.view.layer.cornerRadius = radius ?? Self.systemRadius
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let own = content.presentation.ownController { return layOut(own) }
        var area = CGRect(origin: .zero, size: box.size)
        if isSheet {
            let height = sheetHeight(within: max(0, box.height - Self.topGap))
            area = CGRect(x: 0, y: box.height - height, width: box.width, height: height)
            updateCorners()
        }
        if content.presentation.transitionInProgress == nil { content.view.frame = area }
    }

    /// Has a presentation controller of the app's own place what it has put into the container.
    private func layOut(_ own: UIPresentationController) {
        own.containerViewWillLayoutSubviews()
        if content.presentation.transitionInProgress == nil {
            content.view.frame = own.frameOfPresentedViewInContainerView
        }
        own.containerViewDidLayoutSubviews()
    }

    private func sheetHeight(within most: CGFloat) -> CGFloat {
        if let sheet { return sheet.height(within: most) }
        let wanted = content.preferredContentSize.height
        return wanted > 0 ? min(most, wanted) : most
    }

    override func ownNodes() -> [NodeDraft] {
        guard isSheet else { return [] }
        return [.box(CGRect(origin: .zero, size: box.size), .black(0.2))]
    }

    override func upperNodes() -> [NodeDraft] {
        guard sheet?.prefersGrabberVisible == true else { return [] }
        let corner = CGPoint(x: (box.width - Self.grabberSize.width) / 2, y: content.view.frame.minY + 5)
        let bar = CGRect(origin: corner, size: Self.grabberSize)
        return [.box(bar, UIColor.tertiaryLabel.rgba, cornerRadius: bar.height / 2)]
    }

    override var nodeContent: NodeContent {
        // An alert's view is a dialog itself.
        if content is UIAlertController { return .group }
        return .dialog(DialogContent(isDismissable: isSheet && !content.isModalInPresentation))
    }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: content.title) }

    override func receive(_ event: InputEvent) {
        guard case .dismiss = event else { return super.receive(event) }
        content.wantsToGo()
    }
}
