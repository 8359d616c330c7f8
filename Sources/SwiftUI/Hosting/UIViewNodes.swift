import CoreGraphics
import RenderTree
import TreePainter
import UIKit

/// Assigns ids to the nodes of UIKit views, and delivers input on the nodes to the views.
@MainActor final class UIViewNodes {
    private let store: NodeStore
    /// Returns the asset name of a bitmap, and provides its data to the painter.
    private let provide: (CGImage) -> AssetID?
    /// Renders a hosting view's graph and returns the id of its root node.
    private let host: (HostingView) -> NodeID
    /// Registers or unregisters a node for input.
    private let listen: (NodeID, Bool) -> Void
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var viewsByNode: [NodeID: ObjectIdentifier] = [:]
    private var seen: Set<ObjectIdentifier> = []

    /// Ids of one view's nodes; it retains the view, so that no other gets its `ObjectIdentifier`.
    private struct Entry {
        let view: UIView
        let id: NodeID
        /// Ids of the nodes that the view draws itself, in order.
        var parts: [NodeID] = []
        var usedParts = 0
    }

    init(
        store: NodeStore, provide: @escaping (CGImage) -> AssetID?, host: @escaping (HostingView) -> NodeID,
        listen: @escaping (NodeID, Bool) -> Void = { _, _ in }
    ) {
        self.store = store
        self.provide = provide
        self.host = host
        self.listen = listen
    }

    // MARK: Rendering pass

    func begin() { seen = [] }

    /// Puts the nodes of a view and its descendants into the store, and returns the id of the view's node.
    /// - Parameters:
    ///   - origin: corner of the node, in place of that of the view's frame.
    ///   - more: ids of further children of the node.
    func put(_ view: UIView, at origin: CGPoint, with more: [NodeID] = []) -> NodeID {
        var draft = view.draft()
        draft.node.frame = TreeRect(CGRect(origin: origin, size: view.box.size))
        return put(draft, of: view, with: more)
    }

    /// Puts the nodes of a view that has been put before, and of its descendants, without those around it.
    func putAgain(_ view: UIView) {
        _ = put(view.draftInSuperview(), of: view)
    }

    func has(_ view: UIView) -> Bool { entries[ObjectIdentifier(view)] != nil }

    /// Returns the ids of the nodes of a view, without those of its descendants.
    func ids(of view: UIView) -> [NodeID] {
        entries[ObjectIdentifier(view)].map { [$0.id] + $0.parts.prefix($0.usedParts) } ?? []
    }

    private func put(_ draft: NodeDraft, of view: UIView, with more: [NodeID] = []) -> NodeID {
        let key = ObjectIdentifier(view)
        let id = entries[key]?.id ?? NodeStore.makeID()
        entries[key, default: Entry(view: view, id: id)].usedParts = 0
        viewsByNode[id] = key
        seen.insert(key)
        var children = (view as? HostingView).map { [host($0)] } ?? []
        for child in draft.children {
            let owner = child.responder as? UIView ?? view
            children.append(owner === view ? put(part: child, of: key) : put(child, of: owner))
        }
        removeUnusedParts(of: key)
        listen(id, draft.node.takesInput)
        store.put(draft.node(id, children + more, naming: provide))
        return id
    }

    private func put(part: NodeDraft, of key: ObjectIdentifier) -> NodeID {
        let id = nextPart(of: key)
        if part.responder != nil {
            viewsByNode[id] = key
            listen(id, true)
        }
        let children = part.children.map { put(part: $0, of: key) }
        store.put(part.node(id, children, naming: provide))
        return id
    }

    private func nextPart(of key: ObjectIdentifier) -> NodeID {
        guard var entry = entries[key] else { return NodeStore.makeID() }
        if entry.usedParts == entry.parts.count { entry.parts.append(NodeStore.makeID()) }
        let id = entry.parts[entry.usedParts]
        entry.usedParts += 1
        entries[key] = entry
        return id
    }

    private func removeUnusedParts(of key: ObjectIdentifier) {
        guard let entry = entries[key] else { return }
        for id in entry.parts[entry.usedParts...] { forget(id) }
    }

    private func forget(_ id: NodeID) {
        store.remove(id)
        listen(id, false)
        viewsByNode[id] = nil
    }

    /// Removes the nodes of views that were not put in this pass.
    func end() {
        for (key, entry) in entries where !seen.contains(key) {
            for id in entry.parts + [entry.id] { forget(id) }
            entries[key] = nil
        }
    }

    func removeAll() {
        begin()
        end()
    }

    // MARK: Input

    func handle(_ event: InputEvent) {
        if let key = viewsByNode[event.node] { entries[key]?.view.send(event) }
    }
}

extension Node {
    fileprivate var takesInput: Bool {
        content != .group || !interactions.isEmpty || gestures != nil || accessibility.isAdjustable == true
            || accessibility.actions != nil
    }
}
