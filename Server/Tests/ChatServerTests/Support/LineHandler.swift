import Logging

/// Hands on each line that is logged, without what is less than a notice.
struct LineHandler: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata = Logger.Metadata()
    let receive: @Sendable (String) -> Void

    init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { receive("\(event.message)") }
}
