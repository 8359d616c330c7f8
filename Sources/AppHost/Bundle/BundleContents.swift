public import Foundation

/// What is in a bundle's folder, by one walk that follows no links.
public struct BundleContents: Hashable, Sendable {
    public private(set) var fileCount = 0
    public private(set) var byteCount = 0
    /// Name of an entry that is neither a file nor a folder, such as a link; nil where there is none.
    public private(set) var strangeName: String?

    /// Walks through the folder, and stops behind `AppBundleLimits.fileCountMax` entries.
    public init(of folder: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey, .isDirectoryKey, .isSymbolicLinkKey]
        let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
        var entryCount = 0
        while let entry = entries?.nextObject() as? URL, entryCount <= AppBundleLimits.fileCountMax {
            entryCount += 1
            add(entry, try? entry.resourceValues(forKeys: keys))
        }
    }

    private mutating func add(_ entry: URL, _ values: URLResourceValues?) {
        if values?.isRegularFile == true, values?.isSymbolicLink != true {
            fileCount += 1
            byteCount += values?.fileSize ?? 0
        } else if values?.isDirectory != true || values?.isSymbolicLink == true {
            strangeName = strangeName ?? entry.lastPathComponent
        }
    }

    /// - Throws: `AppHostError`: `link_in_bundle`, `bundle_too_large`.
    public func check() throws(AppHostError) {
        if let strangeName {
            throw AppHostError(
                .linkInBundle, "\(strangeName) is a link or a device. A bundle has files and folders alone.")
        }
        let (files, bytes) = (AppBundleLimits.fileCountMax, AppBundleLimits.byteCountMax)
        guard fileCount <= files, byteCount <= bytes else {
            throw AppHostError(
                .bundleTooLarge,
                "The bundle has more than \(files) files or \(bytes.formatted(.byteCount(style: .memory))).")
        }
    }
}
