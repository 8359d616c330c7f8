import RenderTree

final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: SwiftUI.View>:
    ViewElement<ForEach<Data, ID, Content>>
{
    private var children: [(id: ID, element: ViewElement<Content>)] = []

    private let actions = RowActions()
    /// Updates in a row after which none of the ids was known before; pages that a person turns are fewer.
    private let strangerCountMax = 10
    private var strangerCount = 0

    override func mount() { reconcile() }
    override func update(from old: View) { reconcile() }

    override func evaluate() { reconcile() }

    private func reconcile() {
        // Before the children are updated: what their own bodies read is not read by this one.
        let items = tracking { shown.map { (id: view.id($0), content: view.content($0)) } }
        checkIdentity(items.map(\.id))
        var known = Dictionary(children.map { ($0.id, $0.element) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<ID> = []
        var next: [(id: ID, element: ViewElement<Content>)] = []
        for (id, content) in items {
            guard seen.insert(id).inserted else {
                graph.report("duplicate_id", "The id \(id) stands for more than one element; the first is shown.", name)
                continue
            }
            if let element = known.removeValue(forKey: id) {
                element.update(content, environment: environment)
                next.append((id, element))
            } else {
                next.append((id, makeChild(content)))
            }
        }
        for element in known.values { element.unmount() }
        children = next
        collectNodes()
        if hasPreferences { preferencesChanged(nil) }
    }

    /// No more than could ever be seen: the views of millions of elements would never be done.
    private var shown: Data.SubSequence {
        guard view.data.count > TreeLimits.nodeCountMax else { return view.data[...] }
        graph.report(
            "too_many_views",
            "A loop makes \(view.data.count) views; the first \(TreeLimits.nodeCountMax) are shown.", viewName)
        return view.data.prefix(TreeLimits.nodeCountMax)
    }

    /// Ids that are made anew each time throw all state away, and all work.
    private func checkIdentity(_ ids: [ID]) {
        guard !children.isEmpty, !ids.isEmpty else { return }
        let before = Set(children.map(\.id))
        strangerCount = ids.contains(where: before.contains) ? 0 : strangerCount + 1
        guard strangerCount == strangerCountMax else { return }
        graph.report(
            "unstable_ids",
            "In \(strangerCountMax) updates in a row no element of a loop has kept its id: all state inside is lost.",
            viewName)
    }

    override func collectNodes() {
        setNodes(children.flatMap(\.element.nodes))
        if environment.readsElementIDs { tellElementIDs() }
        actions.editing = view.editing
        guard !view.editing.isEmpty else {
            for node in nodes where node.traits.row != nil { node.ownTraits.row = nil }
            return
        }
        for (index, child) in children.enumerated() {
            for node in child.element.nodes {
                let trait = RowTrait(
                    actions: actions, canDelete: view.editing.delete != nil, canMove: view.editing.move != nil,
                    index: index, count: children.count)
                if node.ownTraits.row != trait { node.ownTraits.row = trait }
            }
        }
    }

    private func tellElementIDs() {
        for child in children {
            let id = AnyHashable(child.id)
            for node in child.element.nodes where node.ownTraits.elementID != id { node.ownTraits.elementID = id }
        }
    }

    override var childElements: [Element] { children.map(\.element) }
}
