import RenderTree
@_spi(Engine) import SwiftUICore

/// Scrolling column of rows on cards. All rows, cards and headers are siblings in the tree.
final class ListNode: ContainerNode, ScrollingNode, LazyContainer, GeometryObserver {
    nonisolated static let rowHeightMin: CGFloat = 44
    /// Points between two cards.
    static let sectionSpacing: CGFloat = 35
    /// Points before a header and after a footer, which have insets of their own.
    static let captionSpacing: CGFloat = 24

    var looks: ListLooks? { didSet { if looks != oldValue { markDirty() } } }
    private var rows: [RowNode] = []
    private var cards: [NodeID] = []
    private(set) lazy var scroller = ScrollController(self, makeID())
    private lazy var groundID = makeID()
    private weak var page: PageGroundNode?
    var selection: ListSelection? { didSet { markDirty() } }
    var isEditing: Bool? { didSet { if isEditing != oldValue { markDirty() } } }
    var margins = ContentMargins() { didSet { if margins != oldValue { markDirty() } } }
    var sectionSpacing: CGFloat? { didSet { if sectionSpacing != oldValue { markDirty() } } }

    /// Points between the rows of a section.
    var rowSpacing: CGFloat = 0 { didSet { if rowSpacing != oldValue { markDirty() } } }

    private var style: ListLook { looks?.style ?? .automatic }

    private var wasMeasuredByRows = false

    private(set) lazy var cells = LazyCells(self)
    var lazyAxis: Axis { .vertical }
    var cellScroller: ScrollController? { scroller }
    func scrolls(along axis: Axis) -> Bool { axis == .vertical }

    /// Range of the content visible through the list's own window, as far as that is itself visible.
    var visibleRange: ClosedRange<CGFloat>? {
        let around = visibleRange(.vertical)
        let start = max(-scroller.lead, around?.lowerBound ?? -scroller.lead)
        let end = max(start, min(size.height, around?.upperBound ?? size.height))
        return start + scroller.offset.y...end + scroller.offset.y
    }

    override var dependsOnContent: Bool { wasMeasuredByRows }
    override var below: [LayoutNode] { rows }
    override var scrollOffset: CGPoint { scroller.offset }
    override var childSpace: CGPoint? { .zero }

    override func transitioning(_ children: [LayoutNode]) -> [LayoutNode] { rows }

    override func childrenChanged() {
        var known = Dictionary(rows.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { first, _ in first })
        rows = children.map { content in
            let row = known.removeValue(forKey: ObjectIdentifier(content)) ?? RowNode(content)
            content.parent = row
            row.parent = self
            return row
        }
        for row in known.values { row.remove() }
    }

    override func didRemove() {
        for row in rows { row.remove() }
        graph.geometry.remove(cells)
        graph.geometry.remove(self)
        page?.setGround(nil, of: self)
        scroller.dropHeader()
    }

