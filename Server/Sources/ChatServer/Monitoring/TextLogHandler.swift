package import Logging

/// Writes lines as swift-log's own handler does, and puts the metadata into words when a line is written. That one does so at each change,
/// and each request is a change: it has a number, which nobody reads where nothing is written.
package struct TextLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let lines: StreamLogHandler

    /// - Parameter lines: writes the lines, to the standard error as a rule.
    package init(_ lines: StreamLogHandler) {
        self.lines = lines
        logLevel = lines.logLevel
        metadataProvider = lines.metadataProvider
    }

    package static func standardError(label: String) -> TextLogHandler {
        TextLogHandler(StreamLogHandler.standardError(label: label))
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var lines = lines
        (lines.logLevel, lines.metadata, lines.metadataProvider) = (logLevel, metadata, metadataProvider)
        lines.log(event: event)
    }
}
