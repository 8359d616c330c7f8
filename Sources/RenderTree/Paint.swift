/// A fill of an area, a stroke or text.
public enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient(LinearGradientPaint)
    case radialGradient(RadialGradientPaint)
    case angularGradient(AngularGradientPaint)
}

/// One colour stop of a gradient.
public struct GradientStop: Hashable, Sendable, Codable {
    /// 0…1, not decreasing.
    public var location: Double
    public var color: RGBA
    public init(location: Double, color: RGBA) {
        self.location = location
        self.color = color
    }
}

/// A gradient along a line given in unit coordinates of the node's frame (0,0 is its top-left corner).
public struct LinearGradientPaint: Hashable, Sendable, Codable {
    public typealias Stop = GradientStop
    public var stops: [GradientStop]
    public var startX, startY, endX, endY: Double

    public init(stops: [GradientStop], startX: Double, startY: Double, endX: Double, endY: Double) {
        self.stops = stops
        self.startX = startX
        self.startY = startY
        self.endX = endX
        self.endY = endY
    }
}

/// A gradient between two concentric circles; within the inner one, the first colour.
public struct RadialGradientPaint: Hashable, Sendable, Codable {
    public var stops: [GradientStop]
    /// The centre in unit coordinates of the node's frame.
    public var centerX, centerY: Double
    /// Radii in points, or, if `isElliptical`, in units of the frame's width and height.
    public var startRadius, endRadius: Double
    public var isElliptical: Bool?

    public init(
        stops: [GradientStop], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double,
        isElliptical: Bool? = nil
    ) {
        self.stops = stops
        self.centerX = centerX
        self.centerY = centerY
        self.startRadius = startRadius
        self.endRadius = endRadius
        self.isElliptical = isElliptical
    }
}

/// A gradient around a point. Angles in degrees, clockwise from the right.
public struct AngularGradientPaint: Hashable, Sendable, Codable {
    public var stops: [GradientStop]
    /// The centre in unit coordinates of the node's frame.
    public var centerX, centerY: Double
    public var startAngle, endAngle: Double

    public init(stops: [GradientStop], centerX: Double, centerY: Double, startAngle: Double, endAngle: Double) {
        self.stops = stops
        self.centerX = centerX
        self.centerY = centerY
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
}

extension Paint: Codable {
    private enum CodingKeys: String, CodingKey { case kind, color }
    private enum Kind: String, Codable { case color, linearGradient, radialGradient, angularGradient }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .color: self = .color(try values.decode(RGBA.self, forKey: .color))
        case .linearGradient: self = .linearGradient(try LinearGradientPaint(from: decoder))
        case .radialGradient: self = .radialGradient(try RadialGradientPaint(from: decoder))
        case .angularGradient: self = .angularGradient(try AngularGradientPaint(from: decoder))
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
        case .radialGradient(let gradient):
            try values.encode(Kind.radialGradient, forKey: .kind)
            try gradient.encode(to: encoder)
        case .angularGradient(let gradient):
            try values.encode(Kind.angularGradient, forKey: .kind)
            try gradient.encode(to: encoder)
        }
    }
}

extension Paint: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        switch self {
        case .color: break
        case .linearGradient(let line): examination.gradient(line.stops, line.startX, line.startY, line.endX, line.endY)
        case .radialGradient(let radial):
            examination.gradient(
                radial.stops, radial.centerX, radial.centerY, radial.startRadius, radial.endRadius)
        case .angularGradient(let angular):
            examination.gradient(
                angular.stops, angular.centerX, angular.centerY, angular.startAngle, angular.endAngle)
        }
    }
}

extension NodeExamination {
    fileprivate mutating func gradient(_ stops: [GradientStop], _ geometry: Double...) {
        list(stops.count)
        for value in geometry { number(value) }
        for stop in stops { number(stop.location) }
    }
}
