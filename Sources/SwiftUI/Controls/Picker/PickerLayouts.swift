import RenderTree
import TreePainter
import UIKit

/// The layout node of a segmented picker: segments of equal width in a row, 32 points high as on iOS.
final class SegmentsNode: PickerNode {
    private lazy var names = NodeIDPool(self)

    private var idealWidth: CGFloat {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return (widest + 2 * SegmentsLook.padding) * CGFloat(children.count)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? max($0, 44 * CGFloat(children.count)) : $0 } ?? idealWidth
        return CGSize(width: width, height: SegmentsLook.height)
    }

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let look = SegmentsLook(
            count: children.count, selected: selected, isMirrored: isMirrored, track: colors.track,
            chosen: colors.chosen, line: colors.separator)
        var drawn = look.put(in: size, into: graph, names)
        for index in children.indices { drawn.append(putSegment(index, look.frame(of: index, in: size))) }
        putGroup(drawn)
        return [id]
    }

    private func putSegment(_ index: Int, _ area: CGRect) -> NodeID {
        let room = ProposedViewSize(width: max(0, area.width - SegmentsLook.padding), height: area.height)
        let child = children[index]
        let size = child.size(for: room)
        child.place(at: CGPoint(x: (area.width - size.width) / 2, y: (area.height - size.height) / 2), room)
        return putOption(index, area, child.renderedIDs)
    }
}

/// The layout node of an inline picker: rows with a check mark on the selected one.
final class OptionRowsNode: PickerNode {
    private static let rowHeight: CGFloat = 44
    private static let markSide: CGFloat = 16
    private lazy var markID = makeID()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? widest + Self.markSide + 8, height: Self.rowHeight * CGFloat(children.count))
    }

    override func render() -> [NodeID] {
        var drawn: [NodeID] = []
        let room = ProposedViewSize(width: max(0, size.width - Self.markSide - 8), height: Self.rowHeight)
        for (index, child) in children.enumerated() {
            let height = child.size(for: room).height
            place(child, at: CGPoint(x: 0, y: (Self.rowHeight - height) / 2), room)
            let frame = CGRect(
                x: 0, y: Self.rowHeight * CGFloat(index), width: size.width, height: Self.rowHeight)
            let mark = index == selected ? putMark() : []
            drawn.append(putOption(index, frame, child.renderedIDs + mark))
        }
        if selected == nil { graph.store.remove(markID) }
        putGroup(drawn)
        return [id]
    }

    private func putMark() -> [NodeID] {
        guard let colors else { return [] }
        let side = Self.markSide
        let path = CheckMark().path(in: CGRect(x: 0, y: 0, width: side, height: side)).data
        let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round).painted(with: .color(colors.tint))
        graph.store.put(
            Node(
                id: markID,
                frame: TreeRect(
                    x: isMirrored ? 0 : max(0, size.width - side), y: (Self.rowHeight - side) / 2, width: side,
                    height: side),
                content: .shape(ShapeContent(path: path, stroke: stroke))))
        return [markID]
    }
}

/// The layout node of a wheel picker: the selected choice on a band, its neighbours fading above and below; 216 points
/// high as on iOS.
final class WheelNode: PickerNode {
    private static let height: CGFloat = 216
    private static let rowHeight: CGFloat = 32
    private lazy var names = NodeIDPool(self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: min(proposal.height ?? Self.height, Self.height))
    }

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let middle = (size.height - Self.rowHeight) / 2
        var drawn = [putBand(colors, y: middle)]
        for (index, child) in children.enumerated() {
            let distance = CGFloat(index - (selected ?? 0))
            let y = middle + distance * Self.rowHeight
            drawn.append(putRow(index, child, y: y, opacity: Self.opacity(distance)))
        }
        let words = children.prefix(TreeLimits.optionCountMax).map { $0.accessibilityText ?? "" }
        graph.store.put(
            Node(
                id: id, frame: treeFrame,
                content: .select(
                    SelectContent(options: words, selected: selected, isDisabled: isEnabled ? nil : true)),
                style: NodeStyle(
                    opacity: isEnabled ? nil : colors.opacity,
                    clip: Clip(path: PathData.rectangle(CGRect(origin: .zero, size: size)), cornerRadius: 0)),
                accessibility: told, children: drawn))
        graph.setResponder(self, for: id)
        forgetUnusedOptions()
        return [id]
    }

    /// Returns the opacity of a row that many rows from the selected one, as if on a drum: it decreases with the
    /// distance and is 0 from the fourth row on.
    private static func opacity(_ distance: CGFloat) -> Double {
        distance == 0 ? 1 : max(0, 0.75 - 0.22 * abs(distance))
    }

    private func putBand(_ colors: PickerColors, y: CGFloat) -> NodeID {
        let area = CGRect(x: 8, y: y, width: max(0, size.width - 16), height: Self.rowHeight)
        let band = NodeDraft(frame: TreeRect(area), children: GroundLook(color: colors.track).nodes(in: area.size))
        names.begin()
        defer { names.end() }
        return band.put(into: graph, names)
    }

    private func putRow(_ index: Int, _ child: LayoutNode, y: CGFloat, opacity: Double) -> NodeID {
        let room = ProposedViewSize(width: max(0, size.width - 32), height: Self.rowHeight)
        let inner = child.size(for: room)
        child.place(
            at: CGPoint(x: (size.width - inner.width) / 2, y: (Self.rowHeight - inner.height) / 2), room)
        let id = optionID(index)
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: 0, y: y, width: size.width, height: Self.rowHeight),
                style: NodeStyle(opacity: opacity < 1 ? opacity : nil), children: child.renderedIDs))
        return id
    }
}
