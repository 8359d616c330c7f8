/// How a controller that is presented covers what is there. Source:
/// developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The way in is not shown. Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
    /// The controller that this one, or one that it is within, has presented.
    public var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }

    public var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    public var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    public var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transition }
        set { presentation.transition = newValue }
    }

    /// Whether the person may not close it by themselves.
    public var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }

    /// For a sheet of one's own size.
    public var preferredContentSize: CGSize {
        get { presentation.size }
        set { presentation.size = newValue }
    }

    /// In front of everything of this scene. Nothing happens where this controller presents one already.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let outer = outermost
        guard outer.presentation.presented == nil else {
            if outer.presentation.presented !== viewControllerToPresent {
                outer.presentation.presented?.present(viewControllerToPresent, animated: flag, completion: completion)
            }
            return
        }
        outer.presentation.presented = viewControllerToPresent
        viewControllerToPresent.presentation.presenting = outer
        viewControllerToPresent.interfaceStyle = outer.traitCollection.userInterfaceStyle
        viewControllerToPresent.presentation.layer = PresentationView(viewControllerToPresent)
        viewControllerToPresent.beginAppearanceTransition(true, animated: false)
        viewControllerToPresent.endAppearanceTransition()
        outer.viewIfLoaded?.didChangeLooks()
        completion?()
    }

    /// Takes away what this controller has presented, or this controller itself where it is presented.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentation.presented == nil ? presentingViewController : self
        guard let presenter, let gone = presenter.presentation.presented else {
            completion?()
            return
        }
        if gone.presentation.presented != nil { gone.dismiss(animated: false) }
        gone.beginAppearanceTransition(false, animated: false)
        presenter.presentation.presented = nil
        gone.presentation.presenting = nil
        gone.presentation.layer = nil
        gone.endAppearanceTransition()
        presenter.rootOfScene.viewIfLoaded?.didChangeLooks()
        completion?()
    }

    private var outermost: UIViewController { parent?.outermost ?? self }

    private var rootOfScene: UIViewController { presentingViewController?.rootOfScene ?? outermost }

    /// What stands in front of the scene's own view, the last on top.
    package var presentedLayers: [UIView] {
        guard let presented = presentation.presented else { return [] }
        return [presented.presentation.layer].compactMap(\.self) + presented.presentedLayers
    }
}

/// What a controller knows of presenting and being presented.
@MainActor struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var layer: UIView?
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    var isModal = false
    var size = CGSize.zero
}

/// The whole scene's area: a presented controller's view, and what dims what is behind.
@MainActor private final class PresentationView: UIView {
    private unowned let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content.view)
        content.view.autoresizingMask = []
        content.view.translatesAutoresizingMaskIntoConstraints = true
        if isSheet {
            content.view.layer.cornerRadius = 10
            content.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            content.view.clipsToBounds = true
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool {
        [.automatic, .pageSheet, .formSheet, .popover].contains(content.modalPresentationStyle)
    }

    /// A presented view is not within another controller's.
    override var shownSubviews: [UIView] { subviews }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = CGRect(origin: .zero, size: box.size)
        if isSheet {
            let wanted = content.preferredContentSize.height
            area.origin.y = wanted > 0 ? max(10, box.height - wanted) : 10
            area.size.height = box.height - area.minY
        }
        content.view.frame = area
    }

    override func ownMarks() -> [ViewMark] {
        guard isSheet else { return [] }
        return [.box(CGRect(origin: .zero, size: box.size), CGColor(gray: 0, alpha: 0.2))]
    }

    override var role: ViewRole {
        // An alert's view is a dialog itself.
        if content is UIAlertController { return .plain }
        return .dialog(ViewDialog(kind: .dialog, isDismissable: isSheet && !content.isModalInPresentation))
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.label = content.title
        return speech
    }

    override func receive(_ input: ViewInput) {
        guard case .dismiss = input else { return super.receive(input) }
        content.wantsToGo()
    }
}
