/// Seconds of a clock that only goes forward. Source: Apple, "CACurrentMediaTime()".
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Name of a curve. Source: Apple, "CAMediaTimingFunctionName".
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Curve of an animation over its time. Source: Apple, "CAMediaTimingFunction".
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {  // immutable
    let course: BezierCourse

    /// Creates a curve by its name; an unknown one is linear.
    public init(name: CAMediaTimingFunctionName) {
        course =
            switch name {
            case .easeIn: BezierCourse(0.42, 0, 1, 1)
            case .easeOut: BezierCourse(0, 0, 0.58, 1)
            case .easeInEaseOut: BezierCourse(0.42, 0, 0.58, 1)
            case .default: BezierCourse(0.25, 0.1, 0.25, 1)
            default: .linear
            }
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        course = BezierCourse(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }
}

/// Whether an animation shows before its start and after its end. Source: Apple, "CAMediaTimingFillMode".
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var isForwards: Bool { self == .forwards || self == .both }
    var isBackwards: Bool { self == .backwards || self == .both }
}
