/// How a controller is presented, and who is told when the person takes it away.
///
/// Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor open class UIPresentationController: NSObject {
    public private(set) weak var presentedController: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ controller: UIViewController) {
        presentedController = controller
        super.init()
    }

    func tellGone() { delegate?.presentationControllerDidDismiss(self) }
}

/// Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The person has taken it away; not told where the app did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// How high a sheet stands. Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// The lowest of them is taken; a person does not drag a sheet to another height.
    open var detents: [Detent] = [.large()] { didSet { presentedController?.presentation.layer?.setNeedsLayout() } }
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { presentedController?.presentation.layer?.setNeedsLayout() }
    }
    open var prefersGrabberVisible = false
    /// Points; nil is the system's.
    open var preferredCornerRadius: CGFloat?

    /// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @MainActor public final class Detent {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }

        public let identifier: Identifier
        /// From the height that a sheet may have at most.
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

/// Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// Points.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

/// Where an arrow would point from. On a phone's width, as here, popovers are sheets: nothing of it is looked at.
///
/// Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

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
    public var presentationController: UIPresentationController? { adaptive(UISheetPresentationController.init) }

    /// nil where the controller covers everything.
    public var sheetPresentationController: UISheetPresentationController? {
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return adaptive(UISheetPresentationController.init)
    }

    /// nil where the controller is not to be presented as one, as on Apple's systems; alerts have none on a phone.
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
