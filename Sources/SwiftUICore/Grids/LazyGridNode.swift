/// The layout node of a lazy grid: lines of cells along the axis, and across it the tracks computed from the items.
final class LazyGridNode: LazyContainerNode {
    private var tracks: [GridItem] = []
    private var trackCount = 1

    func set(
        _ axis: Axis, _ tracks: [GridItem], _ spacing: CGFloat?, _ alignment: Alignment, _ pins: PinnedScrollableViews
    ) {
        if tracks.contains(where: { !$0.isValid }) {
            report("bad_grid_item", "A grid item's length was infinite or not a number; 0 is used.")
        }
        let isSame =
            axis == self.axis && spacing == self.spacing && alignment == self.alignment && pins == self.pins
            && isKnownEqual(tracks, self.tracks)
        guard !isSame else { return }
        (self.axis, self.tracks, self.spacing, self.alignment, self.pins) = (axis, tracks, spacing, alignment, pins)
        sizeChanged()
    }

    override var cellsPerLine: Int { trackCount }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let tracks = GridTrack.tracks(of: tracks, in: proposal[axis.other])
        trackCount = max(1, tracks.count)
        var lines = GridLines(axis: axis, tracks: tracks, spacing: gapSpacing, alignment: alignment, items.count)
        for (index, item) in items.enumerated() where !tracks.isEmpty {
            let section = item.traits.section
            if let gap = item.gap {
                lines.add(gap, index, section?.key)
            } else if let section, section.part != .row {
                lines.addWhole(item, index)
            } else {
                lines.add(item, index, section?.key)
            }
        }
        return lines.finish()
    }
}

/// The algorithm that fills the lines of a lazy grid in order.
@MainActor private struct GridLines {
    let axis: Axis
    let tracks: [GridTrack]
    let spacing: CGFloat
    let alignment: Alignment
    private var result = Arrangement()
    private var position: CGFloat = 0
    /// The cells of the current line, each with its track, and how many tracks are occupied, including by cells that
    /// are not made.
    private var line: [(index: Int, item: LayoutNode, track: GridTrack)] = []
    private var taken = 0
    /// Estimated length of those cells of the current line that are not made; nil if all are made.
    private var missingLength: CGFloat?
    private var section: SectionKey?
    private var hasLines = false

    init(axis: Axis, tracks: [GridTrack], spacing: CGFloat, alignment: Alignment, _ count: Int) {
        (self.axis, self.tracks, self.spacing, self.alignment) = (axis, tracks, spacing, alignment)
        result.places = Array(repeating: .init(origin: .zero, proposal: .unspecified), count: count)
        result.spans = Array(repeating: CellSpan(start: 0, length: 0), count: count)
        result.shares = Array(repeating: 0, count: count)
    }

    private var width: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    mutating func add(_ item: LayoutNode, _ index: Int, _ key: SectionKey?) {
        if taken == tracks.count || key != section { close() }
        section = key
        line.append((index, item, tracks[taken]))
        taken += 1
    }

    /// Adds a header or footer, which has a line of its own.
    mutating func addWhole(_ item: LayoutNode, _ index: Int) {
        close()
        line.append((index, item, GridTrack(start: 0, length: width, alignment: alignment)))
        taken = tracks.count
    }

    mutating func add(_ gap: LazyPlaceholderNode, _ index: Int, _ key: SectionKey?) {
        if taken == tracks.count || key != section { close() }
        section = key
        let estimate = gap.loop?.estimate
        let share = estimate?.length
        guard estimate?.isCompound != true else { return addLines(gap.range.count, share ?? 0, index) }
        let length = share.map { ($0 + spacing) * CGFloat(tracks.count) - spacing } ?? LazyLimits.lengthGuess
        let here = taken == 0 ? 0 : min(gap.range.count, tracks.count - taken)
        if here > 0 { missingLength = length }
        taken += here
        let rest = gap.range.count - here
        result.spans[index] = CellSpan(start: position, length: length)
        guard rest > 0 else { return }
        addLines(rest / tracks.count, length, index)
        taken = rest % tracks.count
        if taken > 0 { missingLength = length }
    }

    /// Adds lines none of whose cells is made.
    private mutating func addLines(_ count: Int, _ length: CGFloat, _ index: Int) {
        close()
        let start = position + (hasLines ? spacing : 0)
        let all = CGFloat(count) * (length + spacing) - spacing
        // The span includes the next line, which may begin with cells of the gap.
        result.spans[index] = CellSpan(start: start, length: max(0, all + spacing + length))
        result.shares[index] = max(0, all)
        guard count > 0 else { return }
        position = start + all
        hasLines = true
    }

    /// Places the cells of the current line in their tracks, and starts the next one.
    private mutating func close() {
        defer { (line, taken, missingLength) = ([], 0, nil) }
        guard !line.isEmpty || missingLength != nil else { return }
        if hasLines { position += spacing }
        hasLines = true
        let proposals = line.map { proposal(across: $0.track.length) }
        let known = zip(line, proposals).map { $0.item.size(for: $1)[axis] }.max() ?? 0
        let length = max(known, missingLength ?? 0)
        let count = missingLength == nil ? line.count : tracks.count
        for (cell, proposal) in zip(line, proposals) {
            var box = CGSize.zero
            box[axis] = length
            box[axis.other] = cell.track.length
            var origin = cell.item.origin(in: box, cell.track.alignment, proposal)
            origin[axis] += position
            origin[axis.other] += cell.track.start
            result.places[cell.index] = .init(origin: origin, proposal: proposal)
            result.spans[cell.index] = CellSpan(start: position, length: length)
            result.shares[cell.index] = (length + spacing) / CGFloat(count) - spacing
        }
        position += length
    }

    private func proposal(across length: CGFloat) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = length
        return proposal
    }

    mutating func finish() -> Arrangement {
        close()
        result.size[axis.other] = width
        result.size[axis] = position
        return result
    }
}

extension CGFloat {
    /// The length; nil if it is infinite or not a number.
    var finiteLength: CGFloat? { isFinite ? self : nil }
}
