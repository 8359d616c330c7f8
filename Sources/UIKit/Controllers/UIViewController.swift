/// Manages a view and the controllers within it.
///
/// Source: Apple, "UIViewController". Storyboards and nibs cannot exist here: `nibName` and `coder` are taken and not used.
@MainActor open class UIViewController: UIResponder {
    open var title: String?
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    var presentation = Presentation()
    var bars = ControllerBars()
    private var loadedView: UIView?
    private var appearance = Appearance.disappeared

    private enum Appearance { case disappeared, appearing, appeared, disappearing }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    open var view: UIView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView(frame: .zero)
            view.owner = self
            // As on Apple's systems: a controller's view follows the view that it is put into.
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            loadedView = view
            viewDidLoad()
            return view
        }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue.owner = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open func loadViewIfNeeded() { _ = view }

    /// Override it to make `view` yourself; without calling super.
    open func loadView() { view = UIView(frame: .zero) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open var traitCollection: UITraitCollection {
        UITraitCollection(userInterfaceStyle: parent?.traitCollection.userInterfaceStyle ?? interfaceStyle)
    }

    /// Set on the outermost controller by whoever shows it.
    package var interfaceStyle = UIUserInterfaceStyle.light

    override open var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// The person wants a presented controller to go.
    func wantsToGo() {
        if !presentation.isModal { dismiss(animated: false) }
    }

    // MARK: Containment

    /// Calls the child's `willMove(toParent:)`; call its `didMove(toParent:)` when its view is in place.
    open func addChild(_ child: UIViewController) {
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Call the child's `willMove(toParent: nil)` and take its view away first; this calls its `didMove(toParent:)`.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}

    /// A child whose view is put into a controller on screen has appeared when this is called, or else with the next layout.
    open func didMove(toParent parent: UIViewController?) {
        if parent != nil { finishAppearing() }
    }

    /// Further room that the controllers and bars around it take from its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.outermost.constraintsDidChange() } }

    // MARK: Appearance

    /// Override it to tell the controllers within this one yourself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

    /// Tells the controller, and those of the views within its view, that it is about to appear or to disappear; once each
    /// time.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isOnScreen else { return }
        appearance = isAppearing ? .appearing : .disappearing
        loadViewIfNeeded()
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for inner in innerControllers { inner.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared: return
        }
        for inner in innerControllers { inner.endAppearanceTransition() }
    }

    /// Ends what began when the view came into a view that was on screen already.
    func finishAppearing() {
        guard appearance == .appearing, viewIfLoaded?.superview?.controller?.appearance == .appeared else { return }
        endAppearanceTransition()
    }

    private var innerControllers: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return viewIfLoaded?.controllersWithin ?? []
    }
}
