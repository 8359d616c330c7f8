public import Foundation

/// Styled text of text views: what is changed in it is shown.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each change.
///
/// Partly: attributes are not fixed, such as fonts that lack a letter.
///
/// Source: developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: _StyledText {
    /// Source: developer.apple.com/documentation/uikit/nstextstorage/editactions
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Source: developer.apple.com/documentation/uikit/nstextstorage/willprocesseditingnotification
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Source: developer.apple.com/documentation/uikit/nstextstorage/didprocesseditingnotification
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// Kinds of changes while changes are processed; none otherwise, as of the two after it.
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    open var fixesAttributesLazily: Bool { false }
    private var editDepth = 0
    private var isProcessing = false

    // MARK: Changes

    override open func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
    }

    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // Changes between these two are shown together.
    override open func beginEditing() { editDepth += 1 }

    override open func endEditing() {
        editDepth = max(0, editDepth - 1)
        processIfNeeded()
    }

    /// Notes a change.
    /// - Parameter editedRange: what was changed, as it was before.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let length = max(0, editedRange.length + delta)
        let new = NSRange(location: editedRange.location, length: length)
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            let end = max(NSMaxRange(self.editedRange) + delta, NSMaxRange(new))
            let start = min(self.editedRange.location, new.location)
            self.editedRange = NSRange(location: start, length: max(0, min(end, self.length) - start))
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processIfNeeded()
    }

    private func processIfNeeded() {
        guard editDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Tells the delegate and the layout managers. A subclass may change attributes before it calls this.
    open func processEditing() {
        // Views and their texts are changed on the main thread alone; a text that nobody shows may be made on any.
        guard Thread.isMainThread || delegate != nil || !layoutManagers.isEmpty else { return }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { storage.tellOfEditing() }
    }

    @MainActor private func tellOfEditing() {
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                invalidatedRange: editedRange)
        }
    }

    /// Does nothing: attributes stay as they are, as after the method below.
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Layout

    /// Has a layout manager lay the text out, for the text views of its containers.
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(aLayoutManager) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.textDidChange()
    }

    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(aLayoutManager) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Is told of changes of a text; before they are shown, it may change attributes.
///
/// Source: developer.apple.com/documentation/uikit/nstextstoragedelegate
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
