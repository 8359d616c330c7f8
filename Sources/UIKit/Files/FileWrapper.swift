public import Foundation

/// A file or folder in memory.
///
/// Partly: without symbolic links, serialisation and matching with the file system.
///
/// Source: developer.apple.com/documentation/foundation/filewrapper
open class FileWrapper {
    /// Source: developer.apple.com/documentation/foundation/filewrapper/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    /// Source: developer.apple.com/documentation/foundation/filewrapper/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]
    /// The bytes of a file; nil for a folder.
    open private(set) var regularFileContents: Data?
    /// Contents of a folder by name; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(url: URL, options: ReadingOptions = []) throws {
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
        guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
            regularFileContents = try Data(contentsOf: url)
            return
        }
        let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        fileWrappers = try Dictionary(
            uniqueKeysWithValues: children.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) })
    }

    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }
    open var isSymbolicLink: Bool { false }

    /// Adds a file or folder and returns its name, which has a number where another has the preferred one.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let preferred = child.preferredFilename ?? SystemWords.naming[.untitled]
        var (name, number) = (preferred, 1)
        while fileWrappers?[name] != nil { (name, number) = ("\(number)_\(preferred)", number + 1) }
        fileWrappers?[name] = child
        child.filename = name
        return name
    }

    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }

    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let regularFileContents {
            return try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        }
        guard options.contains(.atomic) else { return try writeFolder(to: url) }
        let manager = FileManager.default
        let place = url.deletingLastPathComponent()
        let (new, before) = (place.appendingPathComponent(".\(UUID())"), place.appendingPathComponent(".\(UUID())"))
        defer { try? manager.removeItem(at: new) }
        try writeFolder(to: new)
        guard manager.fileExists(atPath: url.path) else { return try manager.moveItem(at: new, to: url) }
        // Foundation for Linux replaces no folder that has something in it (docs/workarounds.md).
        try manager.moveItem(at: url, to: before)
        do { try manager.moveItem(at: new, to: url) } catch {
            try manager.moveItem(at: before, to: url)
            throw error
        }
        try? manager.removeItem(at: before)
    }

    /// Writes all parts; those that are there already and are no part stay.
    private func writeFolder(to url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in fileWrappers ?? [:] {
            try child.write(to: url.appendingPathComponent(name), originalContentsURL: nil)
        }
    }
}
