import Foundation
package import RenderTree
import UIKit

/// The element tree of one hosting view, with its layout nodes and the tree nodes that they emit.
@MainActor package final class ViewGraph {
    /// Maximum passes in one render. Real screens need two or three; a view that changes state that it reads would
    /// never settle.
    static let passCountMax = 50
    /// Maximum number of passes that wait for readers of geometry within each other to have their content.
    private static let incompletePassMax = 20
    /// Maximum depth of elements. Each takes some kilobytes of stack while it is made.
    static let elementDepthMax = 400
    /// Maximum number of elements in one graph: several for each node that a tree may have.
    static let elementCountMax = 200_000

    private(set) lazy var inbox = InvalidationQueue { [weak self] in self?.onNeedsRender?() }
    package let store = NodeStore()
    var transitions = PendingTransitions()
    var steps = PendingSteps()
    let matches = MatchedGeometry()
    /// Whether changes are being rendered step by step.
    var isStepping = false
    /// Number of renders so far.
    private(set) var renderCount = 0
    /// The clock of animations and timelines.
    package var clock: any FrameClock = SystemFrameClock()
    package var onNeedsRender: (@MainActor () -> Void)?
    /// Opens a URL outside of the app; returns whether it was opened.
    package var onOpenURL: (@MainActor (URL) -> Bool)?
    /// Fetches the bytes at a URL from the network.
    package var onFetch: (@MainActor (URL) async throws -> Data)?
    /// Asks the person for files, or gives some.
    package var onExchangeFiles: FileExchange.Begin?
    /// Receives diagnostics. Those reported before it is set are delivered when it is.
    package var onDiagnostic: (@MainActor (_ code: String, _ message: String, _ view: String?) -> Void)? {
        didSet { for report in unheard.drain() { onDiagnostic?(report.code, report.message, report.view) } }
    }
    private var unheard = PendingDiagnostics()

    private struct PendingDiagnostics {
        /// Maximum number of diagnostics kept while there is no receiver.
        static let countMax = 100
        private var reports: [(code: String, message: String, view: String?)] = []

        mutating func add(_ code: String, _ message: String, _ view: String?) {
            if reports.count < Self.countMax { reports.append((code, message, view)) }
        }

        mutating func drain() -> [(code: String, message: String, view: String?)] {
            defer { reports = [] }
            return reports
        }
    }
    package let pictures = GraphPictures()
    var lastTextSurroundings: ResolvedTextEnvironment?
    /// Media files that nodes refer to.
    package private(set) var files: [AssetID: URL] = [:]
    /// Number of bodies evaluated so far, for tests of a change's cost.
    var bodyCount = 0
    /// Why bodies are evaluated; nil until one asks.
    var changeLog: ChangeLog?
    /// Alignment guides that a view or layout may have moved.
    var guides = MovedGuides()
    /// Scroll offsets that painters have reported.
    package var scrollOffsets: [NodeID: CGPoint] = [:]
    /// Objects that features of the layers above keep for each graph.
    package let objects = GraphObjects()
    /// Nodes that stay unredacted inside a redacted view.
    var openNodes: Set<NodeID> = []
    package var geometry = GeometryObservers()
    var sight = VisibilityObservers()
    let erasing = ErasingViews()
    /// Requests of lazy containers to make cells, collected in the layout pass.
    var pendingCellRequests: [@MainActor () -> Void] = []
    /// Whether all cells are made and no length is estimated, as for an image of the whole content.
    package var makesAllCells = false
    var preferences = StalePreferences()
    /// Whether a bar has been shown: before that, no view can extend under one.
    var hasSafeAreas = false
    /// Layout nodes that handle the input events of tree nodes.
    private var responders: [NodeID: Handle<LayoutNode>] = [:]
    private var actions: [@MainActor () -> Void] = []
    private var reported: Set<String> = []
    package private(set) lazy var root = makeRoot()
    /// Number of mounted elements.
    var elementCount = 0
    private var isRendering = false
    package private(set) var rootElement: Element?

    package init() {}

    private func makeRoot() -> RootNode {
        let root = RootNode(self)
        store.root = root.id
        store.onCut = { [weak self] in self?.reportCut($0) }
        return root
    }

    private func reportCut(_ cut: TreeCut) {
        let view = rootElement?.outermostAuthorName
        if cut.isTooLarge {
            report("tree_too_large", "More than \(TreeCut.nodeCountMax) nodes are shown; the rest is left out.", view)
        }
        if cut.isTooDeep {
            report("tree_too_deep", "Nodes deeper than \(TreeCut.depthMax) are left out.", view)
        }
    }

    // MARK: Content

    package func show<Content: View>(_ content: Content, environment: EnvironmentValues) {
        var environment = environment
        environment.graphObjects = objects
        if let element = rootElement as? RootElement<Content> {
            element.update(content, environment: environment)
        } else {
            rootElement?.unmount()
            let element = RootElement(
                content, ElementContext(graph: self, parent: nil, environment: environment))
            rootElement = element
            element.finishMounting()
        }
    }

    /// Requests a render because a node is dirty; during a render, that render takes care of it.
    func rootBecameDirty() {
        if !isRendering { onNeedsRender?() }
    }

    /// Queues an action such as `onAppear` to run in order after the current layout pass.
    package func enqueue(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Evaluates and lays out until nothing changes any more; gives up with a diagnostic after `passCountMax` passes.
    package func render(in size: CGSize) {
        if pictures.hasManyNew { dropUnusedPictures() }
        isRendering = true
        renderCount += 1
        defer {
            isRendering = false
            transitions.settle(in: self)
            matches.remember()
        }
        for pass in 0..<Self.passCountMax {
            update(in: size)
            // Readers of geometry that have just got their size build their content before preferences are read: an action would
            // else see the value of a tree that is not complete. A view that changes in each update holds up the others no longer.
            if !inbox.isEmpty, pass < Self.incompletePassMax { continue }
            settlePreferences(in: size)
            if makeCells() { continue }
            geometry.layoutDidSettle()
            focusDidSettle()
            if root.isDirty { continue }
            sight.layoutDidSettle()
            runActions()
            guard
                inbox.isEmpty && actions.isEmpty && pendingCellRequests.isEmpty && !root.isDirty && preferences.isEmpty
            else {
                continue
            }
            erasing.layoutDidSettle()
            if steps.isEmpty { return }
            renderPendingSteps(in: size)
        }
        let looping = inbox.drain().compactMap(\.reader.element?.viewName)
        actions = []
        report(
            "update_loop",
            "State that a view reads was changed in each of \(Self.passCountMax) updates; updating stopped.",
            looping.first ?? root.dirtyLeaf.viewName)
    }

    /// Updates readers of changed preferences within the same render.
    private func settlePreferences(in size: CGSize) {
        guard !preferences.isEmpty else { return }
        for element in preferences.drain() { element.preferencesDidChange() }
        update(in: size)
    }

    /// Makes the cells that lazy containers have requested. Returns whether the layout has to run again.
    private func makeCells() -> Bool {
        let wanted = pendingCellRequests
        pendingCellRequests = []
        for open in wanted { open() }
        return root.isDirty
    }

    private func runActions() {
        let pending = actions
        actions = []
        for action in pending { action() }
    }

    /// Whether the hosting view is on the screen.
    package var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            rootElement?.changeVisibility(to: isVisible)
            if !isVisible { runActions() }
        }
    }

    /// Unmounts all elements, as if the hosting view had gone.
    package func close() {
        rootElement?.unmount()
        rootElement = nil
        actions = []
    }

    /// Values of `@SceneStorage` by key, kept for the life of the graph.
    private var sceneValues: [String: AnyObject] = [:]

    func sceneValue<Value>(_ key: String, _ initial: Value) -> StateStorage<Value> {
        if let known = sceneValues[key] as? StateStorage<Value> { return known }
        let new = StateStorage(initial)
        sceneValues[key] = new
        return new
    }

    // MARK: What is shown

    /// Registers a file that a node is about to play, and returns its id.
    package func provide(file url: URL) -> AssetID {
        let file = AssetID(ofFile: url)
        files[file] = url
        return file
    }

    /// The current tree, independent of any painter; nil if it exceeds the limits.
    package var tree: NodeTree? {
        var tree = NodeTree()
        let patch = Patch(revision: 1, reset: true, root: root.id, operations: store.nodes.map { .put($0) })
        do {
            try tree.apply(patch)
        } catch {
            report(error.code.rawValue, error.message, nil)
            return nil
        }
        return tree
    }

    // MARK: Input

    /// Layout node that has the keyboard focus, as far as painters have said so.
    private(set) var focused: Handle<LayoutNode>?
    private var focusedID: NodeID?
    let keyboard = KeyboardState()

    /// Looks whether the field that has the focus is still there: painters say nothing of the focus of one that they have removed.
    private func focusDidSettle() {
        let isUp = focused?.object?.takesText == true && focusedID.map(store.has) == true
        if keyboard.isUp != isUp { keyboard.isUp = isUp }
    }

    package func setResponder(_ node: LayoutNode?, for id: NodeID) { responders[id] = node?.handle }

    package func handle(_ event: InputEvent) {
        // A tap may arrive after its node has been removed, so an unknown node is ignored.
        guard store.has(event.node), let node = responders[event.node]?.object else { return }
        if case .focus(_, let isFocused) = event {
            if isFocused {
                (focused, focusedID) = (node.handle, event.node)
            } else if focused?.object === node {
                focused = nil
            }
            focusDidSettle()
        } else if case .tap = event, let field = focused?.object, field !== node {
            field.commitText()
        }
        node.handle(event)
    }

    package func report(_ code: String, _ message: String, _ view: String?) {
        guard reported.insert("\(code) \(view ?? "") \(message)").inserted else { return }
        guard let onDiagnostic else { return unheard.add(code, message, view) }
        onDiagnostic(code, message, view)
    }
}

