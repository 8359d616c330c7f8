extension InputEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, node, isDown, isInside, event, text, edit, base, selection, isFocused, to, value, isEditing, index,
            x, y,
            isIncrement,
            report
    }
    private enum Kind: String, Codable {
        case tap, press, hover, pointer, gesture, key, transfer, paste, edit, select, submit, focus, move, slide,
            choose,
            pick, dismiss, scroll, refresh
        case adjust, act, media
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let node = try values.decode(NodeID.self, forKey: .node)
        func flag(_ key: CodingKeys) throws -> Bool { try values.decode(Bool.self, forKey: key) }
        func number(_ key: CodingKeys) throws -> Double { try values.decode(Double.self, forKey: key) }
        func count(_ key: CodingKeys) throws -> Int { try values.decode(Int.self, forKey: key) }
        func text(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .tap: self = .tap(node)
        case .press: self = .press(node, isDown: try flag(.isDown))
        case .hover: self = .hover(node, isInside: try flag(.isInside))
        case .pointer: self = .pointer(node, x: try number(.x), y: try number(.y))
        case .key: self = .key(node, try values.decode(KeyEvent.self, forKey: .event))
        case .transfer: self = .transfer(node, try values.decode(TransferEvent.self, forKey: .event))
        case .paste: self = .paste(node, text: try text(.text))
        case .gesture: self = .gesture(node, try values.decode(GestureEvent.self, forKey: .event))
        case .edit:
            let base = try values.decodeIfPresent(Int.self, forKey: .base)
            let selection = try values.decodeIfPresent(FieldSelection.self, forKey: .selection)
            self = .edit(node, text: try text(.text), edit: try count(.edit), base: base, selection: selection)
        case .select: self = .select(node, try values.decode(FieldSelection.self, forKey: .selection))
        case .submit: self = .submit(node)
        case .focus: self = .focus(node, isFocused: try flag(.isFocused))
        case .move: self = .move(node, to: try count(.to))
        case .slide: self = .slide(node, value: try number(.value), isEditing: try flag(.isEditing))
        case .choose: self = .choose(node, index: try count(.index))
        case .pick: self = .pick(node, value: try text(.value))
        case .dismiss: self = .dismiss(node)
        case .scroll: self = .scroll(node, x: try number(.x), y: try number(.y))
        case .refresh: self = .refresh(node)
        case .adjust: self = .adjust(node, isIncrement: try flag(.isIncrement))
        case .media: self = .media(node, try values.decode(MediaReport.self, forKey: .report))
        case .act: self = .act(node, index: try count(.index))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(node, forKey: .node)
        switch self {
        case .tap, .submit, .dismiss, .refresh: break
        case .press(_, let isDown): try values.encode(isDown, forKey: .isDown)
        case .hover(_, let isInside): try values.encode(isInside, forKey: .isInside)
        case .pointer(_, let x, let y), .scroll(_, let x, let y):
            try values.encode(x, forKey: .x)
            try values.encode(y, forKey: .y)
        case .key(_, let event): try values.encode(event, forKey: .event)
        case .transfer(_, let event): try values.encode(event, forKey: .event)
        case .paste(_, let text): try values.encode(text, forKey: .text)
        case .gesture(_, let event): try values.encode(event, forKey: .event)
        case .edit(_, let text, let edit, let base, let selection):
            try values.encode(text, forKey: .text)
            try values.encode(edit, forKey: .edit)
            try values.encodeIfPresent(base, forKey: .base)
            try values.encodeIfPresent(selection, forKey: .selection)
        case .select(_, let selection): try values.encode(selection, forKey: .selection)
        case .focus(_, let isFocused): try values.encode(isFocused, forKey: .isFocused)
        case .move(_, let to): try values.encode(to, forKey: .to)
        case .slide(_, let value, let isEditing):
            try values.encode(value, forKey: .value)
            try values.encode(isEditing, forKey: .isEditing)
        case .choose(_, let index), .act(_, let index): try values.encode(index, forKey: .index)
        case .pick(_, let value): try values.encode(value, forKey: .value)
        case .media(_, let report): try values.encode(report, forKey: .report)
        case .adjust(_, let isIncrement): try values.encode(isIncrement, forKey: .isIncrement)
        }
    }

    private var kind: Kind {
        switch self {
        case .tap: .tap
        case .press: .press
        case .hover: .hover
        case .pointer: .pointer
        case .gesture: .gesture
        case .key: .key
        case .transfer: .transfer
        case .paste: .paste
        case .edit: .edit
        case .select: .select
        case .submit: .submit
        case .focus: .focus
        case .move: .move
        case .slide: .slide
        case .choose: .choose
        case .pick: .pick
        case .dismiss: .dismiss
        case .scroll: .scroll
        case .refresh: .refresh
        case .adjust: .adjust
        case .act: .act
        case .media: .media
        }
    }
}
