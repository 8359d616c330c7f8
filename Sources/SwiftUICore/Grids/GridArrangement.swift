/// The layout algorithm of a grid: columns first, then rows.
///
/// Source: Apple, Grid ("Each column in the grid is as wide as its widest cell. Each row is as tall as its tallest"), and
/// gridCellUnsizedAxes(_:); what flexible cells get is divided as stacks divide it.
@MainActor struct GridArrangement {
    private let children: [LayoutNode]
    private let alignment: Alignment
    private let gap: CGSize
    private var rows: [Row] = []
    private var columnCount = 1
    private var columnAlignments: [Int: HorizontalAlignment] = [:]

    private struct Row {
        var alignment: VerticalAlignment?
        var cells: [Cell]
    }

    private struct Cell {
        var node: LayoutNode
        var index: Int
        var columns: Range<Int>
        var traits: GridCell
        /// Whether the cell is a view outside of any `GridRow`, which fills a row of its own.
        var isWhole = false

        func width(_ widths: [CGFloat], _ gap: CGSize) -> CGFloat {
            widths[columns].reduce(0, +) + gap.width * CGFloat(columns.count - 1)
        }
    }

    init(_ children: [LayoutNode], _ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        self.children = children
        self.alignment = alignment
        gap = CGSize(
            width: horizontalSpacing?.finiteLength ?? StackNode.defaultSpacing,
            height: verticalSpacing?.finiteLength ?? StackNode.defaultSpacing)
        collectRows()
    }

    private mutating func collectRows() {
        var last: GridRowKey?
        for (index, node) in children.enumerated() {
            let traits = node.traits.values[GridCellKey.self]
            let start = traits.row != nil && traits.row == last ? rows.last?.cells.last?.columns.upperBound ?? 0 : 0
            let cell = Cell(
                node: node, index: index, columns: start..<start + traits.columns, traits: traits,
                isWhole: traits.row == nil)
            if start > 0 {
                rows[rows.count - 1].cells.append(cell)
            } else {
                rows.append(Row(alignment: traits.rowAlignment, cells: [cell]))
            }
            if !cell.isWhole { columnCount = max(columnCount, cell.columns.upperBound) }
            if let guide = traits.columnAlignment { columnAlignments[start] = guide }
            last = traits.row
        }
        for row in rows.indices {
            for cell in rows[row].cells.indices where rows[row].cells[cell].isWhole {
                rows[row].cells[cell].columns = 0..<columnCount
            }
        }
    }

    // MARK: Arranging

    func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        guard !rows.isEmpty else { return Arrangement() }
        let widths = columnWidths(proposal.width)
        let lefts = starts(widths, gap.width)
        let heights = rowHeights(proposal.height, widths)
        var result = Arrangement()
        result.places = children.map { _ in .init(origin: .zero, proposal: .unspecified) }
        result.size.width = widths.reduce(0, +) + gap.width * CGFloat(widths.count - 1)
        var y: CGFloat = 0
        for (row, share) in zip(rows, heights) {
            let line = line(of: row, share, widths)
            for cell in row.cells {
                let (proposal, box) = (line.proposal(cell), CGSize(width: cell.width(widths, gap), height: line.height))
                var origin = origin(of: cell, in: box, proposal)
                if cell.traits.anchor == nil { origin.y = line.ascent - line.guide(cell) }
                origin.x += lefts[cell.columns.lowerBound]
                origin.y += y
                result.places[cell.index] = .init(origin: origin, proposal: proposal)
            }
            y += line.height + gap.height
        }
        result.size.height = max(0, y - gap.height)
        return result
    }

    private func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.map { length in
            defer { position += length + gap }
            return position
        }
    }

    private func origin(of cell: Cell, in box: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        if let anchor = cell.traits.anchor {
            let size = cell.node.size(for: proposal)
            return CGPoint(x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
        }
        let guide = columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
        return cell.node.origin(in: box, Alignment(horizontal: guide, vertical: .center), proposal)
    }

    // MARK: Columns

    private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
        let sized = rows.flatMap(\.cells).filter { !$0.traits.unsized.contains(.horizontal) }
        let columns = (0..<columnCount).map { column in
            sized.filter { !$0.isWhole && $0.columns == column..<column + 1 }
        }
        func chosen(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
            columns[column].map { $0.node.size(for: ProposedViewSize(width: proposed, height: nil)).width }.max() ?? 0
        }
        let spacing = gap.width * CGFloat(columnCount - 1)
        var widths = Self.divide(width.map { $0 - spacing }, among: columnCount, chosen)
        for cell in sized where cell.isWhole || cell.columns.count > 1 {
            let room = cell.width(widths, gap)
            let offered = cell.isWhole ? width : room
            let missing = cell.node.size(for: ProposedViewSize(width: offered, height: nil)).width - room
            guard missing > 0, missing.isFinite else { continue }
            for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
        }
        return widths
    }

    /// Divides a length among columns or rows, the least flexible first: each chooses its length within an equal share
    /// of the rest.
    private static func divide(
        _ length: CGFloat?, among count: Int, _ chosen: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length, length.isFinite else { return (0..<count).map { chosen($0, length) } }
        let flexibility: [CGFloat] = (0..<count).map { chosen($0, .infinity) - chosen($0, 0) }
        let order: [Int] = (0..<count).sorted { first, second in
            let (one, other): (CGFloat, CGFloat) = (flexibility[first], flexibility[second])
            return one == other ? first < second : one < other
        }
        var result = Array(repeating: CGFloat.zero, count: count)
        var remaining = length
        for (served, index) in order.enumerated() {
            result[index] = chosen(index, max(0, remaining / CGFloat(count - served)))
            remaining -= result[index]
        }
        return result
    }

    // MARK: Rows

    private func rowHeights(_ height: CGFloat?, _ widths: [CGFloat]) -> [CGFloat?] {
        guard let height, height.isFinite else { return rows.map { _ in nil } }
        let spacing = gap.height * CGFloat(rows.count - 1)
        return Self.divide(height - spacing, among: rows.count) { line(of: rows[$0], $1, widths).height }
    }

    /// The layout of a row's cells: its height and the proposal and alignment guide of each cell.
    private struct Line {
        var height: CGFloat
        var ascent: CGFloat
        var proposals: [Int: ProposedViewSize]
        var guides: [Int: CGFloat]

        func proposal(_ cell: Cell) -> ProposedViewSize { proposals[cell.index] ?? .unspecified }
        func guide(_ cell: Cell) -> CGFloat { guides[cell.index] ?? 0 }
    }

    private func line(of row: Row, _ share: CGFloat?, _ widths: [CGFloat]) -> Line {
        var line = Line(height: 0, ascent: 0, proposals: [:], guides: [:])
        var descent: CGFloat = 0
        let key = (row.alignment ?? alignment.vertical).key
        func add(_ cell: Cell, _ height: CGFloat?, isSized: Bool) {
            let proposal = ProposedViewSize(width: cell.width(widths, gap), height: height)
            let size = cell.node.size(for: proposal)
            let guide = cell.node.position(of: key, in: proposal, size)
            (line.proposals[cell.index], line.guides[cell.index]) = (proposal, guide)
            guard isSized else { return }
            line.ascent = max(line.ascent, guide)
            descent = max(descent, size.height - guide)
        }
        for cell in row.cells where !cell.traits.unsized.contains(.vertical) { add(cell, share, isSized: true) }
        line.height = line.ascent + descent
        for cell in row.cells where cell.traits.unsized.contains(.vertical) { add(cell, line.height, isSized: false) }
        return line
    }
}
