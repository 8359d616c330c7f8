/// Identifier of a node in a scene's tree, stable for as long as the view that created it keeps its identity.
public struct NodeID: Hashable, Sendable, RawRepresentable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension NodeID: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(Int.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// A positioned element that a painter draws. Children are drawn in order, the last on top, above the node's own
/// content.
public struct Node: Hashable, Sendable, Identifiable {
    public var id: NodeID
    /// Frame in points, relative to the parent's frame.
    public var frame: TreeRect
    public var content: NodeContent
    public var style: NodeStyle
    public var accessibility: NodeAccessibility
    public var interactions: NodeInteractions
    /// Gestures that the painter recognises on this node; nil if there are none.
    public var gestures: NodeGestures?
    /// Keyboard behaviour of this node; nil is that of its kind.
    public var keys: NodeKeys?
    public var children: [NodeID]

    public init(
        id: NodeID, frame: TreeRect, content: NodeContent = .group, style: NodeStyle = NodeStyle(),
        accessibility: NodeAccessibility = NodeAccessibility(), interactions: NodeInteractions = [],
        gestures: NodeGestures? = nil, keys: NodeKeys? = nil, children: [NodeID] = []
    ) {
        self.id = id
        self.frame = frame
        self.content = content
        self.style = style
        self.accessibility = accessibility
        self.interactions = interactions
        self.gestures = gestures
        self.keys = keys
        self.children = children
    }
}

/// Pointer and key events that a painter sends for a node that is not a control.
public struct NodeInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `InputEvent.tap` on click, and on Enter or Space where the node also has the button trait.
    public static let tap = NodeInteractions(rawValue: 1)
    /// `InputEvent.press` when a pointer or key is pressed on it and when it is released.
    public static let press = NodeInteractions(rawValue: 2)
    /// `InputEvent.hover` when a mouse enters and when it leaves.
    public static let hover = NodeInteractions(rawValue: 4)
    /// The image in it is a sticker, which the person can drag onto a bubble. The app receives no event.
    public static let peel = NodeInteractions(rawValue: 8)
    /// `InputEvent.pointer` while a mouse moves over it.
    public static let pointer = NodeInteractions(rawValue: 16)
    /// `InputEvent.transfer` when the person lifts it to drag it elsewhere.
    public static let drag = NodeInteractions(rawValue: 32)
    /// `InputEvent.transfer` when something is dragged over it, and let go.
    public static let drop = NodeInteractions(rawValue: 64)
}

// Default values are omitted on the wire.
extension Node: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, frame, content, style, accessibility, interactions, gestures, keys, children
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(NodeID.self, forKey: .id),
            frame: try values.decode(TreeRect.self, forKey: .frame),
            content: try values.decodeIfPresent(NodeContent.self, forKey: .content) ?? .group,
            style: try values.decodeIfPresent(NodeStyle.self, forKey: .style) ?? NodeStyle(),
            accessibility: try values.decodeIfPresent(NodeAccessibility.self, forKey: .accessibility)
                ?? NodeAccessibility(),
            interactions: NodeInteractions(
                rawValue: try values.decodeIfPresent(Int.self, forKey: .interactions) ?? 0),
            gestures: try values.decodeIfPresent(NodeGestures.self, forKey: .gestures),
            keys: try values.decodeIfPresent(NodeKeys.self, forKey: .keys),
            children: try values.decodeIfPresent([NodeID].self, forKey: .children) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(frame, forKey: .frame)
        if content != .group { try values.encode(content, forKey: .content) }
        if style != NodeStyle() { try values.encode(style, forKey: .style) }
        if accessibility != NodeAccessibility() { try values.encode(accessibility, forKey: .accessibility) }
        if !interactions.isEmpty { try values.encode(interactions.rawValue, forKey: .interactions) }
        try values.encodeIfPresent(gestures, forKey: .gestures)
        try values.encodeIfPresent(keys, forKey: .keys)
        if !children.isEmpty { try values.encode(children, forKey: .children) }
    }
}
