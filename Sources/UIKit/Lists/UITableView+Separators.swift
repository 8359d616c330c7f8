extension UITableView {
    /// Source: developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }

    /// Distances of the lines from the edges of their rows; nil until the app gives them.
    var edgeInsetOfSeparator: UIEdgeInsets? {
        guard hasOwnSeparatorInset else { return nil }
        guard separatorInsetReference == .fromAutomaticInsets else { return separatorInset }
        var inset = separatorInset
        inset.left += Self.automaticSeparatorInset.left
        inset.right += Self.automaticSeparatorInset.right
        return inset
    }
}
