extension CGPath {
    static func rectangle(_ rect: CGRect) -> [Element] {
        let rect = rect.standardized
        return [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// How far a cubic's control points stand from its ends to come nearest to a quarter of a circle.
    static let quarterCircle: CGFloat = 0.5522847498

    static func ellipse(in rect: CGRect) -> [Element] {
        roundedRectangle(rect, rect.width / 2, rect.height / 2)
    }

    static func roundedRectangle(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> [Element] {
        let rect = rect.standardized
        let rx = max(0, min(cornerWidth, rect.width / 2))
        let ry = max(0, min(cornerHeight, rect.height / 2))
        guard rx > 0, ry > 0 else { return rectangle(rect) }
        let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        return [
            .move(point(left + rx, top)), .line(point(right - rx, top)),
            .curve(point(right, top + ry), control1: point(right - kx, top), control2: point(right, top + ky)),
            .line(point(right, bottom - ry)),
            .curve(point(right - rx, bottom), control1: point(right, bottom - ky), control2: point(right - kx, bottom)),
            .line(point(left + rx, bottom)),
            .curve(point(left, bottom - ry), control1: point(left + kx, bottom), control2: point(left, bottom - ky)),
            .line(point(left, top + ry)),
            .curve(point(left + rx, top), control1: point(left, top + ky), control2: point(left + kx, top)), .close,
        ]
    }

    /// An arc of a circle as cubics, each of a quarter or less. The first element is its start.
    static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) -> [Element] {
        let sweep = normalizedSweep(from: start, to: end, clockwise: clockwise)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var elements: [Element] = [.line(point(start))]
        for piece in 0..<pieces {
            let (a, b) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
            let (from, to) = (point(a), point(b))
            elements.append(
                .curve(
                    to, control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                    control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
        }
        return elements
    }

    /// `clockwise` as CoreGraphics means it: with y up; on a screen it runs the other way round.
    private static func normalizedSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        guard start.isFinite, end.isFinite else { return 0 }
        var sweep = end - start
        if clockwise {
            if sweep <= -full { return -full }
            while sweep > 0 { sweep -= full }
        } else {
            if sweep >= full { return full }
            while sweep < 0 { sweep += full }
        }
        return sweep
    }
}

// MARK: - SVG path data, the form that node trees carry

extension CGPath {
    /// Absolute `M L Q C Z` with points to a thousandth.
    package var svg: String {
        elements.map { element in
            let letter =
                switch element {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .curve: "C"
                case .close: "Z"
                }
            return letter + element.points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
        }.joined()
    }

    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (min(max(value, -1e7), 1e7) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }

    /// Reads what `svg` writes; nil for anything else.
    package convenience init?(svg text: String) {
        var reader = PathDataReader(text)
        guard let elements = reader.elements() else { return nil }
        self.init(elements: elements)
    }
}

/// Reads absolute `M L Q C Z` commands. Total: any text gives elements or nil.
private struct PathDataReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    mutating func elements() -> [CGPath.Element]? {
        var elements: [CGPath.Element] = []
        while let command = nextByte() {
            guard let element = element(command) else { return nil }
            elements.append(element)
        }
        return elements
    }

    private mutating func element(_ command: UInt8) -> CGPath.Element? {
        switch command {
        case UInt8(ascii: "M"): return point().map { .move($0) }
        case UInt8(ascii: "L"): return point().map { .line($0) }
        case UInt8(ascii: "Q"):
            guard let control = point(), let end = point() else { return nil }
            return .quad(end, control: control)
        case UInt8(ascii: "C"):
            guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
            return .curve(end, control1: control1, control2: control2)
        case UInt8(ascii: "Z"): return .close
        default: return nil
        }
    }

    private mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let digits = rest.prefix { byte in
            (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "e")
        }
        rest = rest.dropFirst(digits.count)
        guard let value = Double(String(decoding: Array(digits), as: UTF8.self)), value.isFinite else { return nil }
        return CGFloat(value)
    }

    private mutating func nextByte() -> UInt8? {
        skipSeparators()
        return rest.popFirst()
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }
}
