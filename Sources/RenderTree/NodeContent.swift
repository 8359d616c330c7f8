/// The closed set of what a node can be. On the wire: an object whose `kind` names the case, the case's fields beside it.
public enum NodeContent: Hashable, Sendable {
    /// Draws nothing itself; its style (clip, opacity, transform, shadow) holds for its children.
    case group
    case text(TextContent)
    case image(ImageContent)
    case shape(ShapeContent)
    /// A push button. Its children are its looks; they take no input and are hidden from assistive technology.
    case button(ButtonContent)
    case textField(TextFieldContent)
    /// Clips its children and scrolls them natively in the painter.
    case scroll(ScrollContent)
}

extension NodeContent: Codable {
    private enum CodingKeys: String, CodingKey { case kind }
    private enum Kind: String, Codable { case group, text, image, shape, button, textField, scroll }

    public init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .kind)
        switch kind {
        case .group: self = .group
        case .text: self = .text(try TextContent(from: decoder))
        case .image: self = .image(try ImageContent(from: decoder))
        case .shape: self = .shape(try ShapeContent(from: decoder))
        case .button: self = .button(try ButtonContent(from: decoder))
        case .textField: self = .textField(try TextFieldContent(from: decoder))
        case .scroll: self = .scroll(try ScrollContent(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        func encode(_ kind: Kind, _ payload: (any Encodable)?) throws {
            try values.encode(kind, forKey: .kind)
            try payload?.encode(to: encoder)
        }
        switch self {
        case .group: try encode(.group, nil)
        case .text(let content): try encode(.text, content)
        case .image(let content): try encode(.image, content)
        case .shape(let content): try encode(.shape, content)
        case .button(let content): try encode(.button, content)
        case .textField(let content): try encode(.textField, content)
        case .scroll(let content): try encode(.scroll, content)
        }
    }
}
