public import Foundation
import Synchronization

/// A document in a file, which a subclass reads and writes: `contents(forType:)` and `load(fromContents:ofType:)`.
///
/// Partly: only this app has the file: there are no conflicts, and no other one presents it. Changes that the undo manager has
/// are counted by `updateChangeCount(_:)` alone.
///
/// Source: developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor open class UIDocument: NSObject {
    /// Time from a change until it is saved by itself.
    static let autosaveDelay = Duration.seconds(1)

    /// Posted with the document as its object when `documentState` has changed.
    ///
    /// Source: developer.apple.com/documentation/uikit/uidocument/statechangednotification
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    /// Source: developer.apple.com/documentation/uikit/uidocument/useractivityurlkey
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    /// Source: developer.apple.com/documentation/uikit/uidocument/state
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
    public enum SaveOperation: Int, Sendable { case forCreating = 0, forOverwriting }
    /// Source: developer.apple.com/documentation/uikit/uidocument/changekind
    public enum ChangeKind: Int, Sendable { case done = 0, undone, redone, cleared }

    open private(set) var fileURL: URL
    /// When the file was last written, as far as the document knows.
    open var fileModificationDate: Date?
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var undoManager: UndoManager! = UndoManager()
    private let state = Mutex(State.closed)
    private var changeCount = 0
    private var autosaving: Task<Void, Never>?

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// May be read on any thread; it changes on the main one.
    public nonisolated var documentState: State { state.withLock(\.self) }
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    open var savingFileType: String? { fileType }
    /// Always nil: files are read and written at once.
    open var progress: Progress? { nil }

    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Changes the state, and tells it.
    func setState(_ change: (inout State) -> Void) {
        let isChanged = state.withLock { state in
            let before = state
            change(&state)
            return state != before
        }
        if isChanged { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
    }

    /// Takes over the file's URL and date; no change is unsaved.
    func becomeSaved(at url: URL) {
        fileURL = url
        changeCount = 0
        fileModificationDate =
            (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    // MARK: What a subclass says

    /// Returns what is written: `Data` or a `FileWrapper`.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
    /// Takes what was read: `Data` or, of a folder, a `FileWrapper`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func disableEditing() {}
    open func enableEditing() {}

    /// Called where the document cannot be read or written. A subclass calls this, too.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Changes

    /// Notes a change, which is saved by itself soon.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
        if hasUnsavedChanges { scheduleAutosave() }
    }

    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

    /// Takes the changes up to the token as saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changeCount -= changeCountToken as? Int ?? 0
    }

    private func scheduleAutosave() {
        guard autosaving == nil, !documentState.contains(.closed) else { return }
        autosaving = Task { [weak self] in
            try? await Task.sleep(for: Self.autosaveDelay)
            self?.autosaving = nil
            if self?.documentState.contains(.closed) == false { self?.autosave() }
        }
    }

    /// Saves what has changed.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    // MARK: Opening and closing

    /// Reads the document. The handler is told whether that was possible.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        guard documentState.contains(.closed) else { return answer(false, completionHandler) }
        answer(reads(fileURL), completionHandler)
    }

    open func open() async -> Bool {
        await withCheckedContinuation { waiting in open(completionHandler: { waiting.resume(returning: $0) }) }
    }

    /// Reads the document again, as it is at a URL.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        answer(reads(url), completionHandler)
    }

    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { waiting in
            revert(toContentsOf: url, completionHandler: { waiting.resume(returning: $0) })
        }
    }

    /// Saves what has changed, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else {
            setState { $0 = .closed }
            return answer(true, completionHandler)
        }
        save(to: fileURL, for: .forOverwriting) { [weak self] success in
            self?.setState { $0.insert(.closed) }
            completionHandler?(success)
        }
    }

    open func close() async -> Bool {
        await withCheckedContinuation { waiting in close(completionHandler: { waiting.resume(returning: $0) }) }
    }

    private func reads(_ url: URL) -> Bool {
        do { try read(from: url) } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
        becomeSaved(at: fileURL)
        setState { $0 = .normal }
        return true
    }

    /// Reads the file, or all of a folder, and has the subclass take it.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        let contents: Any = try isFolder.boolValue ? FileWrapper(url: url) : Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    // MARK: Saving

    /// Writes the document to a URL, which is then its own. The handler is told whether that was possible.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        do {
            let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        } catch {
            setState { $0.insert(.savingError) }
            handleError(error, userInteractionPermitted: true)
            return answer(false, completionHandler)
        }
        becomeSaved(at: url)
        setState { state in
            if saveOperation == .forCreating { state.remove(.closed) }
            state.remove(.savingError)
        }
        answer(true, completionHandler)
    }

    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { waiting in
            save(to: url, for: saveOperation, completionHandler: { waiting.resume(returning: $0) })
        }
    }

    /// Writes such that the file is either as it was or as it is to be. A folder is not there between two renames.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(
            contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil
        )
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
            (key as? FileAttributeKey).map { ($0, value) }
        }
        guard !attributes.isEmpty else { return }
        try FileManager.default.setAttributes(Dictionary(uniqueKeysWithValues: attributes), ofItemAtPath: url.path)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.featureUnsupported)
        }
    }

    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Calls the block at once: nobody else has the file.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    /// Calls a handler in the next step of the main actor, as on Apple's systems.
    func answer(_ success: Bool, _ handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        Task { handler(success) }
    }
}
