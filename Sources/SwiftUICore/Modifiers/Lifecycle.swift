/// Modifier that acts when its content appears or disappears, or when a value changes.
public struct _LifecycleModifier: PrimitiveModifier {
    public typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var task: _TaskAction?
    var change: _ChangeAction?

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        LifecycleElement(ModifiedContent(content: content, modifier: self), context)
    }
}

public struct _TaskAction {
    /// Value of `task(id:)`; nil where the task has none. `differs` compares it with that of a running task.
    var value: Any?
    var differs: @MainActor (_ old: Any) -> Bool = { _ in false }
    var priority: TaskPriority
    var action: @MainActor () async -> Void
}

public struct _ChangeAction {
    var value: Any
    var runsAtStart: Bool
    var differs: @MainActor (_ old: Any) -> Bool
    var run: @MainActor (_ old: Any) -> Void
}

final class LifecycleElement<Content: SwiftUICore.View>: ViewElement<ModifiedContent<Content, _LifecycleModifier>> {
    private var child: ViewElement<Content>?
    private var hasAppeared = false
    private var running: Task<Void, Never>?
    /// Whether a lazy container is an ancestor: views are then made before they are visible.
    private lazy var isInCell = isInLazyContainer

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        adoptNodes(of: child)
        // Enqueued after the content's own actions, so that descendants appear first.
        if isInCell { return graph.sight.add(self) }
        graph.enqueue { [weak self] in self?.didAppear() }
    }

    private var isInSight: Bool { !isInCell || nodes.isEmpty || nodes.contains(where: \.isInSight) }

    private func didAppear() {
        guard isMounted, !hasAppeared, isInSight else { return }
        hasAppeared = true
        view.modifier.appear?()
        startTask()
        if let change = view.modifier.change, change.runsAtStart { change.run(change.value) }
    }

    private func startTask() {
        guard let task = view.modifier.task else { return }
        running = Task(priority: task.priority) { @MainActor in await task.action() }
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        adoptNodes(of: child)
        if let before = old.modifier.change, let change = view.modifier.change, change.differs(before.value) {
            graph.enqueue { change.run(before.value) }
        }
        if let before = old.modifier.task?.value, view.modifier.task?.differs(before) == true { restartTask() }
    }

    /// Restarts the task while on screen; a cell that is not starts it for the latest value when it appears.
    private func restartTask() {
        guard hasAppeared else { return }
        graph.enqueue { [weak self] in
            guard let self, hasAppeared else { return }
            running?.cancel()
            startTask()
        }
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { disappear() }

    override func didChangeVisibility(to isVisible: Bool) {
        if isVisible { graph.enqueue { [weak self] in self?.didAppear() } } else { disappear() }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        running?.cancel()
        if let disappear = view.modifier.disappear { graph.enqueue { disappear() } }
    }
}

extension LifecycleElement: GeometryObserver {
    /// Fires appear or disappear when a lazy cell enters or leaves the window.
    func layoutDidSettle() {
        guard isMounted, graph.isVisible else { return }
        // However few cells there are: they appear and disappear with the window.
        nodes.first?.watchWindows()
        guard isInSight != hasAppeared else { return }
        if hasAppeared { disappear() } else { graph.enqueue { [weak self] in self?.didAppear() } }
    }
}

extension View {
    /// Runs `action` each time this view appears on screen, after it is laid out.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_LifecycleModifier(appear: action))
    }

    /// Runs `action` after this view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_LifecycleModifier(disappear: action))
    }

    /// Runs `action` while this view is on screen, and cancels it when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(_LifecycleModifier(task: _TaskAction(priority: priority, action: action)))
    }

    /// Runs `action` while this view is on screen, and restarts it when `value` changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(
            _LifecycleModifier(
                task: _TaskAction(
                    value: value, differs: { ($0 as? T) != value }, priority: priority, action: action)))
    }

    /// Runs `action` after `value` has changed.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(
            _LifecycleModifier(
                change: _ChangeAction(
                    value: value, runsAtStart: initial,
                    differs: { ($0 as? V) != value },
                    run: { old in if let old = old as? V { action(old, value) } })))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs `action` with the new value after `value` has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}
