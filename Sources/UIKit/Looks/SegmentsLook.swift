package import RenderTree
package import TreePainter

/// Row of segments of equal width, without their content.
package struct SegmentsLook: ControlLook {
    /// Height in points, as on iOS.
    package static let height: CGFloat = 32
    /// Space on each side of a segment's content, in points.
    package static let padding: CGFloat = 10
    private static let inset: CGFloat = 2
    private let count: Int
    private let selected: Int?
    private let isMirrored: Bool
    private let track, chosen, line: RGBA
    /// Widths of the segments in points; 0, and one that is missing, is a share of what the others leave.
    private let widths: [CGFloat]

    /// Creates a row of segments.
    /// - Parameter isMirrored: whether the first segment stands on the right.
    package init(
        count: Int, selected: Int?, isMirrored: Bool, track: RGBA, chosen: RGBA, line: RGBA, widths: [CGFloat] = []
    ) {
        self.widths = (0..<max(0, count)).map { $0 < widths.count ? max(0, widths[$0]) : 0 }
        (self.count, self.selected, self.isMirrored) = (count, selected, isMirrored)
        (self.track, self.chosen, self.line) = (track, chosen, line)
    }

    /// Returns a segment's frame.
    package func frame(of index: Int, in size: CGSize) -> CGRect {
        let share = max(0, size.width - widths.reduce(0, +)) / CGFloat(max(widths.count { $0 == 0 }, 1))
        let all = widths.map { $0 > 0 ? $0 : share }
        let before = all.prefix(index).reduce(0, +)
        let width = all.indices.contains(index) ? all[index] : share
        return CGRect(x: isMirrored ? size.width - before - width : before, y: 0, width: width, height: size.height)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let shown = selected.flatMap { (0..<count).contains($0) ? $0 : nil }
        return [.box(CGRect(size), track, cornerRadius: 9)] + (shown.map { [mark($0, size)] } ?? []) + lines(size)
    }

    /// Returns the background of the selected segment.
    private func mark(_ index: Int, _ size: CGSize) -> NodeDraft {
        var area = frame(of: index, in: size).insetBy(dx: Self.inset, dy: Self.inset)
        area.size = CGSize(width: max(0, area.width), height: max(0, area.height))
        var mark = NodeDraft.box(area, chosen, cornerRadius: 7)
        mark.node.style.shadow = .below(0.12, radius: 3, y: 2)
        return mark
    }

    /// Returns the separators between segments neither of which is selected.
    private func lines(_ size: CGSize) -> [NodeDraft] {
        (0..<max(0, count - 1)).filter { selected != $0 && selected != $0 + 1 }.map { index in
            let x = max(frame(of: index, in: size).minX, frame(of: index + 1, in: size).minX) - 0.5
            return .box(CGRect(x: x, y: 8, width: 1, height: max(0, size.height - 16)), line, cornerRadius: 0.5)
        }
    }
}
