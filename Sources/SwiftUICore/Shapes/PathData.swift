/// Writer of SVG path data with absolute commands and three decimals. Works on bytes, because a screen has hundreds
/// of outlines.
package struct PathData {
    /// Largest coordinate in points; larger ones are clamped.
    private static let numberMax: CGFloat = 1_000_000

    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    package static func rectangle(_ rect: CGRect) -> String { Path(rect).data }

    static func number(_ value: CGFloat) -> String {
        var data = PathData()
        data.add(value)
        return data.text
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let end): add("M", end)
        case .line(let end): add("L", end)
        case .quadCurve(let end, let control): add("Q", control, end)
        case .curve(let end, let first, let second): add("C", first, second, end)
        case .closeSubpath: bytes.append(UInt8(ascii: "Z"))
        }
    }

    private mutating func add(
        _ letter: Unicode.Scalar, _ first: CGPoint, _ second: CGPoint? = nil, _ third: CGPoint? = nil
    ) {
        bytes.append(UInt8(ascii: letter))
        add(first)
        for point in [second, third] {
            guard let point else { return }
            bytes.append(UInt8(ascii: " "))
            add(point)
        }
    }

    private mutating func add(_ point: CGPoint) {
        add(point.x)
        bytes.append(UInt8(ascii: " "))
        add(point.y)
    }

    /// Appends a number with up to three decimals, without trailing zeros.
    private mutating func add(_ value: CGFloat) {
        guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
        let thousandths = Int((min(max(value, -Self.numberMax), Self.numberMax) * 1000).rounded())
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        addDigits(of: whole)
        if rest != 0 { addDecimals(rest) }
    }

    private mutating func addDigits(of number: Int) {
        if number >= 10 { addDigits(of: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    private mutating func addDecimals(_ thousandths: Int) {
        bytes.append(UInt8(ascii: "."))
        var (rest, unit) = (thousandths, 100)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            (rest, unit) = (rest % unit, unit / 10)
        }
    }
}
