public import Foundation

/// Counts of a bundle's files, folders and bytes, by one walk that follows no links.
public struct BundleContents: Hashable, Sendable {
    /// Files and folders.
    public private(set) var entryCount = 0
    public private(set) var fileCount = 0
    /// `Int.max` where files without contents say that they are larger.
    public private(set) var byteCount = 0
    /// Name of an entry that is neither a file nor a folder, such as a link; nil where there is none.
    public private(set) var strangeName: String?

    /// Walks through the folder, and stops behind `AppBundleLimits.fileCountMax` entries.
    public init(of folder: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey, .isDirectoryKey, .isSymbolicLinkKey]
        let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
        while let entry = entries?.nextObject() as? URL, entryCount <= AppBundleLimits.fileCountMax {
            entryCount += 1
            add(entry, try? entry.resourceValues(forKeys: keys))
        }
    }

    private mutating func add(_ entry: URL, _ values: URLResourceValues?) {
        if values?.isRegularFile == true, values?.isSymbolicLink != true {
            fileCount += 1
            let (sum, isTooLarge) = byteCount.addingReportingOverflow(values?.fileSize ?? 0)
            byteCount = isTooLarge ? .max : sum
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
        guard entryCount <= files, byteCount <= bytes else {
            throw AppHostError(
                .bundleTooLarge,
                "The bundle has more than \(files) files and folders or \(bytes.formatted(.byteCount(style: .memory)))."
            )
        }
    }
}
