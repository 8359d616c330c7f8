/// A size in points. Both sides are finite and not negative in a valid tree.
public struct TreeSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points, relative to its parent node's frame (for children of a scroll node: to its content).
public struct TreeRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let zero = TreeRect(x: 0, y: 0, width: 0, height: 0)
}

// Both are encoded as short arrays, because frames are the bulk of a patch.
extension TreeSize: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(wireNumber(width))
        try values.encode(wireNumber(height))
    }
}

extension TreeRect: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            x: try values.decode(Double.self), y: try values.decode(Double.self),
            width: try values.decode(Double.self), height: try values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [x, y, width, height] { try values.encode(wireNumber(value)) }
    }
}

/// Rounds to thousandths of a point: far below what a screen resolves, and short on the wire.
func wireNumber(_ value: Double) -> Double {
    let thousandths = (value * 1000).rounded()
    return thousandths.isFinite ? thousandths / 1000 : value
}
