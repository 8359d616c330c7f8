/// Writes messages of an app to its log: the lines that `parley run` shows in the terminal and in the page's inspector.
///
/// Partly: all levels are written, and nothing is kept beyond the host's log of the app.
///
/// Source: developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
    let log: OSLog

    /// Source: developer.apple.com/documentation/os/logger/init(subsystem:category:)
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    /// Source: developer.apple.com/documentation/os/logger/log(level:_:)
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }

    /// Source: developer.apple.com/documentation/os/logger/debug(_:)
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Source: developer.apple.com/documentation/os/logger/info(_:)
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    /// Source: developer.apple.com/documentation/os/logger/notice(_:)
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Source: developer.apple.com/documentation/os/logger/error(_:)
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Source: developer.apple.com/documentation/os/logger/fault(_:)
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}
