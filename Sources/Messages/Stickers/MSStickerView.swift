public import Foundation
import MediaFormats
import SwiftUI
public import UIKit

/// Shows one sticker; a tap inserts it into the input field, and it can be dragged onto a bubble.
///
/// A larger picture is scaled to fit, a smaller one centred. An animated one stands still until `startAnimating()`.
///
/// Source: https://developer.apple.com/documentation/messages/msstickerview
@preconcurrency @MainActor open class MSStickerView: UIView {
    /// Setting it changes the intrinsic size, not the frame.
    open var sticker: MSSticker? {
        didSet { takeSticker() }
    }

    /// Duration of one loop in seconds; 0 for a still picture.
    open var animationDuration: TimeInterval { picture?.animation?.duration ?? 0 }

    private var picture: StickerPicture?
    private var isMoving = false
    private var generation = 0
    private let shown = UIHostingController(rootView: PictureGrid(side: nil, count: { 0 }, cell: { _ in nil }))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
        takeSticker()
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        begin()
    }

    /// Starts the animation at the first frame.
    open func startAnimating() {
        isMoving = true
        show()
    }

    open func stopAnimating() {
        isMoving = false
        show()
    }

    open func isAnimating() -> Bool { isMoving && picture?.animation != nil }

    /// The picture's size in points; no intrinsic size without a sticker.
    open override var intrinsicContentSize: CGSize {
        picture?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { picture?.size ?? bounds.size }

    private func begin() {
        shown.view.frame = bounds
        addSubview(shown.view)
    }

    private func takeSticker() {
        picture = sticker.flatMap(StickerPicture.init)
        isMoving = false
        show()
        invalidateIntrinsicContentSize()
    }

    private func show() {
        generation += 1
        let cell = picture?.cell(isMoving: isMoving)
        var grid = PictureGrid(side: nil, count: { cell == nil ? 0 : 1 }, cell: { _ in cell })
        grid.generation = generation
        grid.onTap = { [weak self] _ in self?.tapped() }
        shown.rootView = grid
    }

    private func tapped() {
        if let sticker { insert(sticker) }
    }
}
