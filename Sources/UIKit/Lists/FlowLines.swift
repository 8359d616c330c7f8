/// How the items of one section are broken into lines, and how far apart those of a line stand.
struct FlowLines {
    let sizes: [CGSize]
    /// The least space between two items of a line, in points.
    let gap: CGFloat
    /// Of a line, in points.
    let room: CGFloat
    let isVertical: Bool
    /// The items of each line.
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

    /// Across the way of scrolling.
    func side(of item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }
    /// Along the way of scrolling.
    func length(of item: Int) -> CGFloat { isVertical ? sizes[item].height : sizes[item].width }

    /// As Apple's: the items of a line stand as far apart as fills it; those of the last line stand at its start. Items that are
    /// all of one size make columns: each line has the spacing of a full one.
    func spacing(of line: Range<Int>) -> CGFloat {
        if hasColumns { return spread(columnCount, used: CGFloat(columnCount) * side(of: 0)) }
        guard line != all.last else { return gap }
        return spread(line.count, used: line.map(side(of:)).reduce(0, +))
    }

    private func end(ofLineFrom start: Int) -> Int {
        var (end, used) = (start + 1, side(of: start))
        // A thousandth more: thirds of a width come out a hair too wide.
        while end < sizes.count, used + gap + side(of: end) <= room + 0.001 {
            used += gap + side(of: end)
            end += 1
        }
        return end
    }

    private var hasColumns: Bool { sizes.allSatisfy { $0 == sizes[0] } }

    /// As many as a full line has room for.
    private var columnCount: Int {
        let pitch = side(of: 0) + gap
        return pitch > 0 ? max(1, Int((room + gap + 0.001) / pitch)) : all[0].count
    }

    private func spread(_ count: Int, used: CGFloat) -> CGFloat {
        count > 1 ? max(gap, (room - used) / CGFloat(count - 1)) : gap
    }
}
