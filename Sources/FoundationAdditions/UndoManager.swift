/// Takes changes back, and makes them again.
///
/// Partly: without groups of an author's own and without run loops: each registration is a step.
///
/// Source: developer.apple.com/documentation/foundation/undomanager
@MainActor @preconcurrency open class UndoManager {
    private struct Step {
        weak var target: AnyObject?
        let action: (AnyObject) -> Void
        var name: String
    }
    private enum Mode { case none, undoing, redoing }
    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var mode = Mode.none
    private var disabledCount = 0
    /// Greatest number of steps that are kept; 0 keeps all.
    public var levelsOfUndo = 0 { didSet { shorten() } }

    public init() {}

    public var canUndo: Bool { !undoSteps.isEmpty }
    public var canRedo: Bool { !redoSteps.isEmpty }
    public var isUndoing: Bool { mode == .undoing }
    public var isRedoing: Bool { mode == .redoing }
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    public var undoActionName: String { undoSteps.last?.name ?? "" }
    public var redoActionName: String { redoSteps.last?.name ?? "" }

    /// Registers how to take back what has just been done; while a step is taken back, how to do it again.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target, action: { if let target = $0 as? Target { handler(target) } }, name: "")
        if mode == .undoing { return redoSteps.append(step) }
        undoSteps.append(step)
        if mode == .none { redoSteps = [] }
        shorten()
    }

    /// Names the last step.
    public func setActionName(_ actionName: String) {
        if mode == .undoing {
            if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
        } else if !undoSteps.isEmpty {
            undoSteps[undoSteps.count - 1].name = actionName
        }
    }

    /// Takes back the last step whose target still exists.
    open func undo() { run(\.undoSteps, .undoing) }
    /// Does the step again that was last taken back.
    open func redo() { run(\.redoSteps, .redoing) }

    private func run(_ steps: ReferenceWritableKeyPath<UndoManager, [Step]>, _ mode: Mode) {
        while let step = self[keyPath: steps].popLast() {
            guard let target = step.target else { continue }
            return perform(step, target, mode)
        }
    }

    private func perform(_ step: Step, _ target: AnyObject, _ mode: Mode) {
        self.mode = mode
        defer { self.mode = .none }
        step.action(target)
        if !step.name.isEmpty { setActionName(step.name) }
    }

    public func removeAllActions() { (undoSteps, redoSteps) = ([], []) }
    public func removeAllActions(withTarget target: Any) {
        undoSteps.removeAll { $0.target === target as AnyObject }
        redoSteps.removeAll { $0.target === target as AnyObject }
    }
    public func disableUndoRegistration() { disabledCount += 1 }
    public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    private func shorten() {
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst(undoSteps.count - levelsOfUndo) }
    }
}
