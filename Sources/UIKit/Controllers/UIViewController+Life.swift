// Loading, containment and appearance of a controller's view.
extension UIViewController {
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }
    public func loadViewIfNeeded() { _ = view }

    func makeView() -> UIView {
        loadView()
        let view = loadedView ?? UIView(frame: .zero)
        view.owner = self
        // A controller's view resizes with its superview, as on Apple's systems.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loadedView = view
        // By its frame, so that what `loadView` has put into it follows. That of a storyboard has the size of its canvas.
        if view.frame.size == .zero || (interface != nil && sizeToLoad != .zero) { view.frame.size = sizeToLoad }
        interface?.viewIsSized(view)
        viewDidLoad()
        return view
    }

    /// Size of a view that is loaded now: the announced one, else that of the view around it, else that of the scene; zero where none
    /// is known.
    var sizeToLoad: CGSize {
        expectedSize ?? parent?.viewIfLoaded?.box.size ?? presentation.presenting?.viewIfLoaded?.box.size
            ?? UIApplication.shared.keyWindow?.frame.size ?? .zero
    }

    var inheritedTraits: UITraitCollection { traitOverrides.applied(to: outerTraits) }

    func overridesDidChange(from old: UITraitOverrides) {
        viewIfLoaded?.traitsDidChange(from: old.applied(to: outerTraits))
        viewIfLoaded?.didChangeLooks()
    }

    private var outerTraits: UITraitCollection {
        parent?.traitCollection ?? (sceneWindow?.sceneTraits ?? .current).with(interfaceStyle)
    }

    func safeAreaDidChange() {
        guard let view = viewIfLoaded else { return }
        view.outermost.constraintsDidChange()
        view.safeAreaMayHaveChanged()
    }

    // MARK: Containment

    func adopt(_ child: UIViewController) {
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.presentation.isEnteringParent = true
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    // MARK: Appearance

    var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

    func begin(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isOnScreen else { return }
        appearance = isAppearing ? .appearing : .disappearing
        isTransitionAnimated = animated
        loadViewIfNeeded()
        if isAppearing {
            viewWillAppear(animated)
            viewIsAppearing(animated)
        } else {
            viewWillDisappear(animated)
        }
        for inner in innerControllers { inner.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func end() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isTransitionAnimated)
            presentation.isEnteringParent = false
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isTransitionAnimated)
        case .appeared, .disappeared: return
        }
        for inner in innerControllers { inner.endAppearanceTransition() }
    }

    /// Begins the appearance or disappearance of a child whose view is about to be added or removed, where that is on
    /// screen. Without this call the view's superview begins one that is not animated.
    func begin(_ isAppearing: Bool, of child: UIViewController?, animated: Bool) {
        guard isOnScreen, shouldAutomaticallyForwardAppearanceMethods else { return }
        child?.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the transition that began when the view was added to a view on screen.
    func finishAppearing() {
        guard appearance == .appearing, parent?.presentation.exchange == nil else { return }
        guard viewIfLoaded?.superview?.controller?.appearance == .appeared else { return }
        endAppearanceTransition()
    }

    private var innerControllers: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return viewIfLoaded?.controllersWithin ?? []
    }
}
