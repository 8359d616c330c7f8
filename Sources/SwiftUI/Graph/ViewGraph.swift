import Foundation
import RenderTree

/// All that one hosting view shows: its elements, their layout and the nodes that came of it.
@MainActor final class ViewGraph {
    /// Rounds of state changes that one render carries out. Real screens need two or three; a view that changes the
    /// state it reads would go on for ever.
    static let passCountMax = 50
    /// Elements above one another. Each takes some kilobytes of stack while it is made.
    static let elementDepthMax = 400
    /// Elements of one graph: several for each node that a tree may have.
    static let elementCountMax = 200_000

    private(set) lazy var inbox = DirtyInbox { [weak self] in self?.onNeedsRender?() }
    let store = NodeStore()
    var transitions = PendingTransitions()
    var steps = PendingSteps()
    let matches = MatchedGeometry()
    /// True while something is shown step by step.
    var isStepping = false
    /// Renders so far.
    private(set) var renderCount = 0
    /// What animations and timelines run by.
    var clock: any FrameClock = SystemFrameClock()
    var onNeedsRender: (@MainActor () -> Void)?
    /// An address that the views inside want opened outside of the app; false where it is not.
    var onOpenURL: (@MainActor (URL) -> Bool)?
    /// The bytes at an address of the network.
    var onFetch: (@MainActor (URL) async throws -> Data)?
    /// What is reported before somebody listens is told then.
    var onDiagnostic: (@MainActor (_ code: String, _ message: String, _ view: String?) -> Void)? {
        didSet { for report in unheard.take() { onDiagnostic?(report.code, report.message, report.view) } }
    }
    private var unheard = Unheard()

    private struct Unheard {
        /// Reports kept while nobody listens.
        static let countMax = 100
        private var reports: [(code: String, message: String, view: String?)] = []

        mutating func add(_ code: String, _ message: String, _ view: String?) {
            if reports.count < Self.countMax { reports.append((code, message, view)) }
        }

        mutating func take() -> [(code: String, message: String, view: String?)] {
            defer { reports = [] }
            return reports
        }
    }
    /// The pictures that nodes name, for as long as the graph lives.
    private(set) var assets: [AssetID: Data] = [:]
    var lastTextSurroundings: TextSurroundings?
    /// The files that nodes play.
    private(set) var files: [AssetID: URL] = [:]
    /// Bodies evaluated so far, for tests of what a change costs.
    var bodyCount = 0
    /// Which alignment guides somebody may have moved.
    var guides = MovedGuides()
    /// Where the windows of scroll areas stand in their content, as far as painters have said.
    var scrollOffsets: [NodeID: CGPoint] = [:]
    let editState = EditState()
    /// Nodes that stay as they are in a view that is redacted.
    var openNodes: Set<NodeID> = []
    var geometry = GeometryWatch()
    var sight = SightWatch()
    /// What lazy containers ask their loops for while they are laid out.
    var openings: [@MainActor () -> Void] = []
    /// True where nothing may be estimated, as in a picture of all there is.
    var makesAllCells = false
    var preferences = StalePreferences()
    /// True from the first bar on: only then may any view reach under one.
    var hasSafeAreas = false
    /// Who handles the input events of a node.
    private var responders: [NodeID: Handle<LayoutNode>] = [:]
    private var actions: [@MainActor () -> Void] = []
    private var reported: Set<String> = []
    private(set) lazy var root = makeRoot()
    /// Views that are shown now.
    var elementCount = 0
    private var isRendering = false
    private var newAssets: [AssetID] = []
    private var rootElement: Element?

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

