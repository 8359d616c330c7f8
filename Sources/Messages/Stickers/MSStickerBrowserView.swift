public import Foundation
import RenderTree
import SwiftUI
public import UIKit

/// Provides the stickers of a sticker browser.
///
/// Source: https://developer.apple.com/documentation/messages/msstickerbrowserviewdatasource
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    /// Returns the number of stickers; must not be negative.
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int

    /// Returns a sticker. Called when its cell comes near the visible area, so it should be quick. `index` is below the
    /// number of stickers.
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// A scrolling grid of stickers; tapping one inserts it into the input field.
///
/// Source: https://developer.apple.com/documentation/messages/msstickerbrowserview
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
    open var stickerSize: MSStickerSize { cellSize }

    open weak var dataSource: (any MSStickerBrowserViewDataSource)? {
        didSet { reloadData() }
    }

    /// Offset of the visible area's upper left corner, in points of the content.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    open var contentInset: UIEdgeInsets = .zero {
        didSet { show() }
    }

    private let cellSize: MSStickerSize
    private var offset = CGPoint.zero
    private var target: RenderTree.ScrollTarget?
    private var generation = 0
    private let shown = UIHostingController(rootView: PictureGrid(side: nil, count: { 0 }, cell: { _ in nil }))

    /// Creates a browser with stickers of regular size.
    public override init(frame: CGRect) {
        cellSize = .regular
        super.init(frame: frame)
        begin()
    }

    public init(frame: CGRect, stickerSize: MSStickerSize) {
        cellSize = stickerSize
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        cellSize = .regular
        super.init(frame: .zero)
        begin()
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        offset = contentOffset
        target = RenderTree.ScrollTarget(
            x: contentOffset.x, y: contentOffset.y, serial: (target?.serial ?? 0) + 1,
            isAnimated: animated ? true : nil)
        show()
    }

    /// Requests everything visible from the data source again.
    open func reloadData() {
        generation += 1
        show()
    }

    private func begin() {
        shown.view.frame = bounds
        addSubview(shown.view)
        show()
    }

    private func show() {
        var grid = PictureGrid(
            side: cellSize.side, count: { [weak self] in self?.stickerCount ?? 0 },
            cell: { [weak self] in self?.sticker(at: $0).flatMap(StickerPicture.init)?.cell(isMoving: true) })
        grid.generation = generation
        grid.inset = contentInset
        grid.target = target
        grid.onTap = { [weak self] in self?.tapped($0) }
        grid.onScroll = { [weak self] in self?.offset = $0 }
        shown.rootView = grid
    }

    private var stickerCount: Int { dataSource?.numberOfStickers(in: self) ?? 0 }

    private func sticker(at index: Int) -> MSSticker? {
        guard index < stickerCount else { return nil }
        return dataSource?.stickerBrowserView(self, stickerAt: index)
    }

    private func tapped(_ index: Int) {
        if let sticker = sticker(at: index) { insert(sticker) }
    }
}
