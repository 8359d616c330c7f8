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
    /// Objects that parts of views stand for, and that take their input.
    private var responders: [NodeID: any PartResponder] = [:]
    private var seen: Set<ObjectIdentifier> = []

    /// Ids of one view's nodes; it retains the view, so that no other gets its `ObjectIdentifier`.
    @MainActor private final class Entry {
        let view: UIView
        let id: NodeID
        /// Ids of the nodes that the view draws itself.
        var parts = Parts()
        /// Ids of parts that stand for an object, and of those within them.
        var named: [ObjectIdentifier: NamedParts] = [:]

        init(_ view: UIView) {
            self.view = view
            id = NodeStore.makeID()
        }

        var usedIDs: [NodeID] { parts.used + named.values.flatMap(\.parts.used) }
        var ids: [NodeID] { parts.ids + named.values.flatMap(\.parts.ids) }
    }

    /// Ids in order of use.
    @MainActor private struct Parts {
        var ids: [NodeID] = []
        var usedCount = 0

        var used: ArraySlice<NodeID> { ids.prefix(usedCount) }

        mutating func next() -> NodeID {
            if usedCount == ids.count { ids.append(NodeStore.makeID()) }
            usedCount += 1
            return ids[usedCount - 1]
        }

        /// Forgets the ids that have not been used, and returns them.
        mutating func cut() -> ArraySlice<NodeID> {
            defer { ids.removeLast(ids.count - usedCount) }
            return ids[usedCount...]
        }
    }

    /// Ids of the parts of one object, which they retain, so that no other gets its `ObjectIdentifier`.
    @MainActor private final class NamedParts {
        let object: AnyObject
        var parts = Parts()
        init(_ object: AnyObject) { self.object = object }
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
        entries[ObjectIdentifier(view)].map { [$0.id] + $0.usedIDs } ?? []
    }

    private func put(_ draft: NodeDraft, of view: UIView, with more: [NodeID] = []) -> NodeID {
        let key = ObjectIdentifier(view)
        let entry = begin(key, of: view)
        let id = entry.id
        viewsByNode[id] = key
        seen.insert(key)
        var children = (view as? HostingView).map { [host($0)] } ?? []
        for child in draft.children {
            let owner = child.responder as? UIView ?? view
            children.append(owner === view ? put(part: child, of: entry, key, in: nil) : put(child, of: owner))
        }
        removeUnusedParts(of: entry)
        listen(id, draft.node.takesInput)
        store.put(draft.node(id, children + more, naming: provide))
        return id
    }

    private func begin(_ key: ObjectIdentifier, of view: UIView) -> Entry {
        let entry = entries[key] ?? Entry(view)
        entries[key] = entry
        entry.parts.usedCount = 0
        for named in entry.named.values { named.parts.usedCount = 0 }
        return entry
    }

    /// Puts a part with those in it.
    /// - Parameter outer: the object that an outer part stands for.
    private func put(
        part: NodeDraft, of entry: Entry, _ key: ObjectIdentifier, in outer: ObjectIdentifier?
    ) -> NodeID {
        let name = part.identity.map(ObjectIdentifier.init) ?? outer
        if let object = part.identity, let name, entry.named[name] == nil { entry.named[name] = NamedParts(object) }
        let id = name.flatMap { entry.named[$0]?.parts.next() } ?? entry.parts.next()
        if let responder = part.responder {
            viewsByNode[id] = key
            responders[id] = responder as? any PartResponder
            listen(id, true)
        } else if responders.removeValue(forKey: id) != nil {
            viewsByNode[id] = nil
            listen(id, false)
        }
        let children = part.children.map { put(part: $0, of: entry, key, in: name) }
        store.put(part.node(id, children, naming: provide))
        return id
    }

    private func removeUnusedParts(of entry: Entry) {
        for id in entry.parts.cut() { forget(id) }
        for (key, named) in entry.named {
            for id in named.parts.cut() { forget(id) }
            if named.parts.ids.isEmpty { entry.named[key] = nil }
        }
    }

    private func forget(_ id: NodeID) {
        store.remove(id)
        listen(id, false)
        viewsByNode[id] = nil
        responders[id] = nil
    }

    /// Removes the nodes of views that were not put in this pass.
    func end() {
        for (key, entry) in entries where !seen.contains(key) {
            for id in entry.ids + [entry.id] { forget(id) }
            entries[key] = nil
        }
    }

    func removeAll() {
        begin()
        end()
    }

    // MARK: Input

    func handle(_ event: InputEvent) {
        if let responder = responders[event.node] { return responder.receive(event) }
        if let key = viewsByNode[event.node] { entries[key]?.view.send(event) }
    }
}

extension Node {
    fileprivate var takesInput: Bool {
        content != .group || !interactions.isEmpty || gestures != nil || accessibility.isAdjustable == true
            || accessibility.actions != nil
    }
}
