public import CoreGraphics

extension Path {
    /// Smallest rectangle that contains the path, excluding control points outside of it; `CGRect.null` for an empty
    /// path.
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

    /// Returns whether a point is inside. Open subpaths count as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    public init(_ path: CGMutablePath) { self.init(path as CGPath) }
}

extension Path: LosslessStringConvertible {
    /// Numbers followed by the letter of their command, as in Apple's format: `0 0 m 10 0 l h`.
    public var description: String {
        elements.map { element in
            let letter =
                switch element {
                case .move: "m"
                case .line: "l"
                case .quadCurve: "q"
                case .curve: "c"
                case .closeSubpath: "h"
                }
            let numbers = element.points.flatMap { [PathData.number($0.x), PathData.number($0.y)] }
            return (numbers + [letter]).joined(separator: " ")
        }.joined(separator: " ")
    }

    /// Parses the format of `description`; returns nil for anything else.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
            } else {
                guard let element = Element(letter: word, numbers) else { return nil }
                elements.append(element)
                numbers = []
            }
        }
        guard numbers.isEmpty else { return nil }
    }
}

extension Path.Element {
    fileprivate init?(letter: Substring, _ numbers: [CGFloat]) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, numbers.count) {
        case ("m", 2): self = .move(to: points[0])
        case ("l", 2): self = .line(to: points[0])
        case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
        case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }
}