/// The root of the element tree; its nodes become the root node's children.
final class RootElement<Content: View>: ViewElement<Content> {
    private var child: ViewElement<Content>?
    private let scheme = AncestorChannel<ColorScheme?>(nil)
    private let undoManager = UndoManager()
    private let focused = AncestorChannel<FocusedValues>(FocusedValues())
    /// The last computed environment: if its inputs are equal, descendants need no update.
    private var known: (outer: EnvironmentValues.Stamp, wanted: ColorScheme?, values: EnvironmentValues)?

    override func mount() {
        child = makeChild(view, environment: inner)
        collectNodes()
    }

    override func update(from old: Content) { evaluate() }

    override func evaluate() {
        child?.update(view, environment: inner)
        collectNodes()
    }

    /// The environment for the content, in the colour scheme that descendants prefer. The device draws what is behind
    /// the scene, so the scene gets a background of its own if its scheme differs.
    private var inner: EnvironmentValues {
        let wanted = tracking { scheme.value }
        if let known, known.outer === environment.stamp, known.wanted == wanted { return known.values }
        var values = environment
        values.preferredScheme = scheme
        values.focusedValues = focused
        values.keyboardState = graph.keyboard
        values.undoManager = undoManager
        if let wanted { values.colorScheme = wanted }
        let isOther = values.colorScheme != environment.colorScheme
        graph.root.ground = isOther ? Color(.system(.background)).resolved(in: values) : nil
        known = (environment.stamp, wanted, values)
        return values
    }

    override func collectNodes() { graph.root.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
}
