// What the checks look at, of each kind of node.

extension Node {
    /// About how much memory the node takes: a fixed part, and what varies.
    var byteCount: Int {
        256 + children.count * 8 + (style.clip?.path.utf8.count ?? 0) + accessibility.textByteCount
            + (accessibility.traits?.count ?? 0) + (style.transform?.count ?? 0) * 8 + content.byteCount
    }
}

extension NodeContent {
    var byteCount: Int {
        switch self {
        case .group, .image, .button, .scroll: 0
        case .text(let text): text.lines.reduce(0) { $0 + 64 + $1.runs.count * 128 } + textByteCount
        case .shape(let shape): shape.path.utf8.count + numbers.count * 8
        case .textField: textByteCount
        }
    }

    /// UTF-8 bytes of its words.
    var textByteCount: Int {
        switch self {
        case .group, .image, .shape, .button, .scroll: 0
        case .text(let text): text.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.text.utf8.count } }
        case .textField(let field):
            field.text.utf8.count + field.placeholder.utf8.count + (field.submitLabel?.utf8.count ?? 0)
        }
    }

    /// Every number in it that a painter computes with.
    var numbers: [Double] {
        switch self {
        case .group, .image, .button: []
        case .text(let text): text.lines.flatMap(\.numbers)
        case .shape(let shape): (shape.fill?.numbers ?? []) + (shape.stroke?.numbers ?? [])
        case .textField(let field): field.font.numbers
        case .scroll(let scroll): [scroll.contentSize.width, scroll.contentSize.height]
        }
    }
}

extension TextLine {
    fileprivate var numbers: [Double] {
        [y, height, baseline] + runs.flatMap { [$0.x, $0.width] + $0.font.numbers }
    }
}

extension FontDescription {
    fileprivate var numbers: [Double] { [size, Double(weight)] }
}

extension Paint {
    fileprivate var numbers: [Double] {
        switch self {
        case .color: []
        case .linearGradient(let line): [line.startX, line.startY, line.endX, line.endY] + line.stops.map(\.location)
        }
    }
}

extension Stroke {
    fileprivate var numbers: [Double] { paint.numbers + [width] + (dash ?? []) }
}

extension NodeStyle {
    var numbers: [Double] {
        (transform ?? []) + [opacity, clip?.cornerRadius, shadow?.radius, shadow?.x, shadow?.y].compactMap(\.self)
    }
}

extension NodeAccessibility {
    var textByteCount: Int {
        [label, value, hint, identifier].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
}