    func show<Content: View>(_ content: Content, environment: EnvironmentValues) {
        var environment = environment
        environment.editState = editState
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

    /// Something that is shown has changed; while rendering, the same render takes care of it.
    func rootBecameDirty() {
        if !isRendering { onNeedsRender?() }
    }

    /// After the current layout, in order: `onAppear` and the like.
    func enqueue(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Evaluates and lays out until nothing changes any more.
    func render(in size: CGSize) {
        isRendering = true
        renderCount += 1
        defer {
            isRendering = false
            transitions.settle(in: self)
            matches.remember()
        }
        for _ in 0..<Self.passCountMax {
            update(in: size)
            settlePreferences(in: size)
            if makeCells() { continue }
            geometry.layoutDidSettle()
            if root.isDirty { continue }
            sight.layoutDidSettle()
            runActions()
            guard inbox.isEmpty && actions.isEmpty && openings.isEmpty && !root.isDirty && preferences.isEmpty else {
                continue
            }
            if steps.isEmpty { return }
            settleSteps(in: size)
        }
        let looping = inbox.take().compactMap(\.reader.element?.viewName)
        actions = []
        report(
            "update_loop",
            "State that a view reads was changed in each of \(Self.passCountMax) updates; updating stopped.",
            looping.first ?? root.dirtyLeaf.viewName)
    }

    /// What is made from preferences takes part in the same layout.
    private func settlePreferences(in size: CGSize) {
        guard !preferences.isEmpty else { return }
        for element in preferences.take() { element.preferencesDidChange() }
        update(in: size)
    }

    /// False where all that has to be made was made.
    private func makeCells() -> Bool {
        let wanted = openings
        openings = []
        for open in wanted { open() }
        return root.isDirty
    }

    private func runActions() {
        let pending = actions
        actions = []
        for action in pending { action() }
    }

    /// The hosting view has left the screen, or come back.
    var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            rootElement?.changeVisibility(to: isVisible)
            if !isVisible { runActions() }
        }
    }

    /// Takes everything down, as if the view had gone.
    func close() {
        rootElement?.unmount()
        rootElement = nil
        actions = []
    }

    /// What `@SceneStorage` keeps by a name, for as long as the graph lives.
    private var sceneValues: [String: AnyObject] = [:]

    func sceneValue<Value>(_ key: String, _ initial: Value) -> StateStorage<Value> {
        if let known = sceneValues[key] as? StateStorage<Value> { return known }
        let new = StateStorage(initial)
        sceneValues[key] = new
        return new
    }

    // MARK: What is shown

    /// Names a picture that a node is about to show.
    func provide(_ bytes: Data) -> AssetID {
        let asset = AssetID(of: bytes)
        if assets.updateValue(bytes, forKey: asset) == nil { newAssets.append(asset) }
        return asset
    }

    /// Names a file that a node is about to play.
    func provide(file url: URL) -> AssetID {
        let file = AssetID(ofFile: url)
        files[file] = url
        return file
    }

    /// Pictures provided since the last time.
    func takeNewAssets() -> [(AssetID, Data)] {
        defer { newAssets = [] }
        return newAssets.compactMap { asset in assets[asset].map { (asset, $0) } }
    }

    /// All that is shown, without any painter; nil where it is too large for one.
    var tree: NodeTree? {
        var tree = NodeTree()
        let patch = Patch(revision: 1, reset: true, root: root.id, operations: store.nodes.map { .put($0) })
        do {
            try tree.apply(patch)
        } catch {
            report(error.code.rawValue, error.description, nil)
            return nil
        }
        return tree
    }

    // MARK: Input

    func setResponder(_ node: LayoutNode?, for id: NodeID) { responders[id] = node?.handle }

    func handle(_ event: InputEvent) {
        // A node that is gone, or was never the app's, is a tap that came too late.
        guard store.has(event.node), let node = responders[event.node]?.object else { return }
        node.handle(event)
    }

    func report(_ code: String, _ message: String, _ view: String?) {
        guard reported.insert("\(code) \(view ?? "") \(message)").inserted else { return }
        guard let onDiagnostic else { return unheard.add(code, message, view) }
        onDiagnostic(code, message, view)
    }
}

/// The top of a graph's elements; its nodes are the root's children.
final class RootElement<Content: View>: ViewElement<Content> {
    private var child: ViewElement<Content>?
    private let scheme = Hearing<ColorScheme?>(nil)
    /// What was worked out the last time: equal environments need no second look at all that is inside.
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

    /// As the views inside want the scene shown. What is behind the scene is the device's: where the two differ it has a
    /// ground of its own.
    private var inner: EnvironmentValues {
        let wanted = tracking { scheme.value }
        if let known, known.outer === environment.stamp, known.wanted == wanted { return known.values }
        var values = environment
        values.preferredScheme = scheme
        if let wanted { values.colorScheme = wanted }
        let isOther = values.colorScheme != environment.colorScheme
        graph.root.ground = isOther ? Color(.system(.background)).resolved(in: values) : nil
        known = (environment.stamp, wanted, values)
        return values
    }

    override func collectNodes() { graph.root.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
}
