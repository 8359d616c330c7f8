/// What a person did to a node. On the wire: an object whose `kind` names the case.
public enum InputEvent: Hashable, Sendable {
    case tap(NodeID)
    case press(NodeID, isDown: Bool)
    /// A mouse came over the node, or left it.
    case hover(NodeID, isInside: Bool)
    case gesture(NodeID, GestureEvent)
    /// The whole text of a field after the person's change; `edit` counts the changes of that field from 1.
    case edit(NodeID, text: String, edit: Int)
    /// The return key in a field.
    case submit(NodeID)
    case focus(NodeID, isFocused: Bool)
    /// The row of a reorder handle is let go at this place among its movable siblings, 0-based, as if it were already
    /// taken out.
    case move(NodeID, to: Int)
    /// A slider's new value, within its bounds; `isEditing` while the person still holds it.
    case slide(NodeID, value: Double, isEditing: Bool)
    /// The choice of a select node, an index into its options.
    case choose(NodeID, index: Int)
    /// The new value of a value input, as `ValueInputContent.value`.
    case pick(NodeID, value: String)
    /// The person wants a dialog to go.
    case dismiss(NodeID)
    /// The window of a scroll area stands here, in points of its content.
    case scroll(NodeID, x: Double, y: Double)
    /// The person has pulled down a scroll area to see what is new.
    case refresh(NodeID)
    /// Assistive technology raises or lowers an adjustable value.
    case adjust(NodeID, isIncrement: Bool)
    /// One of the node's named actions, an index into `NodeAccessibility.actions`.
    case act(NodeID, index: Int)
    /// The painter's player of a media node has begun, stopped, ended or got somewhere else.
    case media(NodeID, MediaReport)

    public var node: NodeID {
        switch self {
        case .tap(let id), .press(let id, _), .hover(let id, _), .gesture(let id, _), .edit(let id, _, _),
            .submit(let id), .focus(let id, _), .move(let id, _), .slide(let id, _, _), .choose(let id, _),
            .pick(let id, _), .dismiss(let id), .scroll(let id, _, _), .refresh(let id), .adjust(let id, _),
            .act(let id, _), .media(let id, _):
            id
        }
    }
}
