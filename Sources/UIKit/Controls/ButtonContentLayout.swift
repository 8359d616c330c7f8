import RenderTree

/// Positions of a button's image, title and subtitle.
@MainActor struct ButtonContentLayout {
    private let button: UIButton
    /// The parts that have a size, in reading order; the title's label stands for title and subtitle.
    private let shown: [UIView]
    private let words: CGSize
    private let isVertical: Bool
    private let insets: UIEdgeInsets
    private let gap: CGFloat

    init(_ button: UIButton) {
        self.button = button
        let configuration = button.configuration
        let placement = configuration?.imagePlacement ?? .leading
        isVertical = placement == .top || placement == .bottom
        var insets = configuration?.insets ?? button.contentEdgeInsets
        if button.isRightToLeft { insets.left += button.popUpRoom } else { insets.right += button.popUpRoom }
        self.insets = insets
        gap = configuration?.imagePadding ?? 0
        let words = Self.size(ofWordsIn: button)
        self.words = words
        let parts: [UIView] = [button.shownPicture, button.label].filter {
            $0 === button.label ? words.width > 0 : $0.intrinsicContentSize.width > 0
        }
        let isMirrored = !isVertical && button.isRightToLeft
        let isReversed = (placement == .trailing || placement == .bottom) != isMirrored
        shown = isReversed ? parts.reversed() : parts
    }

    /// Returns the size of the title and of the subtitle below it.
    private static func size(ofWordsIn button: UIButton) -> CGSize {
        let title = button.label.intrinsicContentSize
        guard let second = button.secondLabel?.intrinsicContentSize else { return title }
        let above = title.width > 0 ? title.height + (button.configuration?.titlePadding ?? 0) : 0
        return CGSize(width: max(title.width, second.width), height: above + second.height)
    }

    private func ownSize(of view: UIView) -> CGSize { view === button.label ? words : view.intrinsicContentSize }

    var size: CGSize {
        let sizes = shown.map(ownSize)
        let gaps = gap * CGFloat(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        let width = isVertical ? widths.max() ?? 0 : widths.reduce(0, +) + gaps
        let height = isVertical ? heights.reduce(0, +) + gaps : heights.max() ?? 0
        // A system button leaves space above and below its title.
        let isPlain = button.configuration == nil
        let rest: CGFloat = isPlain && button.contentEdgeInsets == .zero ? 12 : 0
        return CGSize(
            width: max(width, isPlain ? 30 : 0) + insets.left + insets.right,
            height: height + rest + insets.top + insets.bottom)
    }

    func place(in bounds: CGRect) {
        let area = bounds.inset(by: insets)
        let sizes = shown.map { view in
            let own = ownSize(of: view)
            return CGSize(width: min(own.width, max(0, area.width)), height: min(own.height, max(0, area.height)))
        }
        let gaps = gap * CGFloat(max(0, shown.count - 1))
        let length: CGFloat = sizes.reduce(gaps) { $0 + (isVertical ? $1.height : $1.width) }
        var place =
            isVertical ? area.minY + (area.height - length) / 2 : area.minX + (area.width - length) * horizontalShare
        for (view, size) in zip(shown, sizes) {
            let corner =
                isVertical
                ? CGPoint(x: area.minX + (area.width - size.width) / 2, y: place)
                : CGPoint(x: place + shift(of: view), y: area.minY + (area.height - size.height) / 2)
            view.frame = CGRect(origin: corner, size: size)
            place += (isVertical ? size.height : size.width) + gap
        }
        for view in [button.picture, button.label] where !shown.contains(view) { view.frame = .zero }
        divideWords()
    }

    /// Divides the area of the words between title and subtitle.
    private func divideWords() {
        guard let second = button.secondLabel else { return }
        let (area, title) = (button.label.frame, button.label.intrinsicContentSize)
        func frame(_ own: CGSize, _ y: CGFloat) -> CGRect {
            let width = min(own.width, area.width)
            return CGRect(x: area.minX + (area.width - width) * titleShare, y: y, width: width, height: own.height)
        }
        let below = second.intrinsicContentSize
        button.label.frame = title.width > 0 ? frame(title, area.minY) : .zero
        second.frame = frame(below, area.maxY - below.height)
    }

    private var titleShare: CGFloat {
        let start: CGFloat = button.isRightToLeft ? 1 : 0
        return switch button.configuration?.titleAlignment ?? .automatic {
        case .automatic: isVertical || shown.count < 2 ? 0.5 : start
        case .leading: start
        case .center: 0.5
        case .trailing: 1 - start
        }
    }

    private func shift(of view: UIView) -> CGFloat {
        let insets = view === button.label ? button.titleEdgeInsets : button.imageEdgeInsets
        return (insets.left - insets.right) / 2
    }

    private var horizontalShare: CGFloat {
        switch button.contentHorizontalAlignment {
        case .left: 0
        case .right: 1
        case .leading: button.isRightToLeft ? 1 : 0
        case .trailing: button.isRightToLeft ? 0 : 1
        case .center, .fill: 0.5
        }
    }
}

extension UIButton {
    var contentLayout: ButtonContentLayout { ButtonContentLayout(self) }
}