    /// Returns the whole proposal; an unspecified length is that of the rows.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        wasMeasuredByRows = true
        let made = rows.filter { $0.gap == nil }
        let width = proposal.width ?? made.map { $0.size(for: .unspecified).width }.max() ?? 0
        let rowProposal = ProposedViewSize(width: width, height: nil)
        return CGSize(width: width, height: proposal.height ?? rows.reduce(0) { $0 + length(of: $1, rowProposal) })
    }

    private func length(of row: RowNode, _ proposal: ProposedViewSize) -> CGFloat {
        row.gap?.length(spacing: 0) ?? row.size(for: proposal).height
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }

    override func render() -> [NodeID] {
        scroller.updateHeader(isWanted: true)
        let insets = margins.insets(or: style.margin, vertical: style.hasGround ? 16 : 0)
        let width = max(0, size.width - insets.leading - insets.trailing)
        let runs = layOutRuns(from: insets.top, ProposedViewSize(width: width, height: nil))
        placeRows(runs.flatMap(\.spans), insets.leading, width)
        let drawn = draw(runs, CGRect(x: isMirrored ? insets.trailing : insets.leading, y: 0, width: width, height: 0))
        let height = (runs.last?.spans.last?.end ?? insets.top) + insets.bottom
        let scroll = scroller.put(
            .vertical, contentSize: CGSize(width: size.width, height: height), hidesIndicators: false, drawn)
        return putGround() + [scroll]
    }

    private func placeRows(_ spans: [CellSpan], _ leading: CGFloat, _ width: CGFloat) {
        let pinning = Pinning(axis: .vertical, pins: style.pinsHeaders ? .sectionHeaders : [])
        let chosen = cells.choose(LazyCell.all(rows, spans, pinning.lay(rows, spans)), spacing: 0)
        for index in rows.indices where chosen[index] {
            let row = rows[index]
            row.looks = looks
            apply(selection, to: row)
            place(row, at: CGPoint(x: leading, y: spans[index].start), ProposedViewSize(width: width, height: nil))
        }
        guard cells.estimate(rows, spans.map(\.length), spacing: 0) else { return }
        if wasMeasuredByRows { sizeChanged() } else { markDirty() }
    }

    /// Returns the tree nodes in drawing order: rows over their cards, pinned headers over both.
    private func draw(_ runs: [Run], _ column: CGRect) -> [NodeID] {
        var (drawn, pinned): ([NodeID], [NodeID]) = ([], [])
        var cardCount = 0
        for run in runs {
            if run.isCard, style.hasCards, let rect = cardRect(of: run, column) {
                drawn.append(putCard(cardCount, rect))
                cardCount += 1
            }
            for row in run.rows { if row.track == nil { drawn += row.renderedIDs } else { pinned += row.renderedIDs } }
        }
        for unused in cards.dropFirst(cardCount) { graph.store.remove(unused) }
        return drawn + pinned
    }

    /// Returns the part of a card near the window; nil where there is none, or no row of it is made.
    private func cardRect(of run: Run, _ column: CGRect) -> CGRect? {
        guard let first = run.spans.first, let last = run.spans.last, run.rows.contains(where: { $0.gap == nil })
        else { return nil }
        let (near, corner) = (cells.filled ?? first.start...max(first.start, last.end), style.radius)
        let (top, bottom) = (max(first.start, near.lowerBound - corner), min(last.end, near.upperBound + corner))
        guard bottom > top || last.end == first.start else { return nil }
        return CGRect(x: column.minX, y: top, width: column.width, height: max(0, bottom - top))
    }

    private func apply(_ selection: ListSelection?, to row: RowNode) {
        let traits = row.traits
        let isChoosable = row.isCardRow && traits.list.isSelectionDisabled != true
        guard let selection, isChoosable, let value = selection.value(traits) else {
            row.choose = nil
            row.isSelected = false
            return
        }
        if row.choose == nil { row.markDirty() }
        row.choose = { selection.choose(value) }
        row.isSelected = selection.contains(value)
    }

    /// Extends the background under the bars of the page whose whole content this list is.
    func layoutDidSettle() {
        scroller.checkHeader(isWanted: true)
        let enclosing = enclosingPageGround
        if enclosing !== page { page?.setGround(nil, of: self) }
        page = enclosing
        enclosing?.setGround(looks?.background, of: self)
    }

    private func putGround() -> [NodeID] {
        graph.geometry.add(self)
        guard let color = looks?.background else {
            graph.store.remove(groundID)
            return []
        }
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(id: groundID, frame: treeFrame, content: .shape(ShapeContent(path: path, fill: .color(color)))))
        return [groundID]
    }

    override func handle(_ event: InputEvent) { scroller.handle(event) }

    /// Neighbouring rows of one section, or a single header or footer, with the extent of each.
    private struct Run {
        var rows: [RowNode]
        var part: SectionTrait.Part
        var spans: [CellSpan] = []
        var isCard: Bool { part == .row }
        @MainActor var section: SectionKey? { rows.first?.traits.section?.key }
    }

    private func layOutRuns(from top: CGFloat, _ proposal: ProposedViewSize) -> [Run] {
        var (runs, y) = (runs, top)
        for index in runs.indices {
            if index > 0 { y += spacing(after: runs[index - 1], before: runs[index]) }
            for (place, row) in runs[index].rows.enumerated() {
                row.isCardRow = runs[index].isCard
                row.corners = corners(of: place, in: runs[index])
                row.separator = separator(below: place, in: runs[index])
                row.upperSeparator = place == 0 ? separator(above: runs[index]) : nil
                row.isEditing = isEditing
                if place > 0 { y += rowSpacing }
                let length = length(of: row, proposal)
                runs[index].spans.append(CellSpan(start: y, length: length))
                y += length
            }
        }
        return runs
    }

    private func corners(of place: Int, in run: Run) -> RowCorners? {
        let (isFirst, isLast) = (place == 0, place + 1 == run.rows.count)
        guard run.isCard, style.hasCards, isFirst || isLast else { return nil }
        return RowCorners(radius: style.radius, isFirst: isFirst, isLast: isLast)
    }

    private func separator(below place: Int, in run: Run) -> RowSeparator? {
        let isLast = place + 1 == run.rows.count
        guard run.isCard else { return nil }
        return RowSeparator(
            below: run.rows[place].traits.list, above: isLast ? nil : run.rows[place + 1].traits.list,
            hasCards: style.hasCards)
    }

    private func separator(above run: Run) -> RowSeparator? {
        guard run.isCard, let first = run.rows.first else { return nil }
        return RowSeparator(aboveFirst: first.traits.list, hasCards: style.hasCards)
    }

    private var runs: [Run] {
        var runs: [Run] = []
        for row in rows {
            let trait = row.traits.section
            let part = trait?.part ?? .row
            if let last = runs.last, part == .row, last.part == .row, last.section == trait?.key,
                !style.hasCards || rowSpacing == 0
            {
                runs[runs.count - 1].rows.append(row)
            } else {
                runs.append(Run(rows: [row], part: part))
            }
        }
        return runs
    }

    private func spacing(after: Run, before: Run) -> CGFloat {
        if after.part == .header || before.part == .footer { return 0 }
        if after.isCard, before.isCard, after.section == before.section { return rowSpacing }
        guard style.hasCards else { return 0 }
        return sectionSpacing ?? (after.isCard && before.isCard ? Self.sectionSpacing : Self.captionSpacing)
    }

    private func putCard(_ index: Int, _ rect: CGRect) -> NodeID {
        while cards.count <= index { cards.append(makeID()) }
        let path = Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: style.radius)
        graph.store.put(
            Node(
                id: cards[index], frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                content: .shape(ShapeContent(path: path.data, fill: looks.map { .color($0.card) }))))
        return cards[index]
    }
}
