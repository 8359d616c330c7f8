package import Foundation
package import RenderTree
@_spi(Engine) import SwiftUICore
package import UIKit

/// An encoded image for the painter: PNG, JPEG or GIF, animated where the painter allows it.
package struct PictureCell: Hashable, Sendable {
    package var bytes: Data
    /// Size in points; a larger image is scaled down to its cell, a smaller one is centred in it.
    package var size: CGSize
    package var label: String

    package init(bytes: Data, size: CGSize, label: String) {
        self.bytes = bytes
        self.size = size
        self.label = label
    }
}

/// Grid of encoded images, of which only those near the visible area are requested; Messages' sticker views show it.
package struct PictureGrid: PrimitiveView {
    package typealias Body = Never
    /// Changed to request everything again.
    package var generation = 0
    package var count: @MainActor () -> Int
    package var cell: @MainActor (Int) -> PictureCell?
    /// Side length of the square cells, in points; nil shows one image in the whole area, which does not scroll.
    package var side: CGFloat?
    package var inset = UIEdgeInsets.zero
    package var target: RenderTree.ScrollTarget?
    package var onTap: @MainActor (Int) -> Void = { _ in }
    package var onScroll: @MainActor (CGPoint) -> Void = { _ in }

    package init(
        side: CGFloat?, count: @escaping @MainActor () -> Int, cell: @escaping @MainActor (Int) -> PictureCell?
    ) {
        self.side = side
        self.count = count
        self.cell = cell
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: PictureGridNode(context.graph)) { node, grid, _ in node.set(grid) }
    }
}

final class PictureGridNode: LayoutNode {
    private struct Shown {
        var button: NodeID
        var picture: NodeID
        var asset: AssetID
        var cell: PictureCell
    }

    private var grid: PictureGrid?
    private var shown: [Int: Shown] = [:]
    /// Content offset: the top-left corner of the visible area.
    private var offset = CGPoint.zero
    private lazy var scroller = makeID()

    func set(_ grid: PictureGrid) {
        if grid.generation != self.grid?.generation { forget { _ in true } }
        if let target = grid.target, target != self.grid?.target { offset = CGPoint(x: target.x, y: target.y) }
        self.grid = grid
        sizeChanged()
    }

    override var dependsOnContent: Bool { false }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    override func handle(_ event: InputEvent) {
        switch event {
        case .scroll(scroller, let x, let y) where x.isFinite && y.isFinite:
            offset = CGPoint(x: x, y: y)
            grid?.onScroll(offset)
            sizeChanged()
        case .tap(let id):
            if let index = shown.first(where: { $0.value.button == id })?.key { grid?.onTap(index) }
        default: break
        }
    }

    override func render() -> [NodeID] {
        guard let grid else { return [] }
        let count = max(0, grid.count())
        guard let side = grid.side, side > 0 else {
            return put(0..<min(1, count)) { _ in CGRect(origin: self.origin, size: self.size) }
        }
        let rows = GridRows(width: size.width - grid.inset.left - grid.inset.right, side: side, count: count)
        let visible = rows.cells(from: offset.y - grid.inset.top - side, to: offset.y + size.height + side)
        let children = put(visible) { index in
            rows.frame(of: index).offsetBy(dx: grid.inset.left, dy: grid.inset.top)
        }
        let height = rows.height + grid.inset.top + grid.inset.bottom
        graph.store.put(
            Node(
                id: scroller, frame: treeFrame,
                content: .scroll(
                    ScrollContent(
                        contentSize: TreeSize(width: size.width, height: height), horizontal: false, vertical: true,
                        target: grid.target, reportsOffset: true)),
                children: children))
        graph.setResponder(self, for: scroller)
        return [scroller]
    }

    private func put(_ visible: Range<Int>, _ frame: (Int) -> CGRect) -> [NodeID] {
        forget { !visible.contains($0) }
        return visible.compactMap { index in
            guard let item = shown[index] ?? ask(for: index) else { return nil }
            put(item, in: frame(index))
            return item.button
        }
    }

    private func ask(for index: Int) -> Shown? {
        guard let cell = grid?.cell(index) else { return nil }
        let item = Shown(button: makeID(), picture: makeID(), asset: graph.pictures.provide(cell.bytes), cell: cell)
        shown[index] = item
        return item
    }

    private func put(_ item: Shown, in frame: CGRect) {
        graph.pictures.provide(item.asset, item.cell.bytes)
        let fitted = item.cell.size.fitting(frame.size)
        let place = CGPoint(x: (frame.width - fitted.width) / 2, y: (frame.height - fitted.height) / 2)
        graph.store.put(
            Node(
                id: item.picture,
                frame: TreeRect(x: place.x, y: place.y, width: fitted.width, height: fitted.height),
                content: .image(ImageContent(asset: item.asset)), accessibility: NodeAccessibility(hidden: true)))
        graph.store.put(
            Node(
                id: item.button,
                frame: TreeRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
                accessibility: NodeAccessibility(label: item.cell.label, traits: [.button, .image]),
                interactions: [.tap, .peel], children: [item.picture]))
        graph.setResponder(self, for: item.button)
    }

    private func forget(_ isGone: (Int) -> Bool) {
        for (index, item) in shown where isGone(index) {
            for id in [item.button, item.picture] { graph.store.remove(id) }
            graph.setResponder(nil, for: item.button)
            shown[index] = nil
        }
    }
}

/// Rows of square cells, spread evenly over the width.
private struct GridRows {
    let side: CGFloat
    let count: Int
    let columns: Int
    let gap: CGFloat

    init(width: CGFloat, side: CGFloat, count: Int) {
        self.side = side
        self.count = count
        columns = max(1, Int(min(width / side, 1_000)))
        gap = max(0, (width - CGFloat(columns) * side) / CGFloat(columns + 1))
    }

    var height: CGFloat { CGFloat((count + columns - 1) / columns) * side }

    func frame(of index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return CGRect(
            x: gap + CGFloat(column) * (side + gap), y: CGFloat(row) * side, width: side, height: side)
    }

    /// Returns the indices of the cells in the rows between two heights.
    func cells(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        func row(_ height: CGFloat) -> Int { Int(min(max(height / side, 0), 1_000_000)) }
        let first = min(row(top) * columns, count)
        return first..<max(first, min((row(bottom) + 1) * columns, count))
    }
}

extension CGSize {
    /// Returns the size scaled down to fit, in its proportions; never larger.
    fileprivate func fitting(_ room: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return .zero }
        let factor = min(1, room.width / width, room.height / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}
