public import Foundation

// Names of what Apple's systems tell of a device. Source: developer.apple.com/documentation/foundation/processinfo
extension ProcessInfo {
    /// Always false: a page does not hear of it.
    /// Source: developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled
    public var isLowPowerModeEnabled: Bool { false }

    /// Always nominal: a page does not hear how warm a device is.
    /// Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.property
    public var thermalState: ThermalState { .nominal }

    /// Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Kind of an activity. Source: developer.apple.com/documentation/foundation/processinfo/activityoptions
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Returns an object for `endActivity`. An activity keeps nothing awake: an app runs while somebody has it open.
    /// Source: developer.apple.com/documentation/foundation/processinfo/beginactivity(options:reason:)
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

    /// Source: developer.apple.com/documentation/foundation/processinfo/endactivity(_:)
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Source: developer.apple.com/documentation/foundation/processinfo/performactivity(options:reason:using:)
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
}

/// Runs the body: there are no pools on this platform, where an object goes with its last reference.
///
/// Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001. Source: developer.apple.com/documentation/corefoundation/cfabsolutetime
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Source: developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension Bundle {
    /// Returns the files of a kind. Foundation's function of this name returns `NSURL`s here, and is still there for an extension
    /// that is nil.
    ///
    /// Source: developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:)
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
        return found?.map { $0 as URL }
    }
}
