/// Manages a view and the controllers within it.
///
/// Source: Apple, "UIViewController". Storyboards and nibs cannot exist here: `nibName` and `coder` are taken and not used.
/// What a subclass may override stands here; see the extensions for the rest.
@MainActor open class UIViewController: UIResponder {
    open var title: String? { didSet { titleDidChange() } }
    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    var presentation = Presentation()
    var bars = ControllerBars()
    var loadedView: UIView?
    var appearance = Appearance.disappeared
    /// Kept by the outermost controller of a scene.
    weak var sceneWindow: UIWindow?
    private var editing = false

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    /// Made when somebody asks for it first.
    open var view: UIView {
        get { loadedView ?? makeView() }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue.owner = self
        }
    }

    /// Override it to make `view` yourself; without calling super.
    open func loadView() { view = UIView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called before the view gets another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called by nobody: what an app may use is fixed, and it ends where it uses more.
    open func didReceiveMemoryWarning() {}

    open var traitCollection: UITraitCollection { inheritedTraits }
    /// Light or dark for this controller and those within it, whatever the device says.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { viewIfLoaded?.didChangeLooks() } }
    override open var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? UIApplication.shared }

    /// Set on the outermost controller by whoever shows it.
    package var interfaceStyle = UIUserInterfaceStyle.light

    /// The person wants a presented controller to go.
    func wantsToGo() {
        guard !presentation.isModal else { return }
        dismiss(animated: false)
        presentation.adaptiveController?.tellGone()
    }

    // MARK: Containment

    /// Calls the child's `willMove(toParent:)`; call its `didMove(toParent:)` when its view is in place.
    open func addChild(_ child: UIViewController) { take(child) }
    /// Call the child's `willMove(toParent: nil)` and take its view away first; this calls its `didMove(toParent:)`.
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    /// A child whose view is put into a controller on screen has appeared when this is called, or else with the next layout.
    open func didMove(toParent parent: UIViewController?) {
        if parent != nil { finishAppearing() }
    }

    /// Further room that the controllers and bars around it take from its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { safeAreaDidChange() } }

    // MARK: Appearance

    /// Override it to tell the controllers within this one yourself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells the controller, and those of the views within its view, that it is about to appear or to disappear; once each
    /// time.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(isAppearing, animated: animated) }
    open func endAppearanceTransition() { end() }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        bars.editButton?.showEditing(editing)
    }

    // MARK: Presenting

    /// In front of everything of this scene. Nothing happens where this controller presents one already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(presented: viewControllerToPresent, completion) }

    /// Takes away what this controller has presented, or this controller itself where it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { takeAwayPresented(completion) }
    /// In the way of the controller around this one: a navigation controller pushes, everything else presents.
    open func show(_ vc: UIViewController, sender: Any?) { showNext(vc, sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    // MARK: What a phone's system asks; here nobody does

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    // MARK: Storyboards

    // There are none here: nothing calls these, but code that has them compiles.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    @available(
        *, deprecated, message: "performSegue has no effect in Parley: there are no storyboards; present or push"
    )
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
