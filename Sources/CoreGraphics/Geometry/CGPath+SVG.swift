// Node trees store paths as SVG path data.
extension CGPath {
    /// Path data with absolute `M L Q C Z` commands and three decimals.
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

    /// Parses the format of `svg`; returns nil for anything else.
    package convenience init?(svg text: String) {
        var reader = PathDataReader(text)
        guard let elements = reader.elements() else { return nil }
        self.init(elements: elements)
    }
}

/// Parser of absolute `M L Q C Z` commands. Returns nil for malformed text; never traps.
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
