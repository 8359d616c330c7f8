/// Units per second. Source: developer.apple.com/documentation/coremedia/cmtimescale
public typealias CMTimeScale = Int32
/// Source: developer.apple.com/documentation/coremedia/cmtimevalue
public typealias CMTimeValue = Int64

/// A point in time or a duration, as a fraction of seconds.
///
/// Source: developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    /// Units per second; 0 in invalid and indefinite times.
    public var timescale: Int32

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that is not known yet.
    public static let indefinite = CMTime(value: .max, timescale: 0)

    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time from seconds.
    /// - Parameter seconds: rounded to the timescale; values that cannot be represented yield `invalid`.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        guard preferredTimescale > 0, let value = Int64(exactly: parts) else {
            self = .invalid
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }

    /// Seconds; NaN if the time is not numeric.
    public var seconds: Double { isNumeric ? Double(value) / Double(timescale) : .nan }
    public var isValid: Bool { self != .invalid }
    public var isIndefinite: Bool { self == .indefinite }
    public var isNumeric: Bool { timescale > 0 }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }
}

/// Time between two points in time. Source: developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

extension CMTime {
    /// The end of all times. Source: developer.apple.com/documentation/coremedia/cmtime/positiveinfinity
    public static let positiveInfinity = CMTime(value: .max, timescale: -1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
