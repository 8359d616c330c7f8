/// Marks of intervals for Instruments, which is not there: work runs as it is.
///
/// Source: developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
    public let isEnabled = false

    public init() {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}
    public static let disabled = OSSignposter()

    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .init()
    }
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { .init() }
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    /// Runs the task.
    /// Source: developer.apple.com/documentation/os/ossignposter/withintervalsignpost(_:id:around:)
    @available(*, deprecated, message: "Signposts have no effect in Parley: nothing records them.")
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// Source: developer.apple.com/documentation/os/ossignpostintervalstate
public struct OSSignpostIntervalState: Sendable {}

/// Source: developer.apple.com/documentation/os/ossignpostid
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
}
