import RenderTree

/// The colours of a list.
struct ListLooks: Equatable {
    static func == (left: ListLooks, right: ListLooks) -> Bool {
        left.style == right.style && left.environment.stamp === right.environment.stamp
    }

    let style: ListLook
    let environment: EnvironmentValues
    var highlight: RGBA
    var background: RGBA?
    var card: RGBA
    var separator: RGBA
    var handle: RGBA
    var delete: RGBA

    init(_ environment: EnvironmentValues) {
        style = environment.listLook
        self.environment = environment
        let isDark = environment.colorScheme == .dark
        highlight = (isDark ? Color(white: 0.23) : Color(white: 0.82)).resolved(in: environment)
        let hasGround = style.hasGround && environment.scrollContentBackground != .hidden
        background = hasGround ? Color(.system(.groupedBackground)).resolved(in: environment) : nil
        let solid = isDark ? Color(white: 0.11) : Color.white
        card = (style.hasGround ? solid : Color.card).resolved(in: environment)
        separator = Color.separator.resolved(in: environment)
        handle = Color(.system(.tertiaryLabel)).resolved(in: environment)
        delete = Color.red.resolved(in: environment)
    }
}

/// A column of rows on cards, in a scroll area. All rows, cards and headers are siblings in the tree.
final class ListNode: ContainerNode, ScrollingNode {
    static let rowHeightMin: CGFloat = 44
    static let cornerRadius: CGFloat = 12
    /// Around a header or footer, and between cards.
    static let sectionSpacing: CGFloat = 20

    var looks: ListLooks? { didSet { if looks != oldValue { markDirty() } } }
    private var rows: [RowNode] = []
    private var cards: [NodeID] = []
    private(set) lazy var scroller = Scroller(self, makeID())
    private lazy var groundID = makeID()
    var selection: ListSelection? { didSet { markDirty() } }
    var isEditing: Bool? { didSet { if isEditing != oldValue { markDirty() } } }
    var margins = ContentMargins() { didSet { if margins != oldValue { markDirty() } } }
    var sectionSpacing: CGFloat? { didSet { if sectionSpacing != oldValue { markDirty() } } }

    private var style: ListLook { looks?.style ?? .automatic }

    private var wasMeasuredByRows = false

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

    override func didRemove() { for row in rows { row.remove() } }

    /// A list takes all that it is proposed.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        wasMeasuredByRows = true
        let width = proposal.width ?? rows.map { $0.size(for: .unspecified).width }.max() ?? 0
        let rowProposal = ProposedViewSize(width: width, height: nil)
        return CGSize(width: width, height: proposal.height ?? rows.reduce(0) { $0 + $1.size(for: rowProposal).height })
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }

    override func render() -> [NodeID] {
        let insets = margins.insets(or: style.margin, vertical: style.hasGround ? 16 : 0)
        let width = max(0, size.width - insets.leading - insets.trailing)
        var y = insets.top
        var drawn: [NodeID] = []
        var cardCount = 0
        for (index, run) in runs.enumerated() {
            if index > 0 { y += spacing(after: runs[index - 1], before: run) }
            let top = y
            for (place, row) in run.rows.enumerated() {
                row.isCardRow = run.isCard
                row.hasSeparator = run.isCard && (place + 1 < run.rows.count || !style.hasCards)
                row.looks = looks
                row.isEditing = isEditing
                apply(selection, to: row)
                let proposal = ProposedViewSize(width: width, height: nil)
                self.place(row, at: CGPoint(x: insets.leading, y: y), proposal)
                y += row.size.height
            }
            if run.isCard, style.hasCards {
                let left = isMirrored ? insets.trailing : insets.leading
                drawn.append(putCard(cardCount, CGRect(x: left, y: top, width: width, height: y - top)))
                cardCount += 1
            }
            drawn += run.rows.flatMap(\.emitted)
        }
        for unused in cards.dropFirst(cardCount) { graph.store.remove(unused) }
        let height = y + insets.bottom
        let scroll = scroller.put(
            .vertical, contentSize: CGSize(width: size.width, height: height), hidesIndicators: false, drawn)
        return putGround() + [scroll]
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

    private func putGround() -> [NodeID] {
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

    /// Neighbouring rows of one section, or one header or footer.
    private struct Run {
        var rows: [RowNode]
        var part: SectionTrait.Part
        var isCard: Bool { part == .row }
    }

    private var runs: [Run] {
        var runs: [Run] = []
        for row in rows {
            let trait = row.traits.section
            let part = trait?.part ?? .row
            if let last = runs.last, part == .row, last.part == .row,
                last.rows.first?.traits.section?.key == trait?.key
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
        return style.hasCards ? sectionSpacing ?? Self.sectionSpacing : 0
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
