extension NodeTree {
    /// The nodes in drawing order, one a line, indented below their parents: kind, frame in points relative to the parent,
    /// and what it says. For people who look for a mistake; its form may change.
    package var dump: String {
        inDrawingOrder.map { String(repeating: "  ", count: $0.depth) + $0.node.dump }.joined(separator: "\n")
    }
}

extension Node {
    /// Most characters of a text in a dump.
    private static let wordsLengthMax = 80

    fileprivate var dump: String {
        let quoted = words.map { String($0.prefix(Self.wordsLengthMax)).debugDescription }
        return ([content.kindName, frame.dump] + [quoted].compactMap { $0 } + notes).joined(separator: " ")
    }

    /// The accessible name that it has itself, else its text.
    var words: String? {
        if let label = accessibility.label { return label }
        return switch content {
        case .text(let content): content.plainText
        case .textField(let content): content.placeholder
        default: nil
        }
    }

    private var notes: [String] {
        var notes = content.notes
        if interactions.contains(.tap) { notes.append("taps") }
        if interactions.contains(.drag) { notes.append("drags") }
        if interactions.contains(.drop) { notes.append("takes drops") }
        if keys?.isFocusable == true { notes.append("focusable") }
        if accessibility.hidden == true { notes.append("hidden") }
        if let value = accessibility.value { notes.append("value \(value.debugDescription)") }
        if let identifier = accessibility.identifier { notes.append("identifier \(identifier.debugDescription)") }
        if let opacity = style.opacity { notes.append("opacity \(number(opacity))") }
        if style.transform != nil || style.projection != nil { notes.append("transformed") }
        if style.clip != nil { notes.append("clipped") }
        if style.ignoresInput == true { notes.append("ignores input") }
        return notes
    }
}

extension NodeContent {
    fileprivate var kindName: String {
        switch self {
        case .group: "group"
        case .text: "text"
        case .image: "image"
        case .shape: "shape"
        case .button: "button"
        case .toggle: "toggle"
        case .slider: "slider"
        case .select: "select"
        case .valueInput: "valueInput"
        case .textField: "textField"
        case .scroll: "scroll"
        case .dialog: "dialog"
        case .media: "media"
        }
    }

    fileprivate var notes: [String] { state + (isDisabled == true ? ["disabled"] : []) }

    private var state: [String] {
        switch self {
        case .toggle(let content): [content.isOn ? "on" : "off"]
        case .slider(let content): [number(content.value)]
        case .select(let content): content.chosen
        case .valueInput(let content): [content.value]
        case .textField(let content): ["text \(content.text.debugDescription)"]
        case .group, .text, .image, .shape, .button, .scroll, .dialog, .media: []
        }
    }
}

extension SelectContent {
    fileprivate var chosen: [String] {
        guard let selected, options.indices.contains(selected) else { return [] }
        return [options[selected].debugDescription]
    }
}

extension TreeRect {
    /// `x,y width×height`
    package var dump: String { "\(number(x)),\(number(y)) \(number(width))×\(number(height))" }
}

/// Returns a number with at most two decimals, and without any if it is whole.
private func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let rounded = hundredths / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
