/// Superclass of views and view controllers. Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: NSObject {
    override public init() { super.init() }
    /// Values that few responders have.
    var extras: ViewExtras?

    /// Activity of the person, to be continued elsewhere. Ignored: there is no Handoff.
    open var userActivity: NSUserActivity?
    /// Never called: there is no Handoff.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Never called: there is no Handoff.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    open var next: UIResponder? { nil }

    // MARK: Keyboard focus

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { Self.first === self }
    private(set) static weak var first: UIResponder?
    /// View that takes the place of the keyboard while this is the first responder; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// Ignored: return the controller's view by `inputView`.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/inputviewcontroller
    open var inputViewController: UIInputViewController? { nil }
    /// View above the keyboard, or above `inputView`, while this is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Makes the responder the first one, where `canBecomeFirstResponder` allows it, and shows its input views. Only text
    /// fields and text views take the keyboard focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, takeOver() else { return false }
        reloadInputViews()
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard Self.first === self else { return true }
        guard canResignFirstResponder else { return false }
        giveUp()
        return true
    }

    /// Becomes the first responder, unless the present one does not want to resign.
    func takeOver() -> Bool {
        if let first = Self.first, first !== self, !first.resignFirstResponder() { return false }
        Self.first = self
        return true
    }

    /// Resigns without asking anybody.
    func giveUp() {
        if Self.first === self { Self.first = nil }
        InputArea.hide(for: self)
    }

    /// Shows the input views anew, where this is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        InputArea.show(for: self, in: (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded)
    }

    // MARK: Pasting

    /// Kinds of data that `paste(itemProviders:)` takes; nil for none.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Called by a `UIPasteControl` of which this is the target.
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains { provider in
            pasteConfiguration.acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
        }
    }

    // MARK: Undoing

    /// Undo manager of the responder chain, which the window has.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiresponder/undomanager
    open var undoManager: UndoManager? {
        let view = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
        return next?.undoManager ?? view?.window?.undoManager
    }

    // MARK: Commands

    /// Combinations of keys and what they do, while the view or the controller's view is shown; nil for none.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiresponder/keycommands
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder carries out a command of a menu: it has a method of this name. Those of editing are offered by
    /// responders that say so in an override.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !EditCommand.names.contains(action) && NamedMembers.responds(action, to: self)
    }

    /// Returns the first responder from this one on that carries out a command; nil where there is none.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // Methods of `UIResponderStandardEditActions`, which do nothing here: a browser edits the texts of fields itself.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}

    /// Never called: a menu shows its commands as they are.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/validate(_:)
    open func validate(_ command: UICommand) {}
    /// Never called: a browser has the menus of its own bar.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: The keyboard's helpers

    /// Buttons beside the keyboard of an iPad, which no browser shows.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/inputassistantitem
    open var inputAssistantItem: UITextInputAssistantItem { moreValues.assistantItem }
    /// Ignored: return the controller's view by `inputAccessoryView`.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Never asked for: a browser keeps the keyboard that the person chooses.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/textinputcontextidentifier
    open var textInputContextIdentifier: String? { nil }
    /// Always nil: a browser does not tell which keyboard is shown.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/textinputmode
    open var textInputMode: UITextInputMode? { nil }
    /// Ignored: a browser has no gestures for editing.
    /// Source: developer.apple.com/documentation/uikit/uiresponder/editinginteractionconfiguration
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Accessibility

    // Never called: browsers report no such gestures, and activate a view as a tap does. A responder that has done something
    // returns true.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called of an `UIAccessibilityElement` alone.
    open func accessibilityActivate() -> Bool { false }

    /// Frame in the coordinates of the screen, as far as the scene knows them. Setting it is ignored.
    open var accessibilityFrame: CGRect {
        get { (self as? UIView).map { $0.convert(CGRect(origin: .zero, size: $0.box.size), to: nil) } ?? .zero }
        set {}
    }
    /// Ignored: a view is activated as a whole.
    open var accessibilityActivationPoint: CGPoint {
        get { extras?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { moreValues.activationPoint = newValue }
    }
    /// Ignored: a browser marks the view's area.
    open var accessibilityPath: UIBezierPath? {
        get { extras?.path }
        set { moreValues.path = newValue }
    }
    /// Ignored: what is read has the language of the page.
    open var accessibilityLanguage: String? {
        get { extras?.language }
        set { moreValues.language = newValue }
    }
    /// Ignored: voice control knows the label.
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { extras?.inputLabels ?? [(self as? UIView)?.accessibilityLabel].compactMap(\.self) }
        set { moreValues.inputLabels = newValue }
    }
    /// Ignored: a browser moves the focus.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { extras?.navigationStyle ?? .automatic }
        set { moreValues.navigationStyle = newValue }
    }
    /// Ignored: it follows from what the view hears.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { extras?.responds ?? (self as? UIView)?.isUserInteractionEnabled ?? true }
        set { moreValues.responds = newValue }
    }
    /// Ignored: a browser inverts the whole page.
    open var accessibilityIgnoresInvertColors: Bool {
        get { extras?.ignoresInversion ?? false }
        set { moreValues.ignoresInversion = newValue }
    }

    // Never called: a browser does not tell where the focus of assistive technology is.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Ignored: a browser reads what is in the view in its order.
    open var shouldGroupAccessibilityChildren: Bool {
        get { false }
        set {}
    }

    /// Ignored: the roles of lists and tables are those of their views.
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// Ignored: browsers have no such places.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

    // MARK: State restoration

    // Methods of views and controllers. Never called: an app that is ended begins anew, and keeps what it wants to in files.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    /// Ignored, as all of state restoration.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { moreValues.restorationIdentifier = newValue }
    }

    // MARK: Interface Builder

    /// Called when the object has been made from a storyboard or nib, and all its outlets and actions are connected.
    open func awakeFromNib() {}
    /// Never called: only Interface Builder calls it, for what it draws on its canvas.
    open func prepareForInterfaceBuilder() {}

    // MARK: Tracking

    // Methods of controls. They are declared here, as the touch methods are, so that `OverriddenTouches` finds the classes
    // that override one: only theirs are called.
    /// Called when a finger is put down; returns whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Motion

    // Never called: a page is not told that the phone is shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called: a page is told of its media keys by the media session alone.
    open func remoteControlReceived(with event: UIEvent?) {}

    // Never called: keys do what `keyCommands` say.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Touches

    // Called for views and controllers that override one of these methods, with the touches of one finger or a mouse.
    // The default implementation passes them on to the next responder, as on Apple's systems.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Never called: a browser tells of no estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

extension UIResponder: UIResponderStandardEditActions {}
