extension UIPageControl {
    /// Way from the first page's dot to the last one's; the natural one is that of the language.
    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// Returns the place of a page's dot, which is 7 points wide, in the ground of all of them.
    func dot(of page: Int, in ground: CGRect) -> CGRect {
        let length = (isVertical ? ground.height : ground.width) - 12
        let way = CGFloat(page) * 17 + 5
        let along = 6 + (isReversed ? length - way - 7 : way)
        let corner =
            isVertical
            ? CGPoint(x: ground.midX - 3.5, y: ground.minY + along)
            : CGPoint(x: ground.minX + along, y: ground.midY - 3.5)
        return CGRect(origin: corner, size: CGSize(width: 7, height: 7))
    }
}
