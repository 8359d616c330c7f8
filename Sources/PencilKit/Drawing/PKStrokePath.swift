/// The points of a stroke. A line is drawn smoothly along them, through the middles between each two.
///
/// Partly: the points are those that were touched; between them values are interpolated in a straight line, where Apple's are of a
/// cubic B-spline.
///
/// Source: developer.apple.com/documentation/pencilkit/pkstrokepath-swift.struct
public struct PKStrokePath: RandomAccessCollection, Sendable {
    public private(set) var creationDate: Date
    var points: [PKStrokePoint]

    public init() { self.init(controlPoints: [], creationDate: Date(timeIntervalSinceReferenceDate: 0)) }

    /// Creates a path; points beyond `DrawingLimits.strokePointCountMax` are left out.
    public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
        points = Array(controlPoints.prefix(DrawingLimits.strokePointCountMax))
        self.creationDate = creationDate
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    func isSame(as other: PKStrokePath) -> Bool {
        guard creationDate == other.creationDate, points.count == other.points.count else { return false }
        let isShared = points.withUnsafeBufferPointer { own in
            other.points.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
        }
        return isShared || zip(points, other.points).allSatisfy { $0.isSame(as: $1) }
    }

    // MARK: Between the points

    /// Returns the place at a parametric value: 0 is the first point, 1 the second. Values outside are those of the ends.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        interpolatedPoint(at: parametricValue).location
    }

    /// Returns the point at a parametric value; one without size where the path is empty.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        guard let last = points.last else {
            return PKStrokePoint(
                location: .zero, timeOffset: 0, size: .zero, opacity: 0, force: 0, azimuth: 0, altitude: 0)
        }
        let value = parametricValue.isFinite ? Swift.max(0, parametricValue) : 0
        guard value < CGFloat(points.count - 1) else { return last }
        let index = Int(value)
        let share = value - CGFloat(index)
        return share == 0 ? points[index] : points[index].mixed(with: points[index + 1], share)
    }
}
