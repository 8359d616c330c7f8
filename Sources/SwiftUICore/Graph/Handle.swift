import Synchronization

/// A reference to an object that is cleared when the object is gone. A weak reference would make every later retain and
/// release of the object slow, and nodes and elements are referenced by all their descendants.
final class Handle<Object: AnyObject>: @unchecked Sendable {  // `object` is for the main actor, `gone` for any
    private(set) unowned(unsafe) var object: Object?
    private let gone = Atomic(false)

    init(_ object: Object) { self.object = object }

    /// Whether the object has been deallocated or, if it is an element, unmounted. May be read on any thread, because
    /// states are read and written on all.
    var isGone: Bool { gone.load(ordering: .relaxed) }

    /// Clears the reference. The object must call this in its `deinit` at the latest.
    func objectIsGone() {
        object = nil
        gone.store(true, ordering: .relaxed)
    }
}
