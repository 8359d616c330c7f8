/// A path with a fill, a stroke, or both.
public struct ShapeContent: Hashable, Sendable, Codable {
    /// SVG path data in points from the node's top-left corner, absolute commands `M L Q C Z` only.
    public var path: String
    public var fill: Paint?
    public var stroke: Stroke?
    /// The even-odd fill rule; the default is non-zero.
    public var evenOdd: Bool?

    public init(path: String, fill: Paint? = nil, stroke: Stroke? = nil, evenOdd: Bool? = nil) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        self.evenOdd = evenOdd
    }
}

/// What fills an area or a line.
public enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient(LinearGradientPaint)
}

/// A gradient along a line given in unit coordinates of the node's frame (0,0 is its top-left corner).
public struct LinearGradientPaint: Hashable, Sendable, Codable {
    public struct Stop: Hashable, Sendable, Codable {
        /// 0…1, not decreasing.
        public var location: Double
        public var color: RGBA
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }
    public var stops: [Stop]
    public var startX, startY, endX, endY: Double

    public init(stops: [Stop], startX: Double, startY: Double, endX: Double, endY: Double) {
        self.stops = stops
        self.startX = startX
        self.startY = startY
        self.endX = endX
        self.endY = endY
    }
}

extension Paint: Codable {
    private enum CodingKeys: String, CodingKey { case kind, color }
    private enum Kind: String, Codable { case color, linearGradient }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .color: self = .color(try values.decode(RGBA.self, forKey: .color))
        case .linearGradient: self = .linearGradient(try LinearGradientPaint(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .color(let color):
            try values.encode(Kind.color, forKey: .kind)
            try values.encode(color, forKey: .color)
        case .linearGradient(let gradient):
            try values.encode(Kind.linearGradient, forKey: .kind)
            try gradient.encode(to: encoder)
        }
    }
}

/// A line along a path. Width and dash lengths in points.
public struct Stroke: Hashable, Sendable, Codable {
    public enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }
    public enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }
    public var paint: Paint
    public var width: Double
    public var cap: Cap?
    public var join: Join?
    public var dash: [Double]?

    public init(paint: Paint, width: Double, cap: Cap? = nil, join: Join? = nil, dash: [Double]? = nil) {
        self.paint = paint
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
