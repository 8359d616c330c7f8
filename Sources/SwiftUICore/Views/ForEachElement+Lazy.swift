// Inside of a lazy container, `ForEach` creates only the elements that it is asked for.
extension ForEachElement: LazyLoop {
    var madeCount: Int { cells.count }
    var cellNodes: [[LayoutNode]] { cells.map { $0.element?.nodes ?? [] } }

    func offset(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        let data = shown
        return (0..<count).first { view.id(item($0, of: data)) == id }
    }

    func open(_ offsets: Range<Int>, keeping keptCount: Int) {
        guard isMounted else { return }
        let data = trackingDuringLayout { shown }
        updating {
            guard make(offsets, of: data) else {
                unique = firsts(of: data)
                return reconcile()
            }
            cells.sort { $0.offset < $1.offset }
            forget(farFrom: offsets, keeping: keptCount)
        }
    }

    /// Creates the elements that are missing. Returns false if an id turns out to be a duplicate: the new views would
    /// have the wrong offsets.
    private func make(_ offsets: Range<Int>, of data: Data.SubSequence) -> Bool {
        let made = Set(cells.map(\.offset))
        var known = Set(cells.map(\.id))
        for offset in offsets.clamped(to: 0..<count) where !made.contains(offset) {
            let (id, content) = trackingDuringLayout {
                let item = item(offset, of: data)
                return (view.id(item), view.content(item))
            }
            guard known.insert(id).inserted else {
                _ = duplicate(id, at: offset)
                return false
            }
            cells.append(Cell(offset: offset, id: id, element: makeChild(content)))
        }
        return true
    }

    func item(_ offset: Int, of data: Data.SubSequence) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: unique?[offset] ?? offset)]
    }

    /// Returns the offsets in the data of the first element with each id.
    func firsts(of data: Data.SubSequence) -> [Int] {
        var seen: Set<ID> = []
        return data.enumerated().filter { seen.insert(view.id($0.element)).inserted }.map(\.offset)
    }

    private func forget(farFrom offsets: Range<Int>, keeping keptCount: Int) {
        func distance(_ cell: Cell) -> Int {
            max(offsets.lowerBound - cell.offset, cell.offset - offsets.upperBound, 0)
        }
        while cells.count > max(keptCount, offsets.count), let first = cells.first, let last = cells.last {
            let far = distance(first) > distance(last) ? cells.removeFirst() : cells.removeLast()
            far.element?.unmount()
        }
    }

    /// Returns the offsets of the elements to create or update now: all, or in a lazy container those that already
    /// existed plus short insertions between neighbours.
    func offsets(in data: Data.SubSequence, _ isFirst: Bool, _ oldCount: Int) -> [Int] {
        guard isLazy else { return Array(0..<count) }
        guard !isFirst else { return [] }
        let kept = retainedOffsets(in: data)
        var offsets: [Int] = []
        var before = (old: -1, new: -1)
        for next in kept + [(old: oldCount, new: count)] {
            let new = before.new + 1..<max(next.new, before.new + 1)
            if next.old == before.old + 1, new.count <= LazyLimits.insertedCellCountMax { offsets += new }
            if next.new < count { offsets.append(next.new) }
            before = next
        }
        return offsets
    }

    /// Returns the old and new offsets of the existing elements, in the new order.
    private func retainedOffsets(in data: Data.SubSequence) -> [(old: Int, new: Int)] {
        if cells.allSatisfy({ $0.offset < count && view.id(item($0.offset, of: data)) == $0.id }) {
            return cells.map { ($0.offset, $0.offset) }
        }
        var olds = Dictionary(cells.map { ($0.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var known: [(old: Int, new: Int)] = []
        for offset in 0..<count where !olds.isEmpty {
            if let old = olds.removeValue(forKey: view.id(item(offset, of: data))) { known.append((old, offset)) }
        }
        return known
    }

    var nodesAndGaps: [LayoutNode] {
        var nodes: [LayoutNode] = []
        var unused = gaps
        gaps = []
        func addGap(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            let gap = unused.isEmpty ? LazyPlaceholderNode(graph, self, range) : unused.removeFirst()
            gap.range = range
            gaps.append(gap)
            nodes.append(gap)
        }
        var next = 0
        for cell in cells {
            addGap(next..<max(next, cell.offset))
            nodes += cell.element?.nodes ?? []
            next = cell.offset + 1
        }
        addGap(next..<max(next, count))
        return nodes
    }
}
