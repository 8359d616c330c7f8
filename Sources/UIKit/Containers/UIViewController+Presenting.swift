/// Style in which a presented controller covers the content behind it.
/// Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// Transition of a presented controller. Transitions are not shown.
/// Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
    /// The controller that this one, or an ancestor of it, has presented.
    public var presentedViewController: UIViewController? {
        presentation.presented ?? container?.presentedViewController
    }

    public var presentingViewController: UIViewController? {
        presentation.presenting ?? container?.presentingViewController
    }

    public var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    public var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transition }
        set { presentation.transition = newValue }
    }

    /// Whether the person is prevented from dismissing the controller.
    public var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }

    /// Preferred size; its height sets that of a sheet that has no `UISheetPresentationController`.
    public var preferredContentSize: CGSize {
        get { presentation.size }
        set {
            guard newValue != presentation.size else { return }
            presentation.size = newValue
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Whether this controller, or one that it is in, is being presented; true while it appears.
    public var isBeingPresented: Bool { appearance == .appearing && presentation.presenting != nil }
    /// Whether this controller is being dismissed; true while it disappears.
    public var isBeingDismissed: Bool { appearance == .disappearing && presentation.isGoing }
    /// Whether this controller is being added to its parent; true while it appears for the first time.
    public var isMovingToParent: Bool {
        appearance == .appearing && presentation.isEnteringParent && presentation.presenting == nil
    }
    /// Whether this controller is being removed from its parent; true while it disappears from a navigation stack.
    public var isMovingFromParent: Bool {
        guard appearance == .disappearing else { return false }
        if let stack = parent as? UINavigationController { return !stack.stack.contains { $0 === self } }
        return presentation.isLeavingParent
    }

    func show(presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let outer = outermost
        guard outer.mayPresent(presented, from: self) else { return }
        outer.presentation.presented = presented
        presented.presentation.presenting = outer
        presented.interfaceStyle = outer.traitCollection.userInterfaceStyle
        let own = presented.modalPresentationStyle == .custom ? presented.transitioningDelegate : nil
        presented.presentation.ownController = own?.presentationController(
            forPresented: presented, presenting: outer, source: self)
        if presented.modalPresentationStyle == .popover, let popover = presented.popoverPresentationController {
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
        let layer = PresentationView(presented)
        presented.presentation.layer = layer
        layer.frame = outer.rootOfScene.viewIfLoaded?.bounds ?? .zero
        let animator = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: outer, source: self)
        let transition = ControllerTransition(
            .presents, from: outer, to: presented, in: layer, animator: animator,
            interactor: animator.flatMap {
                presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            }, isAnimated: animated)
        presented.presentation.transitionInProgress = transition
        presented.presentation.coversPresenter = outer.isOnScreen && presented.coversAll
        if presented.presentation.coversPresenter { outer.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        outer.viewIfLoaded?.didChangeLooks()
        presented.presentation.ownController?.presentationTransitionWillBegin()
        if animator != nil || own != nil { layer.layoutIfNeeded() }
        transition.run { isDone in
            presented.presentation.transitionInProgress = nil
            if isDone { presented.endAppearanceTransition() } else { presented.breakOff(from: outer) }
            if presented.presentation.coversPresenter {
                if !isDone { outer.beginAppearanceTransition(true, animated: animated) }
                outer.endAppearanceTransition()
            }
            presented.presentation.ownController?.presentationTransitionDidEnd(isDone)
            layer.setNeedsLayout()
            completion?()
        }
    }

    /// Returns whether nothing is presented yet; else says so in the log, as Apple's systems do, which then do nothing.
    private func mayPresent(_ presented: UIViewController, from source: UIViewController) -> Bool {
        let reason =
            if let inFront = presentation.presented {
                "which is already presenting \(inFront)"
            } else if presented.presentation.presenting != nil {
                "though it is presented already"
            } else {
                nil as String?
            }
        guard let reason else { return true }
        let line = "Attempt to present \(presented) on \(self) (from \(source)) \(reason).\n"
        FileHandle.standardError.write(Data(line.utf8))
        return false
    }

    func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
        if presentedViewController == nil, let dismiss = presentation.place?.dismiss {
            dismiss()
            completion?()
            return
        }
        let presenter = presentedViewController?.presentation.presenting ?? presentingViewController
        guard let presenter, let gone = presenter.presentation.presented else {
            completion?()
            return
        }
        guard gone.presentation.transitionInProgress == nil || !gone.presentation.isGoing else { return }
        if gone.presentation.presented != nil { gone.dismiss(animated: false) }
        gone.presentation.transitionInProgress?.completeTransition(true)
        gone.presentation.isGoing = true
        let animator = gone.transitioningDelegate?.animationController(forDismissed: gone)
        let transition = ControllerTransition(
            .dismisses, from: gone, to: presenter, in: gone.presentation.layer ?? UIView(), animator: animator,
            interactor: animator.flatMap { gone.transitioningDelegate?.interactionControllerForDismissal(using: $0) },
            isAnimated: animated)
        gone.presentation.transitionInProgress = transition
        gone.beginAppearanceTransition(false, animated: animated)
        if gone.presentation.coversPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
        gone.presentation.ownController?.dismissalTransitionWillBegin()
        transition.run { isDone in
            gone.presentation.transitionInProgress = nil
            if isDone { gone.takeAway(from: presenter, animated: animated) } else { gone.comeBack() }
            if gone.presentation.coversPresenter {
                if !isDone { presenter.beginAppearanceTransition(false, animated: animated) }
                presenter.endAppearanceTransition()
            }
            gone.presentation.isGoing = false
            gone.presentation.ownController?.dismissalTransitionDidEnd(isDone)
            completion?()
        }
    }

    /// Whether nothing is seen behind the controller while it is presented.
    private var coversAll: Bool {
        [.fullScreen, .currentContext].contains(modalPresentationStyle)
            || presentation.ownController?.shouldRemovePresentersView == true
    }

    private func takeAway(from presenter: UIViewController, animated: Bool) {
        presenter.presentation.presented = nil
        presentation.presenting = nil
        presentation.layer = nil
        endAppearanceTransition()
        presenter.rootOfScene.viewIfLoaded?.didChangeLooks()
    }

    /// Disappears where the presentation was broken off.
    private func breakOff(from presenter: UIViewController) {
        beginAppearanceTransition(false, animated: isTransitionAnimated)
        takeAway(from: presenter, animated: isTransitionAnimated)
    }

    /// Appears again, in its place, where the dismissal was broken off.
    private func comeBack() {
        beginAppearanceTransition(true, animated: isTransitionAnimated)
        endAppearanceTransition()
        presentation.layer?.setNeedsLayout()
    }

    func showNext(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: true)
    }

    private var outermost: UIViewController { container?.outermost ?? self }

    /// The controller that this one's view is in: its parent, or the one whose SwiftUI views show it.
    private var container: UIViewController? { parent ?? presentation.place?.host?.controller }

    private var rootOfScene: UIViewController { presentingViewController?.rootOfScene ?? outermost }

    /// Views of the presented controllers, in front of the scene's root view; the last is on top.
    package var presentedLayers: [UIView] {
        guard let presented = presentation.presented else { return [] }
        return [presented.presentation.layer].compactMap(\.self) + presented.presentedLayers
    }
}
