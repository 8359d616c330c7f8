import AppProtocol
import Foundation
import RenderTree

/// Copies of the files that an app gives, as they were at that moment, in a folder of the container.
struct OfferedFolder {
    let files: [AppFile]
    private let url: URL

    private static let path = "tmp/offered"

    /// Copies the files.
    /// - Throws: `FileProblem.malformed` for too many, too large or unreadable ones, and for folders.
    init(copying urls: [URL], in container: URL) throws(Problem) {
        guard (1...FileLimits.countMax).contains(urls.count) else {
            throw FileProblem.malformed("1 to \(FileLimits.countMax) files can be given at once.")
        }
        let path = "\(Self.path)/\(UUID().uuidString)"
        url = container.appendingPathComponent(path)
        var files: [AppFile] = []
        for (index, file) in urls.enumerated() {
            let name = FileName.sanitised(file.lastPathComponent)
            do {
                try Self.copy(file, to: url.appendingPathComponent("\(index)"), as: name)
            } catch {
                try? FileManager.default.removeItem(at: url)
                throw FileProblem.malformed("The file \(name) cannot be given: \(error.localizedDescription)")
            }
            files.append(AppFile(folder: .container, path: "\(path)/\(index)/\(name)"))
        }
        self.files = files
    }

    private static func copy(_ file: URL, to folder: URL, as name: String) throws {
        let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard file.isFileURL, values.isRegularFile == true, (values.fileSize ?? 0) <= FileLimits.byteCountMax else {
            throw CocoaError(.fileReadTooLarge)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(name))
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

/// The folders of chosen files in a container, one for each request. An app keeps what it wants to keep elsewhere, as it does with
/// any temporary file.
enum ChosenFolders {
    private static let path = "tmp/chosen"
    private static let offered = "tmp/offered"
    /// Bytes above which the oldest folders go: half of what a container may hold.
    private static let byteCountMax = 128 << 20
    /// Seconds after which a folder of an earlier process goes.
    private static let lifetime: TimeInterval = 24 * 60 * 60

    /// Removes what earlier processes have left; another process of the app may be at work.
    static func removeOld(in container: URL) {
        for path in [path, offered] {
            for (folder, date) in folders(path, in: container) where date.timeIntervalSinceNow < -lifetime {
                try? FileManager.default.removeItem(at: folder)
            }
        }
    }

    /// Removes the oldest folders where all together are too large. The newest stays.
    static func trim(in container: URL) {
        var total = 0
        for (index, (folder, _)) in folders(path, in: container).enumerated() {
            total += byteCount(of: folder)
            if index > 0, total > byteCountMax { try? FileManager.default.removeItem(at: folder) }
        }
    }

    /// The folders with the times of their latest change, the newest first.
    private static func folders(_ path: String, in container: URL) -> [(URL, Date)] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: container.appendingPathComponent(path), includingPropertiesForKeys: nil)
        return (found ?? []).map { url in
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            return (url, attributes?[.modificationDate] as? Date ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
    }

    private static func byteCount(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.reduce(0) { sum, file in
            let path = folder.appendingPathComponent(file).path
            return sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
        }
    }
}
