import RenderTree

/// The views of a loop: all of them, or inside of a lazy container those that it has asked for.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: SwiftUI.View>:
    ViewElement<ForEach<Data, ID, Content>>
{
    struct Cell {
        var offset: Int
        let id: ID
        /// nil where an element before has the same id.
        let element: ViewElement<Content>?
    }
    /// In the order of the data.
    var cells: [Cell] = []
    private(set) var count = 0
    /// Places in the data, where some of its elements have the id of another one; nil where all have ids of their own.
    var unique: [Int]?
    private(set) lazy var isLazy = standsInLazyContainer
    var gaps: [GapNode] = []
    var estimate = LazyEstimate()

    private let actions = RowActions()
    /// Updates in a row after which none of the ids was known before; pages that a person turns are fewer.
    private let strangerCountMax = 10
    private var strangerCount = 0

    override var passesNodesOn: Bool { true }
    override func mount() { reconcile(isFirst: true) }
    override func update(from old: View) { reconcile() }
    override func evaluate() { updating { reconcile() } }

    func reconcile(isFirst: Bool = false) {
        // Before the children are updated: what their own bodies read is not read by this one.
        let items = tracking {
            let (data, oldCount) = (shown, count)
            unique = unique.map { _ in firsts(of: data) }
            count = unique?.count ?? data.count
            return offsets(in: data, isFirst, oldCount).map { offset in
                let item = item(offset, of: data)
                return (offset: offset, id: view.id(item), content: view.content(item))
            }
        }
        checkIdentity(items.map(\.id))
        var known = Dictionary(cells.map { ($0.id, $0.element) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<ID> = []
        cells = items.map { offset, id, content in
            guard seen.insert(id).inserted else { return duplicate(id, at: offset) }
            guard let element = known.removeValue(forKey: id) ?? nil else {
                return Cell(offset: offset, id: id, element: makeChild(content))
            }
            element.update(content, environment: environment)
            return Cell(offset: offset, id: id, element: element)
        }
        for element in known.values { element?.unmount() }
        collectNodes()
        if hasPreferences { preferencesChanged(nil) }
    }

    func duplicate(_ id: ID, at offset: Int) -> Cell {
        graph.report("duplicate_id", "The id \(id) stands for more than one element; the first is shown.", name)
        return Cell(offset: offset, id: id, element: nil)
    }

    /// No more than could ever be seen: the views of millions of elements would never be done.
    var shown: Data.SubSequence {
        let most = isLazy ? LazyLimits.cellCountMax : TreeLimits.nodeCountMax
        guard view.data.count > most else { return view.data[...] }
        graph.report(
            "too_many_views", "A loop makes \(view.data.count) views; the first \(most) are shown.", viewName)
        return view.data.prefix(most)
    }

    /// Ids that are made anew each time throw all state away, and all work.
    private func checkIdentity(_ ids: [ID]) {
        guard !cells.isEmpty, count > 0 else { return }
        let before = Set(cells.map(\.id))
        strangerCount = ids.contains(where: before.contains) ? 0 : strangerCount + 1
        guard strangerCount == strangerCountMax else { return }
        graph.report(
            "unstable_ids",
            "In \(strangerCountMax) updates in a row no element of a loop has kept its id: all state inside is lost.",
            viewName)
    }

    override func collectNodes() {
        setNodes(isLazy ? nodesAndGaps : cells.flatMap { $0.element?.nodes ?? [] })
        if environment.readsElementIDs { tellElementIDs() }
        actions.editing = view.editing
        for cell in cells {
            let trait = view.editing.isEmpty ? nil : rowTrait(cell.offset)
            for node in cell.element?.nodes ?? [] where node.ownTraits.row != trait { node.ownTraits.row = trait }
        }
    }

    private func rowTrait(_ offset: Int) -> RowTrait {
        RowTrait(
            actions: actions, canDelete: view.editing.delete != nil, canMove: view.editing.move != nil,
            index: unique?[offset] ?? offset,
            count: count)
    }

    private func tellElementIDs() {
        for cell in cells {
            let id = AnyHashable(cell.id)
            for node in cell.element?.nodes ?? [] where node.ownTraits.elementID != id { node.ownTraits.elementID = id }
        }
    }

    override var childElements: [Element] { cells.compactMap(\.element) }
    override func didUnmount() { for gap in gaps { gap.remove() } }
}
