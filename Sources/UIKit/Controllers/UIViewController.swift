/// Manages a view and its child controllers.
///
/// Source: Apple, "UIViewController". Overridable members are declared here, because a subclass cannot override those of
/// an extension; see the extensions for the rest.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String? { didSet { titleDidChange() } }
    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    var presentation = Presentation()
    var bars = ControllerBars()
    var loadedView: UIView?
    var appearance = Appearance.disappeared
    /// Whether the app has the present or last transition of the appearance animated.
    var isTransitionAnimated = false
    /// Size in points that the view will have; set before it is loaded where that is known, so that `viewDidLoad` sees it.
    package var expectedSize: CGSize?
    /// Window of the scene; set on its outermost controller only.
    weak var sceneWindow: UIWindow?
    var traitHandlers = TraitHandlers()
    /// Traits that this controller and its children have in place of those around them.
    open var traitOverrides = UITraitOverrides() { didSet { overridesDidChange(from: oldValue) } }
    private var editing = false
    /// Loader of the controller's scene in a storyboard; nil for a controller made in code.
    var interface: InterfaceLoader?
    /// Name of the nib that holds the view; nil where none was named.
    public private(set) var nibName: String?
    public private(set) var nibBundle: Bundle?

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { decodeControllerValues(from: coder) }
    }

    /// Returns the scroll view that bars at an edge follow: the one that was set for it, else the controller's view or the first view
    /// in that, where it scrolls.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        bars.scrollViews[edge] ?? firstScrollView
    }

    // MARK: View

    /// The controller's view, loaded when it is first read, and then not nil. It has its container's size already, or the
    /// scene's, when `viewDidLoad` is called. Setting nil unloads it.
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { loadedView ?? makeView() }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
        }
    }

    /// Creates `view`: that of the storyboard or nib, or an empty one. An override sets `view` and does not call super.
    open func loadView() { view = makeViewOfInterface() ?? UIView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Content that stands in for the view's own while there is none; nil shows the view's own.
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { unavailableContentDidChange() } }
    var unavailableView: UnavailableContentView?
    /// Brings `contentUnavailableConfiguration` up to date; an app overrides it and calls
    /// `setNeedsUpdateContentUnavailableConfiguration()`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Ignored: margins are as the view has them.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// Never called: size classes stay those of a phone held upright.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Returns the first controller, from this one to its outermost parent, that carries out an action; nil where none does.
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:)
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }
    /// Called before the scene, and with it the view, changes its size. Calls it of the children and of what is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation.presented?.sceneWillResize(to: size, with: coordinator)
    }

    private func sceneWillResize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = presentation.ownController
        own?.viewWillTransition(to: size, with: coordinator)
        let ownSize = own?.size(forChildContentContainer: self, withParentContainerSize: size) ?? size
        viewWillTransition(to: ownSize, with: coordinator)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: an app's memory limit is fixed, and the process ends where it needs more.
    open func didReceiveMemoryWarning() {}

    open var traitCollection: UITraitCollection { inheritedTraits }
    /// Interface style of this controller and its children, in place of the device's; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    override open var next: UIResponder? {
        if let presenting = presentation.presenting { return presenting }
        return viewIfLoaded?.superview ?? parent ?? UIApplication.shared
    }

    /// Interface style of the scene; set on the outermost controller by the code that shows it.
    package var interfaceStyle = UIUserInterfaceStyle.light

    /// Handles the person's request to dismiss a presented controller.
    func wantsToGo() {
        let sheet = presentation.adaptiveController
        let may = sheet.map { $0.delegate?.presentationControllerShouldDismiss($0) ?? true } ?? true
        guard !presentation.isModal, may else {
            if let sheet { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
            return
        }
        if let sheet { sheet.delegate?.presentationControllerWillDismiss(sheet) }
        dismiss(animated: true)
        sheet?.tellGone()
    }

    // MARK: Containment

    /// Adds a child and calls its `willMove(toParent:)`. Call its `didMove(toParent:)` when its view is in place.
    open func addChild(_ child: UIViewController) { adopt(child) }
    /// Removes the controller from its parent and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and
    /// remove its view before.
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) { presentation.isLeavingParent = parent == nil }
    /// Called after the parent has changed. A child whose view was added to a controller on screen has appeared when
    /// this is called, or else with the next layout.
    open func didMove(toParent parent: UIViewController?) {
        if parent != nil { finishAppearing() }
    }

    /// Insets in points that enlarge the view's safe area insets.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { safeAreaDidChange() } }

    // MARK: Appearance

    /// Whether appearance calls are forwarded to the controllers of descendant views. An override that returns false
    /// forwards them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Begins the appearance or disappearance of the controller, and of those of the views within its view. A repeated
    /// call has no effect.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(isAppearing, animated: animated) }
    open func endAppearanceTransition() { end() }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        bars.editButton?.showEditing(editing)
    }

    // MARK: Presenting

    /// Presents a controller in front of the whole scene. Where this one presents another already, it does nothing but write a line
    /// to the log, and `completion` is not called.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(presented: viewControllerToPresent, animated: flag, completion) }

    /// Dismisses the controller that this one has presented, or this controller itself where it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAwayPresented(animated: flag, completion)
    }
    /// Shows a controller as the nearest container does: a navigation controller pushes it, and without one it
    /// is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showNext(vc, sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    // MARK: Requests of a phone's system, which nobody makes here

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var shouldAutorotate: Bool { true }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var modalPresentationCapturesStatusBarAppearance = false
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Ignored: content begins below the bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Ignored: content begins below the bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Ignored: what is presented covers the whole scene.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Provides the animators with which the controller comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Called when the preferred size of a child has changed. Source:
    /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)>
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Size that a child is to have; the parent's unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Calls the changes at once and replaces the first child's view by the second's.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.view.superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    // MARK: Storyboards

    /// Called before a segue from this controller is carried out, when its destination has been made.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue is carried out that something in the storyboard begins. The identifier is empty where the segue
    /// has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the controller's scene, without asking `shouldPerformSegue(withIdentifier:sender:)`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performDrawnSegue(identifier, sender) }
    /// Returns whether an unwind segue may lead to this controller: by default where it has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        NamedMembers.responds(action, to: self)
    }
    /// Removes what is in front of the controller that an unwind segue leads to.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        subsequentVC.bringToFront()
    }
}
