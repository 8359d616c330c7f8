// How a controller's view is made, comes and goes.
extension UIViewController {
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }
    public func loadViewIfNeeded() { _ = view }

    func makeView() -> UIView {
        loadView()
        let view = loadedView ?? UIView(frame: .zero)
        view.owner = self
        // As on Apple's systems: a controller's view follows the view that it is put into.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loadedView = view
        viewDidLoad()
        return view
    }

    var inheritedTraits: UITraitCollection {
        guard overrideUserInterfaceStyle == .unspecified else { return outerTraits.with(overrideUserInterfaceStyle) }
        return outerTraits
    }

    private var outerTraits: UITraitCollection {
        parent?.traitCollection ?? (sceneWindow?.sceneTraits ?? .current).with(interfaceStyle)
    }

    func safeAreaDidChange() {
        guard let view = viewIfLoaded else { return }
        view.outermost.constraintsDidChange()
        view.safeAreaInsetsDidChange()
        viewSafeAreaInsetsDidChange()
    }

    // MARK: Containment

    func take(_ child: UIViewController) {
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
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
