import Foundation
import MediaFormats
import Synchronization

/// Storage of received media as the local files that apps expect behind `mediaFileURL`.
enum ReceivedMedia {
    /// Maximum number of files; the oldest is deleted first. An app looks at few messages at a time.
    private static let fileCountMax = 32

    private static let files = Mutex<[URL]>([])

    /// Writes the media to a file; returns nil if that fails, and the message then has no media.
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

    /// Folder of this process alone: files of an earlier process are deleted.
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
