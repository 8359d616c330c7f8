extension UITableViewCell {
    /// Parts that a row shows for editing. Source: developer.apple.com/documentation/uikit/uitableviewcell/statemask
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        /// Never set: the actions of a swiped row belong to its table.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Look of a row that has the keyboard's focus.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }

    /// Kind of editing that the table's delegate offers for the row.
    var offeredEditingStyle: EditingStyle {
        guard let table = enclosing(UITableView.self), let path = table.indexPath(for: self) else { return .none }
        return table.editingStyle(of: path)
    }

    // MARK: What is shown

    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Has the accessory for the present state stand in the row, and not the other one.
    func exchangeAccessoryViews() {
        for view in [accessoryView, editingAccessoryView].compactMap(\.self) where view !== shownAccessoryView {
            view.removeFromSuperview()
        }
        if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
    }

    /// Background of the row while it is selected; nil where the row lights up by itself.
    var selectionBackground: UIView? {
        (isEditing && surroundings.isMarkable ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
    }

    func showSelectionBackground() {
        let isLit = isSelected || isHighlighted
        for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap(\.self) {
            view.isHidden = !isLit || view !== selectionBackground
        }
    }
}
