import AppProtocol
import Foundation
import Synchronization

/// Media of messages that the host hands in, as the local files that apps expect behind `mediaFileURL`.
enum ReceivedMedia {
    /// Files that are kept, the newest ones: an app looks at few messages at a time.
    private static let fileCountMax = 32

    private static let files = Mutex<[URL]>([])

    /// Nil where the file cannot be written; the message comes without it then.
    static func file(of media: Data) -> URL? {
        guard let format = MediaFormat(media) else { return nil }
        let file = folder.appendingPathComponent("\(UUID().uuidString).\(format.fileEnding)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try media.write(to: file)
        } catch {
            return nil
        }
        keep(file)
        return file
    }

    /// Of this process alone: what an earlier one has left is cleared away.
    private static let folder: URL = {
        let all = FileManager.default.temporaryDirectory.appendingPathComponent("ReceivedMedia")
        try? FileManager.default.removeItem(at: all)
        return all
    }()

    private static func keep(_ file: URL) {
        let old = files.withLock { files in
            files.append(file)
            return files.count > fileCountMax ? files.removeFirst() : nil
        }
        if let old { try? FileManager.default.removeItem(at: old) }
    }
}

extension MediaFormat {
    fileprivate var fileEnding: String {
        switch self {
        case .jpeg: "jpg"
        case .movie: "mp4"
        case .png, .gif, .mp3, .wav, .aiff, .caf: rawValue
        }
    }
}
