package import Foundation
package import RenderTree
import TreePainter
package import UIKit

/// Renders a view controller into patches, and delivers input to its views.
@MainActor package final class SceneRenderer {
    private let root: UIViewController
    let views = NodeStore()
    lazy var viewNodes = UIViewNodes(
        store: views, provide: { [weak self] in self?.pictures.name($0) },
        host: { [weak self] in self?.renderGraph(of: $0) ?? NodeStore.makeID() })
    var pictures = ScenePictures()
    /// Id of the node that contains the layers while something is presented.
    private let windowID = NodeStore.makeID()
    private let window = UIWindow(frame: .zero)
    private var newGraphs: [ObjectIdentifier: ViewGraph] = [:]
    private(set) var shownGraphs: [ObjectIdentifier: ViewGraph] = [:]
    private var revision = 0
    /// Whether nodes of views are being put, when no changes can be recorded.
    var isPutting = false
    /// Whether looks are being recorded, for which hosted graphs are not rendered.
    var isRecordingLooks = false
    private var isLayingOutFirst = false
    /// Whether nothing has changed since the looks of all views were last recorded.
    var isRecorded = false
    private var sentRoot: NodeID?
    private var hasRequestedRender = false
    var knownFiles: Set<AssetID> = []
    var newFiles: [(AssetID, URL)] = []
    var sounds: [Sound] = []
    var putSoundIDs: [NodeID] = []

    /// Called once when something has changed since the last `render()`.
    package var onNeedsRender: (@MainActor () -> Void)?
    package var onDiagnostic: (@MainActor (_ code: String, _ message: String, _ view: String?) -> Void)?

    /// Opens an address that a person has chosen, outside of the app; returns false where it does not. The address is
    /// not validated yet.
    package var onOpenURL: (@MainActor (URL) -> Bool)?

    /// Fetches the data at a network address for a view; its task is cancelled when the view goes.
    package var onFetch: (@MainActor (URL) async throws -> Data)?

    /// Asks the person for files, or gives some.
    package var onExchangeFiles: FileExchange.Begin?

    /// Clock of animations and timelines.
    package var clock: any FrameClock = SystemFrameClock()

    package init(root: UIViewController) {
        self.root = root
        AnimationScenes.add(self)
    }

    /// Size of the scene in points.
    package var size = CGSize.zero {
        didSet { if size != oldValue { needsRender() } }
    }

    package var environment = RenderEnvironment() {
        didSet { if environment != oldValue { needsRender() } }
    }

    /// All nodes sent to the painter, as one tree.
    package var tree: NodeTree {
        let nodes = views.sentNodes + shownGraphs.values.flatMap(\.store.sentNodes)
        var tree = NodeTree()
        let all = Patch(revision: revision, reset: true, root: sentRoot, operations: nodes.map { .put($0) })
        do {
            try tree.apply(all)
        } catch {
            onDiagnostic?("bad_tree", error.message, nil)
        }
        return tree
    }

    /// Evaluates and lays out until nothing changes any more. Returns the patch, or nil where nothing has changed for
    /// the painter.
    package func render() -> Patch? { SoundScene.performing(in: self) { makePatch() } }

    private func makePatch() -> Patch? {
        hasRequestedRender = true
        defer { hasRequestedRender = false }
        root.interfaceStyle = traits.userInterfaceStyle
        let rootID = traits.performing { layOutAndPut() }
        var motions: [Motion] = []
        let operations = forgetGraphs() + takeOperations(&motions)
        shownGraphs = newGraphs
        takePictures(of: operations, motions)
        guard !operations.isEmpty || !motions.isEmpty || rootID != sentRoot else { return nil }
        revision += 1
        defer { sentRoot = rootID }
        return Patch(
            revision: revision, root: rootID == sentRoot ? nil : rootID, operations: operations,
            motions: motions.isEmpty ? nil : motions)
    }

    /// Delivers an input event. One for a node that is gone or disabled has no effect: a person may tap a node that a
    /// patch is about to remove.
    package func handle(_ event: InputEvent) {
        guard event.hasGoodNumbers else { return }
        UIApplication.shared.keyWindow = window
        SoundScene.performing(in: self) { deliver(event) }
        UndoManager.endEvent()
    }

    private func deliver(_ event: InputEvent) {
        if handleSound(event) { return }
        traits.performAsCurrent {
            if views.has(event.node) { return viewNodes.handle(event) }
            for graph in shownGraphs.values where graph.store.has(event.node) { graph.handle(event) }
        }
    }

    /// Notifies the app that the scene is gone.
    package func disconnect() { window.windowScene?.disconnect() }

    /// Runs an app's callbacks with the scene's traits as `UITraitCollection.current`, and rethrows their error.
    package func withTraits<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var failure: Failure?
        SoundScene.performing(in: self) {
            traits.performAsCurrent {
                do throws(Failure) { try body() } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    /// Returns the pictures that nodes have needed since the last call, each once per scene, and forgets them.
    package func takeNewAssets() -> [(AssetID, Data)] { pictures.takeNew() }

    func needsRender() {
        guard !hasRequestedRender else { return }
        hasRequestedRender = true
        onNeedsRender?()
    }
}

// MARK: - UIKit's tree

extension SceneRenderer {
    var traits: UITraitCollection { environment.traits }

    /// Most rounds of layout in which the size of SwiftUI content changes UIKit's constraints.
    private static let roundMax = 3

    private func layOutAndPut() -> NodeID {
        for _ in 1..<Self.roundMax {
            let id = layOutAndPutOnce()
            let grown = layers.flatMap(\.hostingViews).filter { $0.noteOwnSize() }
            if grown.isEmpty { return id }
        }
        return layOutAndPutOnce()
    }

    /// The root view and the views of presented controllers, the last on top.
    var layers: [UIView] { [root.view] + root.presentedLayers }

    /// Tells the controllers that the scene gets another size; nil where it keeps its own, or is shown for the first time.
    private func beginResize() -> InstantTransition? {
        let old = window.frame.size
        guard old != .zero, size != .zero, old != size, root.isViewLoaded else { return nil }
        let transition = InstantTransition()
        root.viewWillTransition(to: size, with: transition)
        return transition
    }

    private func layOutAndPutOnce() -> NodeID {
        let resize = beginResize()
        window.frame = CGRect(origin: .zero, size: size)
        // Controllers that views make meanwhile load their views in its size.
        let outer = UIApplication.shared.keyWindow
        UIApplication.shared.keyWindow = window
        defer { UIApplication.shared.keyWindow = outer ?? window }
        window.rootViewController = root
        window.openAddress = onOpenURL
        window.exchangeFiles = onExchangeFiles
        tellTraits()
        root.enter(window)
        if let resize {
            for view in layers { view.frame = CGRect(origin: .zero, size: size) }
            // Gives the views of presented controllers their frames, which they have from their layers.
            for layer in root.presentedLayers { layer.layoutIfNeeded() }
            resize.animateAlongside()
        }
        newGraphs = [:]
        viewNodes.begin()
        var ids: [NodeID] = []
        for view in layers {
            observe(view)
            for hosting in view.hostingViews { hosting.tell(environment) }
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
            isPutting = true
            ids.append(viewNodes.put(view, at: .zero, with: view === root.view ? putSounds() : []))
            isPutting = false
        }
        viewNodes.end()
        isRecorded = false
        resize?.finish()
        PendingAnimations.start(in: self)
        guard ids.count > 1 else {
            views.remove(windowID)
            return ids[0]
        }
        views.put(
            Node(id: windowID, frame: TreeRect(CGRect(origin: .zero, size: size)), children: ids))
        return windowID
    }

    /// Has an outermost view tell of its changes.
    func observe(_ view: UIView) {
        view.onChange = ChangeHandler { [weak self] in
            self?.isRecorded = false
            self?.needsRender()
        }
    }

    /// Notifies the views of changed traits, such as the text size or layout direction.
    private func tellTraits() {
        let old = window.sceneTraits
        guard old != traits else { return }
        window.sceneTraits = traits
        if old != nil { for view in layers { view.traitsDidChange(from: old) } }
    }

    /// Whether the views have been shown in the scene, and none is being put.
    var canRecord: Bool { !isPutting && window.rootViewController != nil && root.isViewLoaded }

    /// Lays out the views before their first rendering, so that what appears is animated from where it lies.
    func layOutFirst() {
        guard sentRoot == nil, !isLayingOutFirst else { return }
        isLayingOutFirst = true
        defer { isLayingOutFirst = false }
        traits.performAsCurrent {
            for view in layers {
                for hosting in view.hostingViews { hosting.tell(environment) }
                view.frame = CGRect(origin: .zero, size: size)
                view.layoutIfNeeded()
            }
        }
    }

    private func renderGraph(of view: HostingView) -> NodeID {
        let graph = view.graph
        if isRecordingLooks { return graph.root.id }
        newGraphs[ObjectIdentifier(graph)] = graph
        graph.clock = clock
        graph.isVisible = true
        graph.onNeedsRender = { [weak self] in self?.needsRender() }
        graph.onOpenURL = onOpenURL
        graph.onFetch = onFetch
        graph.onExchangeFiles = onExchangeFiles
        graph.onDiagnostic = { [weak self] in self?.onDiagnostic?($0, $1, $2) }
        view.render(in: environment)
        tell(graph.files.map { ($0.key, $0.value) })
        return graph.root.id
    }

    /// Returns the removal of the nodes of graphs that are no longer in the tree.
    private func forgetGraphs() -> [PatchOperation] {
        let gone = shownGraphs.filter { newGraphs[$0.key] == nil }.values.flatMap { graph in
            graph.onNeedsRender = nil
            graph.isVisible = false
            return graph.store.forgetSent()
        }
        return gone.isEmpty ? [] : [.remove(gone)]
    }

    private func takeOperations(_ motions: inout [Motion]) -> [PatchOperation] {
        var operations = views.takeOperations(&motions)
        for graph in newGraphs.values { operations += graph.store.takeOperations(&motions) }
        return operations
    }
}

extension UITraitCollection {
    /// Runs `body` with these as `UITraitCollection.current`.
    func performing<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        return result ?? body()
    }
}
