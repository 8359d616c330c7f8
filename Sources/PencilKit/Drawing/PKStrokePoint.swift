/// A point of a stroke. Source: developer.apple.com/documentation/pencilkit/pkstrokepoint-swift.struct
public struct PKStrokePoint: Sendable {
    /// Place before the stroke's transform, in points.
    public let location: CGPoint
    /// Seconds since the beginning of the stroke.
    public let timeOffset: TimeInterval
    /// Size of the tip, in points; the mean of both sides is drawn.
    public let size: CGSize
    /// Opacity in 0…1, by which that of the ink is multiplied; the mean of all points is drawn.
    public let opacity: CGFloat
    /// Force of a pencil, which is kept and not drawn.
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat
    /// Scale of the second width of a crayon or fountain pen, which is kept and not drawn.
    public let secondaryScale: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth,
            altitude: altitude, secondaryScale: 1)
    }

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat, secondaryScale: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
        self.secondaryScale = secondaryScale
    }

    /// Width of the line at the point.
    var width: CGFloat { (size.width + size.height) / 2 }

    /// Returns a point between this one (0) and another (1).
    func mixed(with other: PKStrokePoint, _ share: CGFloat) -> PKStrokePoint {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return PKStrokePoint(
            location: CGPoint(x: mix(location.x, other.location.x), y: mix(location.y, other.location.y)),
            timeOffset: timeOffset + (other.timeOffset - timeOffset) * TimeInterval(share),
            size: CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height)),
            opacity: mix(opacity, other.opacity), force: mix(force, other.force), azimuth: mix(azimuth, other.azimuth),
            altitude: mix(altitude, other.altitude), secondaryScale: mix(secondaryScale, other.secondaryScale))
    }

    func isSame(as other: PKStrokePoint) -> Bool {
        location == other.location && timeOffset == other.timeOffset && size == other.size && opacity == other.opacity
            && force == other.force && azimuth == other.azimuth && altitude == other.altitude
            && secondaryScale == other.secondaryScale
    }
}
