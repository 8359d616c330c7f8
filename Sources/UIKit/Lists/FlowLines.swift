/// Breaks the items of one section into lines and spaces the items of each line.
struct FlowLines {
    let sizes: [CGSize]
    /// Smallest space between two items of a line, in points.
    let gap: CGFloat
    /// Length of a line, in points.
    let room: CGFloat
    let isVertical: Bool
    /// Indices of each line's items.
    private(set) var all: [Range<Int>] = []

    init(sizes: [CGSize], gap: CGFloat, room: CGFloat, isVertical: Bool) {
        (self.sizes, self.gap, self.room, self.isVertical) = (sizes, gap, room, isVertical)
        var start = 0
        while start < sizes.count {
            let end = end(ofLineFrom: start)
            all.append(start..<end)
            start = end
        }
    }

    /// Returns an item's extent across the scroll direction.
    func side(of item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }
    /// Returns an item's extent along the scroll direction.
    func length(of item: Int) -> CGFloat { isVertical ? sizes[item].height : sizes[item].width }

    /// Returns the space between the items of a line. As Apple's: a line is justified, and the last line is aligned at
    /// its start. Items that are all of one size form columns: each line has the spacing of a full one.
    func spacing(of line: Range<Int>) -> CGFloat {
        if hasColumns { return spread(columnCount, used: CGFloat(columnCount) * side(of: 0)) }
        guard line != all.last else { return gap }
        return spread(line.count, used: line.map(side(of:)).reduce(0, +))
    }

    private func end(ofLineFrom start: Int) -> Int {
        var (end, used) = (start + 1, side(of: start))
        // A thousandth of tolerance, because thirds of a width add up to slightly too much.
        while end < sizes.count, used + gap + side(of: end) <= room + 0.001 {
            used += gap + side(of: end)
            end += 1
        }
        return end
    }

    private var hasColumns: Bool { sizes.allSatisfy { $0 == sizes[0] } }

    /// Number of columns of a full line.
    private var columnCount: Int {
        let pitch = side(of: 0) + gap
        return pitch > 0 ? max(1, Int((room + gap + 0.001) / pitch)) : all[0].count
    }

    private func spread(_ count: Int, used: CGFloat) -> CGFloat {
        count > 1 ? max(gap, (room - used) / CGFloat(count - 1)) : gap
    }
}
