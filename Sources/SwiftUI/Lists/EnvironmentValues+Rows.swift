extension EnvironmentValues {
    /// Least height of a list's row in points; nil is the style's own, 44 points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight
    public var defaultMinListRowHeight: CGFloat {
        get { listRowHeightMin ?? ListNode.rowHeightMin }
        set { listRowHeightMin = newValue.isFinite ? max(0, newValue) : nil }
    }
    @Entry var listRowHeightMin: CGFloat? = nil
    /// Least height of a list's header in points, where one is set.
    ///
    /// Partly: lists do not read it.
    @Entry public var defaultMinListHeaderHeight: CGFloat? = nil
}
