import Foundation

/// Parser of arbitrary SVG path data: converts relative commands, shorthands and arcs to lines and curves.
///
/// Source: W3C, SVG 2, "Paths". Never fails: an error ends the path there, as the standard requires.
struct SVGPathParser {
    private var rest: Substring.UTF8View
    private var elements: [CGPath.Element] = []
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// Last control point, for shorthands that mirror it.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    static func elements(of text: String) -> [CGPath.Element] {
        var parser = SVGPathParser(rest: text[...].utf8)
        parser.readCommands()
        return parser.elements
    }

    private init(rest: Substring.UTF8View) { self.rest = rest }

    private mutating func readCommands() {
        skipSeparators()
        while let byte = rest.popFirst() {
            let command = Character(UnicodeScalar(byte))
            guard "MmLlHhVvCcSsQqTtAaZz".contains(command), readSegments(command) else { return }
            skipSeparators()
        }
    }

    /// Parses all segments after a command letter; returns false for malformed data.
    private mutating func readSegments(_ command: Character) -> Bool {
        guard command.lowercased() != "z" else {
            elements.append(.close)
            point = start
            (cubicControl, quadControl) = (nil, nil)
            return true
        }
        var command = command
        repeat {
            guard readSegment(command) else { return false }
            // Further coordinate pairs after a move are lines.
            if command == "M" { command = "L" } else if command == "m" { command = "l" }
            skipSeparators()
        } while startsNumber
        return true
    }

    private mutating func readSegment(_ command: Character) -> Bool {
        let origin = command.isLowercase ? point : .zero
        switch command.lowercased() {
        case "m": return readPoint(origin).map { move(to: $0) } != nil
        case "l": return readPoint(origin).map { line(to: $0) } != nil
        case "h": return number().map { line(to: CGPoint(x: origin.x + $0, y: point.y)) } != nil
        case "v": return number().map { line(to: CGPoint(x: point.x, y: origin.y + $0)) } != nil
        case "c", "s": return readCurve(origin, isShort: command.lowercased() == "s")
        case "q", "t": return readQuad(origin, isShort: command.lowercased() == "t")
        default: return readArc(origin)
        }
    }

    private mutating func move(to end: CGPoint) {
        elements.append(.move(end))
        (point, start, cubicControl, quadControl) = (end, end, nil, nil)
    }

    private mutating func line(to end: CGPoint) {
        elements.append(.line(end))
        (point, cubicControl, quadControl) = (end, nil, nil)
    }

    private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        elements.append(.curve(end, control1: control1, control2: control2))
        (point, cubicControl, quadControl) = (end, control2, nil)
    }

    private mutating func readCurve(_ origin: CGPoint, isShort: Bool) -> Bool {
        let mirrored = cubicControl.map(mirror) ?? point
        guard let first = isShort ? mirrored : readPoint(origin), let second = readPoint(origin),
            let end = readPoint(origin)
        else { return false }
        curve(first, second, to: end)
        return true
    }

    private mutating func readQuad(_ origin: CGPoint, isShort: Bool) -> Bool {
        let mirrored = quadControl.map(mirror) ?? point
        guard let control = isShort ? mirrored : readPoint(origin), let end = readPoint(origin) else { return false }
        elements.append(.quad(end, control: control))
        (point, cubicControl, quadControl) = (end, nil, control)
        return true
    }

    private mutating func readArc(_ origin: CGPoint) -> Bool {
        guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(), let isSweep = flag(),
            let end = readPoint(origin)
        else { return false }
        let arc = SVGArc(from: point, to: end, rx: abs(rx), ry: abs(ry), rotation: rotation, isLarge, isSweep)
        guard let arc else {
            line(to: end)
            return true
        }
        for piece in arc.curves { curve(piece.control1, piece.control2, to: piece.end) }
        (point, cubicControl) = (end, nil)
        return true
    }

    private func mirror(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }
}

// MARK: - Tokens

extension SVGPathParser {
    private var startsNumber: Bool {
        guard let byte = rest.first else { return false }
        return (48...57).contains(byte) || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
    }

    private mutating func readPoint(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Parses a number. A second dot or sign starts the next number: `.5.5` are two.
    private mutating func number() -> CGFloat? {
        skipSeparators()
        var text = ""
        var hasDot = false
        while let byte = rest.first {
            let character = Character(UnicodeScalar(byte))
            let isSign = character == "-" || character == "+"
            if isSign, !text.isEmpty, text.last != "e" { break }
            if character == ".", hasDot { break }
            guard isSign || character.isNumber || character == "." || character == "e" else { break }
            hasDot = hasDot || character == "."
            text.append(character)
            rest.removeFirst()
        }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(value)
    }

    /// Parses a flag of an arc, which need not be followed by a separator.
    private mutating func flag() -> Bool? {
        skipSeparators()
        switch rest.popFirst() {
        case UInt8(ascii: "0"): return false
        case UInt8(ascii: "1"): return true
        default: return nil
        }
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }
}

extension CGPath {
    /// Parses arbitrary SVG path data, up to the first error.
    package convenience init(svgAny text: String) { self.init(elements: SVGPathParser.elements(of: text)) }
}
