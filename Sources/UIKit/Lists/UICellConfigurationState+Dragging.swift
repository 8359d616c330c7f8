// States of what a person drags and drops, for the look of a cell.
extension UICellConfigurationState {
    /// How far a person's drag of the cell is.
    /// Source: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/dragstate>
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

    /// Whether a drop may end on the cell. Collection views leave it at `none`: an app sets it.
    /// Source: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/dropstate>
    public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }
}
