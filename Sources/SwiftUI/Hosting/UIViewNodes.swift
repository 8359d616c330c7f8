import CoreGraphics
import RenderTree
import UIKit

/// Turns UIKit's views into nodes, and what a person does to the nodes into what the views hear.
@MainActor final class UIViewNodes {
    private let store: NodeStore
    /// Names the bytes of a picture that a node is about to show.
    private let provide: (CGImage) -> AssetID?
    /// The node of a SwiftUI graph that a hosting view shows.
    private let host: (HostingView) -> NodeID
    /// Where input of a node goes.
    private let listen: (NodeID, Bool) -> Void
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var viewsByNode: [NodeID: ObjectIdentifier] = [:]
    private var seen: Set<ObjectIdentifier> = []

    /// One view's nodes; it holds the view, so that no other gets its name.
    private struct Entry {
        let view: UIView
        let id: NodeID
        /// For what the view draws itself, in order.
        var marks: [NodeID] = []
        var usedMarks = 0
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

    // MARK: One pass

    func begin() { seen = [] }

    /// The view's nodes and those of all in it.
    /// - Parameters:
    ///   - origin: where its corner stands in place of where the view's frame says.
    ///   - more: nodes that stand in it beside what the view shows.
    func put(_ view: UIView, at origin: CGPoint? = nil, with more: [NodeID] = []) -> NodeID {
        let key = ObjectIdentifier(view)
        let entry = entries[key] ?? Entry(view: view, id: NodeStore.makeID())
        entries[key] = entry
        entries[key]?.usedMarks = 0
        viewsByNode[entry.id] = key
        seen.insert(key)
        let shift = (view as? UIScrollView).map { CGPoint(x: $0.contentInset.left, y: $0.contentInset.top) } ?? .zero
        var children: [NodeID] = []
        if let hosting = view as? HostingView { children.append(host(hosting)) }
        for part in view.shownParts {
            switch part {
            case .mark(let mark): children.append(put(mark, of: key))
            case .view(let inner) where inner.isShown:
                let corner = inner.box.origin
                children.append(put(inner, at: CGPoint(x: corner.x + shift.x, y: corner.y + shift.y)))
            case .view: break
            }
        }
        removeUnusedMarks(of: key)
        putOwnNode(
            of: view, entry.id, CGRect(origin: origin ?? view.box.origin, size: view.box.size), children + more)
        return entry.id
    }

    private func putOwnNode(of view: UIView, _ id: NodeID, _ frame: CGRect, _ children: [NodeID]) {
        let role = view.shownRole
        var node = Node(
            id: id, frame: TreeRect(frame), content: NodeContent(role), style: NodeStyle(view.shownStyle, frame.size),
            accessibility: NodeAccessibility(view.shownSpeech), gestures: view.wantedGestures.map(NodeGestures.init),
            children: children)
        if case .button = role { node.interactions = .press }
        if case .area = role {
            node.interactions = [.tap, .press]
            node.accessibility.traits = [.button] + (node.accessibility.traits ?? []).filter { $0 != .button }
        }
        // A view is there to be hit in all of its bounds, whatever it draws.
        if node.gestures != nil || role == .area {
            node.style.hitPath = CGPath(rect: CGRect(origin: .zero, size: frame.size)).svg
        }
        if case .field(let field) = role {
            node = group(node, around: field, of: view)
        }
        let isAdjusted = node.accessibility.isAdjustable == true || node.accessibility.actions != nil
        listen(id, role != .plain || node.gestures != nil || isAdjusted)
        store.put(node)
    }

    /// A field's node is the text box alone; around it stands what the field is decorated with.
    private func group(_ node: Node, around field: ViewField, of view: UIView) -> Node {
        let key = ObjectIdentifier(view)
        let box = nextMark(of: key)
        viewsByNode[box] = key
        listen(box, true)
        store.put(
            Node(
                id: box, frame: TreeRect(field.frame), content: node.content, accessibility: node.accessibility))
        var outer = node
        outer.content = .group
        outer.accessibility = NodeAccessibility()
        outer.children.append(box)
        return outer
    }

    private func put(_ mark: ViewMark, of key: ObjectIdentifier) -> NodeID {
        let id = nextMark(of: key)
        let children = mark.children.map { put($0, of: key) }
        let content: NodeContent =
            switch mark.content {
            case .group: .group
            case .shape(let shape): .shape(ShapeContent(shape))
            case .text(let lines): .text(TextContent(lines: lines.map(TextLine.init)))
            case .image(let image, let tint):
                provide(image).map { .image(ImageContent(asset: $0, tint: tint.map(RGBA.init))) } ?? .group
            }
        var node = Node(
            id: id, frame: TreeRect(mark.frame), content: content, style: NodeStyle(mark.style, mark.frame.size),
            children: children)
        if case .image = content { node.accessibility.hidden = true }
        store.put(node)
        return id
    }

    private func nextMark(of key: ObjectIdentifier) -> NodeID {
        guard var entry = entries[key] else { return NodeStore.makeID() }
        if entry.usedMarks == entry.marks.count { entry.marks.append(NodeStore.makeID()) }
        let id = entry.marks[entry.usedMarks]
        entry.usedMarks += 1
        entries[key] = entry
        return id
    }

    private func removeUnusedMarks(of key: ObjectIdentifier) {
        guard let entry = entries[key] else { return }
        for id in entry.marks[entry.usedMarks...] { forget(id) }
    }

    private func forget(_ id: NodeID) {
        store.remove(id)
        listen(id, false)
        viewsByNode[id] = nil
    }

    /// Takes back the nodes of views that were not put in this pass.
    func end() {
        for (key, entry) in entries where !seen.contains(key) {
            for id in entry.marks + [entry.id] { forget(id) }
            entries[key] = nil
        }
    }

    func removeAll() {
        begin()
        end()
    }

    // MARK: Input

    func handle(_ event: InputEvent) {
        guard let key = viewsByNode[event.node], let view = entries[key]?.view, let input = ViewInput(event) else {
            return
        }
        view.send(input)
    }
}
