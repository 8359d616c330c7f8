/// A person's interaction with a node. On the wire: an object whose `kind` names the case.
public enum InputEvent: Hashable, Sendable {
    case tap(NodeID)
    case press(NodeID, isDown: Bool)
    /// A mouse entered or left the node.
    case hover(NodeID, isInside: Bool)
    /// A mouse moved over the node; the point is in points from the corner of its frame.
    case pointer(NodeID, x: Double, y: Double)
    case gesture(NodeID, GestureEvent)
    /// A key that the node or one around it listens to.
    case key(NodeID, KeyEvent)
    /// Something is dragged inside of the scene.
    case transfer(NodeID, TransferEvent)
    /// The text of the person's clipboard, for a button that asks for it.
    case paste(NodeID, text: String)
    /// The whole text of a field after an edit; `edit` counts the edits of that field from 1. `base` is the number of the
    /// edit with which the painter last showed the app's text: an app that has received later ones carries this one over to what its
    /// text is now. nil replaces the text, whatever that is. `selection` is where the edit has left the insertion point, of a field
    /// that tells its selection.
    case edit(NodeID, text: String, edit: Int, base: Int? = nil, selection: FieldSelection? = nil)
    /// The person selected something in a field that tells its selection, or moved the insertion point.
    case select(NodeID, FieldSelection)
    /// The return key was pressed in a field.
    case submit(NodeID)
    case focus(NodeID, isFocused: Bool)
    /// The row of a reorder handle was dropped at this 0-based position among its movable siblings, counted without the
    /// row itself.
    case move(NodeID, to: Int)
    /// A slider's new value, within its bounds; `isEditing` is true until the person releases it.
    case slide(NodeID, value: Double, isEditing: Bool)
    /// The selected option of a select node, an index into its options.
    case choose(NodeID, index: Int)
    /// The new value of a value input, in the form of `ValueInputContent.value`.
    case pick(NodeID, value: String)
    /// The person asks to dismiss a dialog.
    case dismiss(NodeID)
    /// The current offset of a scroll view, in points of its content.
    case scroll(NodeID, x: Double, y: Double)
    /// The person pulled to refresh a scroll view.
    case refresh(NodeID)
    /// Assistive technology increments or decrements an adjustable value.
    case adjust(NodeID, isIncrement: Bool)
    /// One of the node's named accessibility actions, an index into `NodeAccessibility.actions`.
    case act(NodeID, index: Int)
    /// The painter's player of a media node started, paused, ended or reached a new time.
    case media(NodeID, MediaReport)

    public var node: NodeID {
        switch self {
        case .tap(let id), .press(let id, _), .hover(let id, _), .pointer(let id, _, _), .gesture(let id, _),
            .key(let id, _), .transfer(let id, _), .paste(let id, _), .edit(let id, _, _, _, _), .select(let id, _),
            .submit(let id), .focus(let id, _), .move(let id, _), .slide(let id, _, _), .choose(let id, _),
            .pick(let id, _), .dismiss(let id), .scroll(let id, _, _), .refresh(let id), .adjust(let id, _),
            .act(let id, _), .media(let id, _):
            id
        }
    }
}
