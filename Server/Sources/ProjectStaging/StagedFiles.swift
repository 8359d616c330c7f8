import Foundation

/// The files of a folder that is written again and again: what has not changed is left as it is, so that it is not built again, and
/// what is no longer there is removed.
struct StagedFiles {
    private let folder: URL
    private var kept: Set<String> = []

    init(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder.resolvingSymlinksInPath()
    }

    /// - Parameter path: Path in the folder.
    mutating func write(_ data: Data, to path: String) throws {
        let file = try place(path)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }

    /// Copies a file, or a folder with the files and folders in it. Links in a folder are left out: they may lead out of the
    /// project, or back to where they are.
    mutating func copy(_ source: URL, to path: String) throws {
        try copyPlain(source.resolvingSymlinksInPath(), to: path)
    }

    private mutating func copyPlain(_ source: URL, to path: String) throws {
        let kind = try? FileManager.default.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType
        if kind == .typeRegular { try copyFile(source, to: path) }
        guard kind == .typeDirectory else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() where !name.hasPrefix(".")
        {
            try copyPlain(source.appendingPathComponent(name), to: "\(path)/\(name)")
        }
    }

    private mutating func copyFile(_ source: URL, to path: String) throws {
        let file = try place(path)
        if FileManager.default.contentsEqual(atPath: source.path, andPath: file.path) { return }
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: source, to: file)
    }

    private mutating func place(_ path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        kept.insert(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    /// Removes what was not written or copied.
    func removeOthers() {
        let found = FileManager.default.enumerator(atPath: folder.path)
        while let path = found?.nextObject() as? String {
            let isFile = found?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
            if isFile, !kept.contains(path), !path.hasPrefix("."), path != "Package.resolved" {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
        }
    }
}
