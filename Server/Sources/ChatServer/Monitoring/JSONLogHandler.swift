import Foundation
package import Logging
import Synchronization

/// Writes each line of the log as one JSON object, for programs that collect logs: `time`, `level`, `logger`, `message`, and the
/// metadata's values under their names.
package struct JSONLogHandler: LogHandler {
    package var logLevel = Logger.Level.notice
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let write: @Sendable (String) -> Void

    /// - Parameter write: gets each line, with its line break.
    package init(label: String, write: @escaping @Sendable (String) -> Void = Self.standardError) {
        (self.label, self.write) = (label, write)
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var fields: [String: String] = [:]
        for source in [metadataProvider?.get() ?? [:], metadata, event.metadata ?? [:]] {
            for (name, value) in source { fields[name] = "\(value)" }
        }
        fields.merge([
            "time": Date().ISO8601Format(.init(includingFractionalSeconds: true)), "level": event.level.rawValue,
            "logger": label, "message": event.message.description,
        ]) { _, own in own }
        if let error = event.error { fields["error"] = "\(error)" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(fields) else { return }
        write(String(decoding: line, as: UTF8.self) + "\n")
    }

    /// Writes a line in one go, so that those of several threads do not mix.
    package static let standardError: @Sendable (String) -> Void = { line in
        lock.withLock { _ in try? FileHandle.standardError.write(contentsOf: Data(line.utf8)) }
    }

    private static let lock = Mutex(())
}
