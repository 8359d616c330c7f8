public import Foundation

extension FileManager {
    /// Returns the folder of a group of apps, within the app's own container: each app has its own. Nil for a name that is no group's.
    ///
    /// Source: developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard groupIdentifier.hasPrefix("group."), !groupIdentifier.contains("/"), groupIdentifier.utf8.count < 200,
            let base = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = base.appending(path: groupIdentifier, directoryHint: .isDirectory)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

extension Data.WritingOptions {
    /// The older name of `atomic`. Source: developer.apple.com/documentation/foundation/nsdata/writingoptions/atomicwrite
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Keeps apps from reading what another one writes. An app has its files to itself here: the closures are called at once.
///
/// Source: developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject {
    /// Source: developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// Source: developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    override public convenience init() { self.init(filePresenter: nil) }
    public init(filePresenter filePresenterOrNil: Any?) { super.init() }

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    open func cancel() {}
}
