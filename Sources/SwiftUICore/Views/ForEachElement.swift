import RenderTree

/// Element of a `ForEach`: holds all of its views, or inside of a lazy container those that were requested.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: SwiftUICore.View>:
    ViewElement<ForEach<Data, ID, Content>>
{
    struct Cell {
        var offset: Int
        let id: ID
        /// nil if an earlier element has the same id.
        let element: ViewElement<Content>?
    }
    /// Cells in the order of the data.
    var cells: [Cell] = []
    private(set) var count = 0
    /// Offsets in the data of the first element with each id, once duplicates were found; nil while all ids are
    /// unique.
    var unique: [Int]?
    private(set) lazy var isLazy = standsInLazyContainer
    var gaps: [LazyPlaceholderNode] = []
    var estimate = LazyEstimate()

    private let actions = RowActions()
    /// Number of consecutive updates without a single retained id after which unstable ids are reported; more than
    /// the pages a person turns in a row.
    private let strangerCountMax = 10
    private var strangerCount = 0

    override var forwardsChildNodes: Bool { true }
    override var childNumbers: [Int]? { cells.compactMap { cell in cell.element.map { _ in cell.offset } } }
    override func mount() { reconcile(isFirst: true) }
    override func update(from old: View) { reconcile() }
    override func evaluate() { updating { reconcile() } }

    func reconcile(isFirst: Bool = false) {
        // Done before the children are updated, so that what their bodies read is not tracked as a dependency of this
        // element.
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

    /// Elements of the data, limited to what could ever be displayed: millions of views would never finish.
    var shown: Data.SubSequence {
        let most = isLazy ? LazyLimits.cellCountMax : TreeLimits.nodeCountMax
        guard view.data.count > most else { return view.data[...] }
        graph.report(
            "too_many_views", "A loop makes \(view.data.count) views; the first \(most) are shown.", viewName)
        return view.data.prefix(most)
    }

    /// Reports ids that change with every update: they discard all state and repeat all work.
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
