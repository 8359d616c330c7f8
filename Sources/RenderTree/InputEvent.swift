/// What a person did to a node. On the wire: an object whose `kind` names the case.
public enum InputEvent: Hashable, Sendable {
    case tap(NodeID)
    case press(NodeID, isDown: Bool)
    /// The whole text of a field after the person's change; `edit` counts the changes of that field from 1.
    case edit(NodeID, text: String, edit: Int)
    /// The return key in a field.
    case submit(NodeID)
    case focus(NodeID, isFocused: Bool)
    /// The row of a reorder handle is let go at this place among its movable siblings, 0-based, as if it were already
    /// taken out.
    case move(NodeID, to: Int)

    public var node: NodeID {
        switch self {
        case .tap(let id), .press(let id, _), .edit(let id, _, _), .submit(let id), .focus(let id, _), .move(let id, _):
            id
        }
    }
}

extension InputEvent: Codable {
    private enum CodingKeys: String, CodingKey { case kind, node, isDown, text, edit, isFocused, to }
    private enum Kind: String, Codable { case tap, press, edit, submit, focus, move }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let node = try values.decode(NodeID.self, forKey: .node)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .tap: self = .tap(node)
        case .press: self = .press(node, isDown: try values.decode(Bool.self, forKey: .isDown))
        case .edit:
            self = .edit(
                node, text: try values.decode(String.self, forKey: .text),
                edit: try values.decode(Int.self, forKey: .edit))
        case .submit: self = .submit(node)
        case .focus: self = .focus(node, isFocused: try values.decode(Bool.self, forKey: .isFocused))
        case .move: self = .move(node, to: try values.decode(Int.self, forKey: .to))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(node, forKey: .node)
        switch self {
        case .tap: try values.encode(Kind.tap, forKey: .kind)
        case .press(_, let isDown):
            try values.encode(Kind.press, forKey: .kind)
            try values.encode(isDown, forKey: .isDown)
        case .edit(_, let text, let edit):
            try values.encode(Kind.edit, forKey: .kind)
            try values.encode(text, forKey: .text)
            try values.encode(edit, forKey: .edit)
        case .submit: try values.encode(Kind.submit, forKey: .kind)
        case .focus(_, let isFocused):
            try values.encode(Kind.focus, forKey: .kind)
            try values.encode(isFocused, forKey: .isFocused)
        case .move(_, let to):
            try values.encode(Kind.move, forKey: .kind)
            try values.encode(to, forKey: .to)
        }
    }
}
