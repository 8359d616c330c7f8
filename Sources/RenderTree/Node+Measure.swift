// Sizes and numbers of each kind of node, for the checks.

extension Node {
    /// Approximate memory use of the node: a fixed part plus its variable-length values.
    var byteCount: Int {
        256 + children.count * 8 + (style.clip?.path.utf8.count ?? 0) + accessibility.textByteCount
            + (accessibility.traits?.count ?? 0) + style.numbers.count * 8 + (style.hitPath?.utf8.count ?? 0)
            + (gestures == nil ? 0 : 128) + (keys?.byteCount ?? 0) + content.byteCount
    }
}

extension NodeContent {
    var byteCount: Int {
        switch self {
        case .group, .image, .toggle, .slider, .dialog, .media: 0
        case .button: textByteCount
        case .text(let text): text.lines.reduce(0) { $0 + 64 + $1.runs.count * 128 } + numbers.count * 8 + textByteCount
        case .shape(let shape): shape.path.utf8.count + numbers.count * 8
        case .scroll: numbers.count * 8
        case .select(let select): select.options.count * 16 + textByteCount
        case .textField, .valueInput: textByteCount
        }
    }

    /// UTF-8 bytes of all text in the content.
    var textByteCount: Int {
        switch self {
        case .group, .image, .shape, .toggle, .slider, .scroll, .dialog, .media: 0
        case .button(let button): (button.share?.text.utf8.count ?? 0) + (button.share?.title?.utf8.count ?? 0)
        case .text(let text): text.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.text.utf8.count } }
        case .textField(let field):
            field.text.utf8.count + field.placeholder.utf8.count + (field.submitLabel?.utf8.count ?? 0)
        case .select(let select): select.options.reduce(0) { $0 + $1.utf8.count }
        case .valueInput(let input):
            [input.value, input.minimum, input.maximum].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        }
    }

    /// Every number with which a painter computes.
    var numbers: [Double] {
        switch self {
        case .group, .image, .button, .toggle, .select, .valueInput, .dialog: []
        case .text(let text): text.lines.flatMap(\.numbers)
        case .media(let media): media.numbers
        case .shape(let shape): (shape.fill?.numbers ?? []) + (shape.stroke?.numbers ?? [])
        case .slider(let slider): [slider.value, slider.minimum, slider.maximum, slider.step ?? 1]
        case .textField(let field): field.font.numbers + [field.lineHeight ?? 0]
        case .scroll(let scroll): scroll.numbers
        }
    }

    /// Whether bounds are ordered and every index is within its collection.
    var isOrdered: Bool {
        switch self {
        case .button(let button): button.reorder.map { $0.index >= 0 && $0.index < $0.count } ?? true
        case .slider(let slider): slider.minimum < slider.maximum && (slider.step ?? 1) > 0
        case .select(let select): select.selected.map(select.options.indices.contains) ?? true
        case .media(let media): media.isOrdered
        case .group, .text, .image, .shape, .toggle, .valueInput, .textField, .scroll, .dialog: true
        }
    }

    var optionCount: Int { if case .select(let select) = self { select.options.count } else { 0 } }

    /// Length of the longest list of numbers in the content.
    var listCount: Int {
        switch self {
        case .shape(let shape):
            [shape.fill?.stopCount ?? 0, shape.stroke?.paint.stopCount ?? 0, shape.stroke?.dash?.count ?? 0].max() ?? 0
        case .scroll(let scroll): if case .offsets(let offsets) = scroll.snap { offsets.count } else { 0 }
        case .text(let text): text.lines.reduce(0) { $1.runs.reduce($0) { max($0, $1.paint?.stopCount ?? 0) } }
        case .group, .image, .button, .toggle, .slider, .select, .valueInput, .textField, .dialog, .media: 0
        }
    }
}

extension ScrollContent {
    fileprivate var numbers: [Double] {
        var numbers =
            [contentSize.width, contentSize.height] + [target?.x, target?.y, shift?.x, shift?.y].compactMap(\.self)
        if case .offsets(let offsets) = snap { numbers += offsets }
        return numbers
    }
}

extension TextLine {
    fileprivate var numbers: [Double] {
        [y, height, baseline] + runs.flatMap { [$0.x, $0.width] + $0.font.numbers + $0.details }
    }
}

extension TextRun {
    fileprivate var details: [Double] {
        [tracking, baselineOffset].compactMap(\.self) + (paint?.numbers ?? [])
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
        case .radialGradient(let radial):
            [radial.centerX, radial.centerY, radial.startRadius, radial.endRadius] + radial.stops.map(\.location)
        case .angularGradient(let angular):
            [angular.centerX, angular.centerY, angular.startAngle, angular.endAngle] + angular.stops.map(\.location)
        }
    }

    fileprivate var stopCount: Int {
        switch self {
        case .color: 0
        case .linearGradient(let line): line.stops.count
        case .radialGradient(let radial): radial.stops.count
        case .angularGradient(let angular): angular.stops.count
        }
    }
}

extension Stroke {
    fileprivate var numbers: [Double] { paint.numbers + [width, miterLimit ?? 10, dashPhase ?? 0] + (dash ?? []) }
}

extension NodeStyle {
    var numbers: [Double] {
        (transform ?? []) + (projection ?? [])
            + [opacity, clip?.cornerRadius, backdropBlur, shadow?.radius, shadow?.x, shadow?.y].compactMap(\.self)
            + (filters?.numbers ?? [])
    }
}

extension Filters {
    fileprivate var numbers: [Double] {
        [blur, brightness, contrast, saturation, grayscale, hueRotation].compactMap(\.self)
    }
}

extension NodeGestures {
    /// Durations, distances and tap counts, none of which is negative in a valid tree.
    var numbers: [Double] {
        [longPress?.duration, longPress?.distance, dragDistance].compactMap(\.self) + (taps ?? []).map(Double.init)
    }
}

extension NodeAccessibility {
    var textByteCount: Int {
        [label, value, hint, help, identifier].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
            + (actions ?? []).reduce(0) { $0 + $1.utf8.count }
    }
}
