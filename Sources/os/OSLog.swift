import Glibc

/// The part of an app that a message comes from.
///
/// Source: developer.apple.com/documentation/os/oslog
public final class OSLog: Sendable {
    private let subsystem: String?
    private let category: String
    private let isEnabled: Bool

    /// Source: developer.apple.com/documentation/os/oslog/init(subsystem:category:)-87gau
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isEnabled) = (subsystem, category, true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isEnabled: Bool) { (subsystem, category, self.isEnabled) = (nil, "", isEnabled) }

    /// Source: developer.apple.com/documentation/os/oslog/default
    public static let `default` = OSLog(isEnabled: true)
    /// Source: developer.apple.com/documentation/os/oslog/disabled
    public static let disabled = OSLog(isEnabled: false)

    /// Source: developer.apple.com/documentation/os/oslog/category
    public struct Category: Sendable {
        let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Source: developer.apple.com/documentation/os/oslog/isenabled(type:)
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    /// Writes one line to the standard error, which the host reads, in one call.
    func write(_ level: OSLogType, _ message: String) {
        guard isEnabled else { return }
        var line = line(level, message)
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }

    func line(_ level: OSLogType, _ message: String) -> String {
        let place = subsystem.map { "[\($0):\(category)] " } ?? ""
        return place + level.prefix + message + "\n"
    }
}

/// How grave a message is.
///
/// Source: developer.apple.com/documentation/os/oslogtype
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    /// Words before a message; none for ordinary ones.
    fileprivate var prefix: String {
        switch self {
        case .info: "info: "
        case .debug: "debug: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}
