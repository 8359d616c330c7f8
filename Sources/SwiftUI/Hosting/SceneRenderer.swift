package import Foundation
package import RenderTree
package import UIKit

/// Turns what a view controller shows into patches, and input into actions.
@MainActor package final class SceneRenderer {
    private let root: UIViewController
    private let views = NodeStore()
    private var viewNodes: [ObjectIdentifier: ViewNode] = [:]
    private var shownGraphs: [ObjectIdentifier: ViewGraph] = [:]
    private var revision = 0
    private var sentRoot: NodeID?
    private var isTold = false
    private var toldAssets: Set<AssetID> = []
    private var newAssets: [(AssetID, Data)] = []

    /// The nodes of one UIKit view; it holds the view, so that no other gets its name.
    private struct ViewNode {
        let view: UIView
        let id: NodeID
        let background: NodeID
    }

    /// Called once when something has changed since the last `render()`.
    package var onNeedsRender: (@MainActor () -> Void)?
    package var onDiagnostic: (@MainActor (_ code: String, _ message: String, _ view: String?) -> Void)?

    /// What animations and timelines run by.
    package var clock = FrameClock()

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
        defer { isTold = false }
        let view = root.view
        view.onChange = { [weak self] in self?.needsRender() }
        root.interfaceStyle = environment.colorScheme == .dark ? .dark : .light
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        var seen: Set<ObjectIdentifier> = []
        var graphs: [ObjectIdentifier: ViewGraph] = [:]
        let rootID = put(view, &seen, &graphs)
        var motions: [Motion] = []
        let operations = forget(notIn: seen, graphs) + takeOperations(graphs, &motions)
        shownGraphs = graphs
        guard !operations.isEmpty || rootID != sentRoot else { return nil }
        revision += 1
        defer { sentRoot = rootID }
        return Patch(
            revision: revision, root: rootID == sentRoot ? nil : rootID, operations: operations,
            motions: motions.isEmpty ? nil : motions)
    }

    /// Nodes that are gone or disabled take nothing: a person may tap what a patch is about to remove.
    package func handle(_ event: InputEvent) {
        for graph in shownGraphs.values where graph.store.nodes[event.node] != nil { graph.handle(event) }
    }

    /// Pictures that nodes of the last patch need, each once.
    package func takeNewAssets() -> [(AssetID, Data)] {
        defer { newAssets = [] }
        return newAssets
    }

    private func needsRender() {
        guard !isTold else { return }
        isTold = true
        onNeedsRender?()
    }
}

// MARK: - UIKit's tree

extension SceneRenderer {
    private func put(
        _ view: UIView, _ seen: inout Set<ObjectIdentifier>, _ graphs: inout [ObjectIdentifier: ViewGraph]
    ) -> NodeID {
        let key = ObjectIdentifier(view)
        let node = viewNodes[key] ?? ViewNode(view: view, id: NodeStore.makeID(), background: NodeStore.makeID())
        viewNodes[key] = node
        seen.insert(key)
        var children: [NodeID] = []
        if let background = putBackground(of: view, node.background) { children.append(background) }
        if let hosting = view as? HostingView { children.append(renderGraph(of: hosting, &graphs)) }
        for child in view.subviews where !child.isHidden { children.append(put(child, &seen, &graphs)) }
        let frame = view.frame
        views.put(
            Node(
                id: node.id,
                frame: TreeRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
                style: style(of: view), children: children))
        return node.id
    }

    private func putBackground(of view: UIView, _ id: NodeID) -> NodeID? {
        let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
        guard let color = view.backgroundColor.map({ RGBA($0, traits) }), color.alpha > 0 else {
            views.remove(id)
            return nil
        }
        let bounds = view.bounds
        views.put(
            Node(
                id: id, frame: TreeRect(x: 0, y: 0, width: bounds.width, height: bounds.height),
                content: .shape(ShapeContent(path: PathData.rectangle(bounds), fill: .color(color)))))
        return id
    }

    private func style(of view: UIView) -> NodeStyle {
        NodeStyle(
            opacity: view.alpha == 1 ? nil : view.alpha,
            clip: view.clipsToBounds ? Clip(path: PathData.rectangle(view.bounds), cornerRadius: 0) : nil,
            ignoresInput: view.isUserInteractionEnabled ? nil : true)
    }

    private func renderGraph(of view: HostingView, _ graphs: inout [ObjectIdentifier: ViewGraph]) -> NodeID {
        let graph = view.graph
        graphs[ObjectIdentifier(graph)] = graph
        graph.clock = clock
        graph.isVisible = true
        graph.onNeedsRender = { [weak self] in self?.needsRender() }
        graph.onDiagnostic = { [weak self] in self?.onDiagnostic?($0, $1, $2) }
        view.render(in: environment)
        for (asset, bytes) in graph.takeNewAssets() where toldAssets.insert(asset).inserted {
            newAssets.append((asset, bytes))
        }
        return graph.root.id
    }

    /// Takes back the nodes of views that are no longer in the tree.
    private func forget(
        notIn seen: Set<ObjectIdentifier>, _ graphs: [ObjectIdentifier: ViewGraph]
    ) -> [PatchOperation] {
        for (key, node) in viewNodes where !seen.contains(key) {
            views.remove(node.id)
            views.remove(node.background)
            viewNodes[key] = nil
        }
        let gone = shownGraphs.filter { graphs[$0.key] == nil }.values.flatMap { graph in
            graph.onNeedsRender = nil
            graph.isVisible = false
            return graph.store.forgetSent()
        }
        return gone.isEmpty ? [] : [.remove(gone)]
    }

    private func takeOperations(
        _ graphs: [ObjectIdentifier: ViewGraph], _ motions: inout [Motion]
    ) -> [PatchOperation] {
        var operations = views.takeOperations(&motions)
        for graph in graphs.values { operations += graph.store.takeOperations(&motions) }
        return operations
    }
}
