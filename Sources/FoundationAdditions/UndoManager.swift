public import Foundation

/// Takes changes back, and makes them again: what was registered in one turn of the main queue, such as all that a tap does, is one step.
///
/// Partly: without `prepare(withInvocationTarget:)`, whose calls are caught by Objective-C. Where Apple's raises an exception, this one
/// does nothing.
///
/// Source: developer.apple.com/documentation/foundation/undomanager
@MainActor @preconcurrency open class UndoManager: NSObject {
    private enum Mode { case none, undoing, redoing }
    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// Groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var mode = Mode.none
    private var disabledCount = 0

    /// Greatest number of steps that are kept; 0 keeps all.
    open var levelsOfUndo = 0 { didSet { shorten() } }
    /// Whether what was registered in one turn of the main queue is one step. If not, what is registered outside of groups is a step each
    /// time, where Apple's raises an exception.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/groupsbyevent
    open var groupsByEvent = true
    /// Ignored: a turn ends in whatever mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    override public init() { super.init() }

    open var canUndo: Bool { !undoGroups.isEmpty || hasOpenActions }
    open var canRedo: Bool { !redoGroups.isEmpty }
    open var isUndoing: Bool { mode == .undoing }
    open var isRedoing: Bool { mode == .redoing }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Name of the step that would be taken back; empty without one.
    open var undoActionName: String { nextUndone?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// Whether the step that would be taken back can be discarded, as where nobody has typed yet.
    open var undoActionIsDiscardable: Bool { nextUndone?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private var nextUndone: UndoGroup? { hasOpenActions ? openGroups.first : undoGroups.last }
    private var hasOpenActions: Bool { mode == .none && openGroups.contains { !$0.isEmpty } }

    // MARK: Registering

    /// Registers how to take back what has just been done; while a step is taken back, how to do it again.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        beginEventGroup()
        let isAlone = openGroups.isEmpty
        if isAlone { open(UndoGroup(isOfEvent: false)) }
        openGroups.last?.add(target) { if let target = $0 as? Target { handler(target) } }
        if mode == .none { redoGroups = [] }
        if isAlone { endUndoGrouping() }
    }

    /// Names the step that is being made, or else the last one.
    open func setActionName(_ actionName: String) { madeLast?.name = actionName }

    /// Says whether the step that is being made, or else the last one, is none that a person would miss.
    open func setActionIsDiscardable(_ discardable: Bool) { madeLast?.isDiscardable = discardable }

    private var madeLast: UndoGroup? { openGroups.first ?? (mode == .undoing ? redoGroups : undoGroups).last }

    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Groups

    /// Number of groups that are open, with that of the event.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/groupinglevel
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, within that of the event and others that are open. One without actions is forgotten when it ends.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/beginundogrouping()
    open func beginUndoGrouping() {
        beginEventGroup()
        open(UndoGroup(isOfEvent: false))
    }

    /// Ends the group that was begun last; does nothing without one.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/endundogrouping()
    open func endUndoGrouping() {
        guard let group = openGroups.last else { return }
        post(.NSUndoManagerCheckpoint)
        let key = NSUndoManagerGroupIsDiscardableKey
        post(.NSUndoManagerWillCloseUndoGroup, group.isDiscardable ? [key: true] : nil)
        openGroups.removeLast()
        if !group.isEmpty { keep(group) }
        post(.NSUndoManagerDidCloseUndoGroup)
        if let last = openGroups.last, last.isOver { endUndoGrouping() }
    }

    private func open(_ group: UndoGroup) {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        if let outer = openGroups.last { return outer.add(group) }
        if mode == .undoing { return redoGroups.append(group) }
        undoGroups.append(group)
        shorten()
    }

    private func shorten() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    // MARK: Events

    /// Managers whose present event has a group.
    private static var withEvents: [UndoManager] = []

    /// Ends the groups of the present event. Whoever hands events to an app calls it after each one; else it is called after the turn of
    /// the main queue, which may have been waiting behind others.
    package static func endEvent() {
        let managers = withEvents
        withEvents = []
        for manager in managers { manager.endEventGroup() }
    }

    /// Has what is registered from now on be another step, unless a group of the app's own is open.
    package func endEventGroup() {
        guard mode == .none, let first = openGroups.first, first.isOfEvent else { return }
        if openGroups.count == 1 { endUndoGrouping() } else { first.isOver = true }
    }

    private func beginEventGroup() {
        guard groupsByEvent, openGroups.isEmpty else { return }
        if Self.withEvents.isEmpty { Task { @MainActor in UndoManager.endEvent() } }
        Self.withEvents.append(self)
        open(UndoGroup(isOfEvent: true))
    }

    // MARK: Taking back

    /// Takes back the last step one of whose targets still exists. Ends the event's group, or one other that is open; does nothing while
    /// more of them are.
    open func undo() {
        if openGroups.count == 1, mode == .none { endUndoGrouping() }
        run(\.undoGroups, .undoing)
    }

    /// Takes back the last group within the one that is open; without such a group, the last step.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/undonestedgroup()
    open func undoNestedGroup() {
        guard mode == .none, let group = openGroups.last?.popGroup() else { return undo() }
        perform(group, .undoing)
    }

    /// Does the step again that was last taken back.
    open func redo() {
        if openGroups.count == 1, mode == .none { endUndoGrouping() }
        run(\.redoGroups, .redoing)
    }

    private func run(_ groups: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>, _ mode: Mode) {
        guard openGroups.isEmpty, self.mode == .none else { return }
        while let group = self[keyPath: groups].popLast() {
            if group.hasTarget { return perform(group, mode) }
        }
    }

    /// Performs the actions of a group. What they register is one group, of the same name.
    private func perform(_ group: UndoGroup, _ mode: Mode) {
        post(mode == .undoing ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
        let outer = openGroups
        (self.mode, openGroups) = (mode, [])
        let inverse = UndoGroup(isOfEvent: false)
        inverse.isDiscardable = group.isDiscardable
        open(inverse)
        group.perform()
        if !group.name.isEmpty { inverse.name = group.name }
        while !openGroups.isEmpty { endUndoGrouping() }
        (self.mode, openGroups) = (.none, outer)
        post(mode == .undoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    // MARK: Forgetting

    /// Forgets all steps, and what is in groups that are open; registers again where that was turned off.
    open func removeAllActions() {
        (undoGroups, redoGroups, disabledCount) = ([], [], 0)
        for group in openGroups { group.removeAll() }
    }

    open func removeAllActions(withTarget target: Any) {
        for group in undoGroups + redoGroups + openGroups { group.removeAll(of: target as AnyObject) }
        undoGroups.removeAll(where: \.isEmpty)
        redoGroups.removeAll(where: \.isEmpty)
    }

    // MARK: Titles

    /// Title of a menu's command: `Undo Rename`, in the person's language.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Source: developer.apple.com/documentation/foundation/undomanager/undomenutitle(forundoactionname:)
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title(.undo, actionName) }
    /// Source: developer.apple.com/documentation/foundation/undomanager/redomenutitle(forundoactionname:)
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title(.redo, actionName) }
}
