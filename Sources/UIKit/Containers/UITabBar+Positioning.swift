extension UITabBar {
    /// How items are placed along the bar.
    /// Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
    public enum ItemPositioning: Int, Sendable {
        /// Fills the bar, as `fill` does, at every width.
        case automatic = 0
        case fill, centered
    }

    /// Returns where a bar's items begin, how wide each is, and how far they are from each other, in points. Items in the middle that
    /// are too many for the bar share its width.
    func columns(of count: Int) -> (start: CGFloat, width: CGFloat, step: CGFloat) {
        guard count > 0 else { return (0, 0, 0) }
        let width = itemWidth > 0 ? itemWidth : 76
        let step = width + (itemSpacing > 0 ? itemSpacing : 34)
        let whole = step * CGFloat(count - 1) + width
        guard itemPositioning == .centered, whole.isFinite, whole <= box.width else {
            let share = box.width / CGFloat(count)
            return (0, share, share)
        }
        return ((box.width - whole) / 2, width, step)
    }
}
