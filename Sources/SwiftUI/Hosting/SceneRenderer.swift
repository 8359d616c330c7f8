package import Foundation
package import RenderTree
package import UIKit

/// Turns what a view controller shows into patches, and input into actions.
@MainActor package final class SceneRenderer {
    private let root: UIViewController
    let views = NodeStore()
    private lazy var viewNodes = UIViewNodes(
        store: views, provide: { [weak self] in self?.name($0) },
        host: { [weak self] in self?.renderGraph(of: $0) ?? NodeStore.makeID() })
    private var pictures = PictureNames()
    /// Holds the layers where something is presented.
    private let windowID = NodeStore.makeID()
    private let window = UIWindow(frame: .zero)
    private var newGraphs: [ObjectIdentifier: ViewGraph] = [:]
    private var shownGraphs: [ObjectIdentifier: ViewGraph] = [:]
    private var revision = 0
    private var sentRoot: NodeID?
    private var isTold = false
    var toldAssets: Set<AssetID> = []
    private var newAssets: [(AssetID, Data)] = []
    var newFiles: [(AssetID, URL)] = []
    var sounds: [Sound] = []
    var putSoundIDs: [NodeID] = []

    /// Called once when something has changed since the last `render()`.
    package var onNeedsRender: (@MainActor () -> Void)?
    package var onDiagnostic: (@MainActor (_ code: String, _ message: String, _ view: String?) -> Void)?

    /// An address that a person has asked for, to be opened outside of the app. Nobody has looked at it
    /// yet: false where it is not opened.
    package var onOpenURL: (@MainActor (URL) -> Bool)?

    /// The bytes at an address of the network, for a view; its task is cancelled when the view goes.
    package var onFetch: (@MainActor (URL) async throws -> Data)?

    /// What animations and timelines run by.
    package var clock: any FrameClock = SystemFrameClock()

    package init(root: UIViewController) { self.root = root }

    /// The whole area, in points.
    package var size = CGSize.zero {
        didSet { if size != oldValue { needsRender() } }
    }

    package var environment = RenderEnvironment() {
        didSet { if environment != oldValue { needsRender() } }
    }

    /// All that the painter was told, as one tree.
    package var tree: NodeTree {
        let nodes = views.sentNodes + shownGraphs.values.flatMap(\.store.sentNodes)
        var tree = NodeTree()
        let all = Patch(revision: revision, reset: true, root: sentRoot, operations: nodes.map { .put($0) })
        do {
            try tree.apply(all)
        } catch {
            onDiagnostic?("bad_tree", error.description, nil)
        }
        return tree
    }

    /// Evaluates and lays out until nothing changes any more. `nil` where nothing has changed for the painter.
    package func render() -> Patch? {
        isTold = true
        MediaStage.scene = self
        defer { isTold = false }
        root.interfaceStyle = traits.userInterfaceStyle
        let rootID = traits.performing { layOutAndPut() }
        var motions: [Motion] = []
        let operations = forgetGraphs() + takeOperations(&motions)
        shownGraphs = newGraphs
        guard !operations.isEmpty || !motions.isEmpty || rootID != sentRoot else { return nil }
        revision += 1
        defer { sentRoot = rootID }
        return Patch(
            revision: revision, root: rootID == sentRoot ? nil : rootID, operations: operations,
            motions: motions.isEmpty ? nil : motions)
    }

    /// Nodes that are gone or disabled take nothing: a person may tap what a patch is about to remove.
    package func handle(_ event: InputEvent) {
        guard event.hasGoodNumbers else { return }
        UIApplication.shared.keyWindow = window
        MediaStage.scene = self
        if handleSound(event) { return }
        traits.performAsCurrent {
            if views.has(event.node) { return viewNodes.handle(event) }
            for graph in shownGraphs.values where graph.store.has(event.node) { graph.handle(event) }
        }
    }

    /// Runs what an app is told of with the traits of its scene.
    package func withTraits<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        MediaStage.scene = self
        var failure: Failure?
        traits.performAsCurrent {
            do throws(Failure) { try body() } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Pictures that nodes of the last patch need, each once.
    package func takeNewAssets() -> [(AssetID, Data)] {
        defer { newAssets = [] }
        return newAssets
    }

    func needsRender() {
        guard !isTold else { return }
        isTold = true
        onNeedsRender?()
    }
}

// MARK: - UIKit's tree

extension SceneRenderer {
    private var traits: UITraitCollection {
        environment.traits
    }

    /// Rounds of layout where the size of SwiftUI's content decides about UIKit's constraints.
    private static let roundMax = 3

    private func layOutAndPut() -> NodeID {
        for _ in 1..<Self.roundMax {
            let id = layOutAndPutOnce()
            let grown = layers.flatMap(\.hostingViews).filter { $0.noteOwnSize() }
            if grown.isEmpty { return id }
        }
        return layOutAndPutOnce()
    }

    /// The scene's own view, and what is presented in front of it.
    private var layers: [UIView] { [root.view] + root.presentedLayers }

    private func layOutAndPutOnce() -> NodeID {
        window.frame = CGRect(origin: .zero, size: size)
        window.rootViewController = root
        window.openAddress = onOpenURL
        tellTraits()
        root.enter(window)
        newGraphs = [:]
        viewNodes.begin()
        var ids: [NodeID] = []
        for view in layers {
            view.onChange = { [weak self] in self?.needsRender() }
            for hosting in view.hostingViews { hosting.tell(environment) }
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
            ids.append(viewNodes.put(view, at: .zero, with: view === root.view ? putSounds() : []))
        }
        viewNodes.end()
        guard ids.count > 1 else {
            views.remove(windowID)
            return ids[0]
        }
        views.put(
            Node(id: windowID, frame: TreeRect(CGRect(origin: .zero, size: size)), children: ids))
        return windowID
    }

    /// Text may be larger now, and stand the other way.
    private func tellTraits() {
        let old = window.sceneTraits
        guard old != traits else { return }
        window.sceneTraits = traits
        if old != nil { for view in layers { view.traitsDidChange(from: old) } }
    }

    /// Tells the painter of a picture's bytes, once.
    private func name(_ image: CGImage) -> AssetID? {
        guard let (asset, bytes) = pictures.name(of: image) else { return nil }
        if toldAssets.insert(asset).inserted { newAssets.append((asset, bytes())) }
        return asset
    }

    private func renderGraph(of view: HostingView) -> NodeID {
        let graph = view.graph
        newGraphs[ObjectIdentifier(graph)] = graph
        graph.clock = clock
        graph.isVisible = true
        graph.onNeedsRender = { [weak self] in self?.needsRender() }
        graph.onOpenURL = onOpenURL
        graph.onFetch = onFetch
        graph.onDiagnostic = { [weak self] in self?.onDiagnostic?($0, $1, $2) }
        view.render(in: environment)
        for (asset, bytes) in graph.takeNewAssets() where toldAssets.insert(asset).inserted {
            newAssets.append((asset, bytes))
        }
        tell(graph.files.map { ($0.key, $0.value) })
        return graph.root.id
    }

    /// Takes back the nodes of graphs that are no longer in the tree.
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
    /// With these traits for those that colours are resolved for.
    func performing<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        return result ?? body()
    }
}
