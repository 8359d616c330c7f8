import RenderTree
@_spi(Engine) import SwiftUICore
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
