// Constants of emitter layers. Source: developer.apple.com/documentation/quartzcore/caemitterlayer

/// Shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

    /// Returns a place of the shape around its middle.
    func place(in size: CGSize, _ mode: CAEmitterLayerEmitterMode, _ chance: inout Chance) -> CGPoint {
        let isEdge = mode == .outline || mode == .surface
        switch self {
        case .line: return CGPoint(x: chance.spread(size.width), y: 0)
        case .rectangle, .cuboid:
            let place = CGPoint(x: chance.spread(size.width), y: chance.spread(size.height))
            return isEdge ? Self.onEdge(place, size) : place
        case .circle, .sphere:
            let angle = chance.spread(2 * .pi)
            // The root spreads places evenly over the area.
            let radius = size.width * (isEdge ? 1 : (chance.spread(1) + 0.5).squareRoot())
            return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        default: return .zero
        }
    }

    /// Moves a place of a rectangle straight out to its nearest edge.
    private static func onEdge(_ place: CGPoint, _ size: CGSize) -> CGPoint {
        let (right, bottom) = (size.width / 2, size.height / 2)
        if right - abs(place.x) < bottom - abs(place.y) {
            return CGPoint(x: place.x < 0 ? -right : right, y: place.y)
        }
        return CGPoint(x: place.x, y: place.y < 0 ? -bottom : bottom)
    }
}

/// Part of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Order in which particles are drawn, and how they are mixed with what is below.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
