/// An sRGB colour, each component 0…1, not premultiplied. On the wire: `#rrggbbaa`.
public struct RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Parses `#rrggbb` or `#rrggbbaa`; returns nil for anything else.
    public init?(hexadecimal text: some StringProtocol) {
        guard text.first == "#", text.count == 7 || text.count == 9,
            text.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt64(text.dropFirst(), radix: 16)
        else { return nil }
        let rgba = text.count == 9 ? value : value << 8 | 0xff
        func component(_ shift: UInt64) -> Double { Double(rgba >> shift & 0xff) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// The wire form: components clamped to 0…1 and rounded to 8 bits; a NaN counts as 0.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue, alpha].reduce(into: "#") { text, component in
            let byte = Int((max(0, min(1, component.isNaN ? 0 : component)) * 255).rounded())
            text.append(digits[byte / 16])
            text.append(digits[byte % 16])
        }
    }
}

extension RGBA: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let colour = RGBA(hexadecimal: text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a colour must be #rrggbbaa, not \(text.prefix(20))"))
        }
        self = colour
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hexadecimal)
    }
}
