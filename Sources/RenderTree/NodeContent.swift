/// The closed set of node kinds. On the wire: an object whose `kind` names the case, the case's fields beside it.
public enum NodeContent: Hashable, Sendable {
    /// Draws nothing itself; its style (clip, opacity, transform, shadow) applies to its children.
    case group
    case text(TextContent)
    case image(ImageContent)
    case shape(ShapeContent)
    /// A push button. Its children draw it; they take no input and are hidden from assistive technology.
    case button(ButtonContent)
    /// A control that is on or off. Its children draw it, as with a button.
    case toggle(ToggleContent)
    /// A slider. Its children draw it, in an order that `SliderContent` defines.
    case slider(SliderContent)
    /// A single selection from a menu of the painter. Its children draw it.
    case select(SelectContent)
    /// A date, time or colour, chosen in the painter's own dialog. Its children draw it.
    case valueInput(ValueInputContent)
    case textField(TextFieldContent)
    /// Clips its children and scrolls them natively in the painter.
    case scroll(ScrollContent)
    /// An overlay above the rest of the scene. Its children draw it.
    case dialog(DialogContent)
    /// A video or a sound, with the painter's own controls or none.
    case media(MediaContent)
}

extension NodeContent: Codable {
    private enum CodingKeys: String, CodingKey { case kind }
    private enum Kind: String, Codable {
        case group, text, image, shape, button, toggle, slider, select, valueInput, textField, scroll, dialog, media
    }

    public init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .kind)
        switch kind {
        case .group: self = .group
        case .text: self = .text(try TextContent(from: decoder))
        case .image: self = .image(try ImageContent(from: decoder))
        case .shape: self = .shape(try ShapeContent(from: decoder))
        case .button: self = .button(try ButtonContent(from: decoder))
        case .toggle: self = .toggle(try ToggleContent(from: decoder))
        case .slider: self = .slider(try SliderContent(from: decoder))
        case .select: self = .select(try SelectContent(from: decoder))
        case .valueInput: self = .valueInput(try ValueInputContent(from: decoder))
        case .textField: self = .textField(try TextFieldContent(from: decoder))
        case .scroll: self = .scroll(try ScrollContent(from: decoder))
        case .dialog: self = .dialog(try DialogContent(from: decoder))
        case .media: self = .media(try MediaContent(from: decoder))
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
        case .toggle(let content): try encode(.toggle, content)
        case .slider(let content): try encode(.slider, content)
        case .select(let content): try encode(.select, content)
        case .valueInput(let content): try encode(.valueInput, content)
        case .textField(let content): try encode(.textField, content)
        case .scroll(let content): try encode(.scroll, content)
        case .dialog(let content): try encode(.dialog, content)
        case .media(let content): try encode(.media, content)
        }
    }
}

extension NodeContent: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        switch self {
        case .group, .toggle, .dialog: break
        case .text(let content): content.examine(&examination)
        case .image(let content): content.examine(&examination)
        case .shape(let content): content.examine(&examination)
        case .button(let content): content.examine(&examination)
        case .slider(let content): content.examine(&examination)
        case .select(let content): content.examine(&examination)
        case .valueInput(let content): content.examine(&examination)
        case .textField(let content): content.examine(&examination)
        case .scroll(let content): content.examine(&examination)
        case .media(let content): content.examine(&examination)
        }
    }
}
