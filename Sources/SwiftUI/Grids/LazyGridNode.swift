/// Lines of cells that follow one another along an axis; across it, the tracks that came of the items.
final class LazyGridNode: ContainerNode {
    private var axis = Axis.vertical
    private var items: [GridItem] = []
    private var spacing: CGFloat?
    private var alignment = Alignment.center

    func set(_ axis: Axis, _ items: [GridItem], _ spacing: CGFloat?, _ alignment: Alignment) {
        if items.contains(where: { !$0.isValid }) {
            report("bad_grid_item", "A grid item's length was infinite or not a number; 0 is used.")
        }
        guard
            axis != self.axis || spacing != self.spacing || alignment != self.alignment
                || !sameValue(items, self.items)
        else { return }
        (self.axis, self.items, self.spacing, self.alignment) = (axis, items, spacing, alignment)
        sizeChanged()
    }

    override var remembersArrangements: Bool { true }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let tracks = GridTrack.tracks(of: items, in: proposal[axis.other])
        let width = tracks.last.map { $0.start + $0.length } ?? 0
        var result = Arrangement()
        result.size[axis.other] = width
        var position: CGFloat = 0
        for line in lines(of: tracks.count) {
            if !result.places.isEmpty { position += spacing?.finiteLength ?? StackNode.defaultSpacing }
            position += place(line, at: position, tracks, width, &result)
        }
        result.size[axis] = position
        return result
    }

    /// Neighbouring cells, at most one for each track; or one header or footer.
    private struct Line {
        var children: Range<Int>
        var isWhole: Bool
    }

    private func lines(of trackCount: Int) -> [Line] {
        guard trackCount > 0 else { return [] }
        var lines: [Line] = []
        for (index, child) in children.enumerated() {
            let section = child.traits.section
            let isWhole = section.map { $0.part != .row } ?? false
            if let last = lines.last, !isWhole, !last.isWhole, last.children.count < trackCount,
                section?.key == children[last.children.lowerBound].traits.section?.key
            {
                lines[lines.count - 1].children = last.children.lowerBound..<index + 1
            } else {
                lines.append(Line(children: index..<index + 1, isWhole: isWhole))
            }
        }
        return lines
    }

    /// Returns the line's length along the axis.
    private func place(
        _ line: Line, at position: CGFloat, _ tracks: [GridTrack], _ width: CGFloat, _ result: inout Arrangement
    ) -> CGFloat {
        let whole = [GridTrack(start: 0, length: width, alignment: alignment)]
        let cells = Array(zip(line.children, line.isWhole ? whole : tracks))
        let proposals = cells.map { _, track in
            var proposal = ProposedViewSize.unspecified
            proposal[axis.other] = track.length
            return proposal
        }
        let length = zip(cells, proposals).map { children[$0.0].size(for: $1)[axis] }.max() ?? 0
        for ((index, track), proposal) in zip(cells, proposals) {
            var cell = CGSize.zero
            cell[axis] = length
            cell[axis.other] = track.length
            var origin = children[index].origin(in: cell, track.alignment, proposal)
            origin[axis] += position
            origin[axis.other] += track.start
            result.places.append(.init(origin: origin, proposal: proposal))
        }
        return length
    }
}

extension CGFloat {
    /// nil where it is infinite or not a number.
    var finiteLength: CGFloat? { isFinite ? self : nil }
}
