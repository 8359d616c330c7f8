/// A drag, for its source and for those whom it is dropped on.
///
/// Source: developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// For values that Foundation bridges, such as `String` and `URL`.
    @_disfavoredOverload public func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// Source: developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// Drag of the same app, which all are here.
    var localDragSession: (any UIDragSession)? { get }
    /// Ignored: no progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Source: developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

extension UIDropSession {
    /// Loads values that Foundation bridges, such as `String` and `URL`, and calls the completion with them.
    @_disfavoredOverload @discardableResult public func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress {
        let found = Collected<Object>()
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in found.add(object) }
        }
        completion(found.all)
        return Progress(totalUnitCount: 1)
    }
}

/// Values that handlers give, one after another.
final class Collected<Value>: @unchecked Sendable {  // the lock is around each use
    private let lock = NSLock()
    private var values: [Value] = []

    var all: [Value] { lock.withLock { values } }
    /// Adds a value, unless it is nil; returns how many there are.
    @discardableResult
    func add(_ value: Value?) -> Int {
        lock.withLock {
            values += [value].compactMap(\.self)
            return values.count
        }
    }
}
