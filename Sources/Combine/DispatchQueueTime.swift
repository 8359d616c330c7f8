public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A moment at which a queue runs something.
    ///
    /// Source: developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let apart = Int(clamping: to > from ? to - from : from - to)
            return .nanoseconds(to > from ? apart : -apart)
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType { .init(dispatchTime + stride.timeInterval) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time, in whole nanoseconds; one that is longer than `Int.max` of them is cut.
        ///
        /// Source: developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype/stride
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            public var magnitude: Int
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(product: (partialValue: Int, overflow: Bool), isNegative: Bool) {
                magnitude = product.overflow ? (isNegative ? .min : .max) : product.partialValue
            }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self = .nanoseconds(.max)
                }
            }

            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let count = Int(exactly: source) else { return nil }
                self = .seconds(count)
            }

            public static func seconds(_ count: Double) -> Stride {
                nanoseconds(Int(exactly: (count * 1e9).rounded()) ?? (count < 0 ? .min : .max))
            }
            public static func seconds(_ count: Int) -> Stride { times(count, 1_000_000_000) }
            public static func milliseconds(_ count: Int) -> Stride { times(count, 1_000_000) }
            public static func microseconds(_ count: Int) -> Stride { times(count, 1_000) }
            public static func nanoseconds(_ count: Int) -> Stride { times(count, 1) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                Stride(product: count.multipliedReportingOverflow(by: unit), isNegative: count < 0)
            }

            public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
            public static func + (one: Stride, other: Stride) -> Stride {
                Stride(
                    product: one.magnitude.addingReportingOverflow(other.magnitude), isNegative: other.magnitude < 0)
            }
            public static func - (one: Stride, other: Stride) -> Stride {
                Stride(
                    product: one.magnitude.subtractingReportingOverflow(other.magnitude),
                    isNegative: other.magnitude > 0)
            }
            public static func * (one: Stride, other: Stride) -> Stride {
                Stride(
                    product: one.magnitude.multipliedReportingOverflow(by: other.magnitude),
                    isNegative: (one.magnitude < 0) != (other.magnitude < 0))
            }
            public static func *= (one: inout Stride, other: Stride) { one = one * other }
        }
    }
}
