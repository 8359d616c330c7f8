public import Foundation
public import OpenCombine

/// A moment at which a run loop or an operation queue runs something; both have it under the name `SchedulerTimeType`.
///
/// Source: developer.apple.com/documentation/foundation/runloop/schedulertimetype
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: _DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }
    public func advanced(by stride: Stride) -> _DateSchedulerTime {
        _DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
    }

    /// A length of time, in seconds.
    ///
    /// Source: developer.apple.com/documentation/foundation/runloop/schedulertimetype/stride
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        public var magnitude: TimeInterval
        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(floatLiteral value: TimeInterval) { self.init(value) }
        public init(integerLiteral value: TimeInterval) { self.init(value) }
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        public static func seconds(_ count: Double) -> Stride { Stride(count) }
        public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }
        public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
        public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
        public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }

        public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
        public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
        public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
        public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
        public static func *= (one: inout Stride, other: Stride) { one = one * other }
    }
}
