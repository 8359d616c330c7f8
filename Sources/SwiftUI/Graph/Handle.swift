import Synchronization

/// Refers to an object for as long as that lives. A weak reference would make every retain and release of the object
/// slow, for ever: nodes and elements are referred to by all that stands below them.
final class Handle<Object: AnyObject>: @unchecked Sendable {  // `object` is the main actor's, `gone` anybody's
    private(set) unowned(unsafe) var object: Object?
    private let gone = Atomic(false)

    init(_ object: Object) { self.object = object }

    /// Whether the object has been deallocated; asked on any thread, for states are read and written on all.
    var isGone: Bool { gone.load(ordering: .relaxed) }

    /// The object must call this before it is deallocated, in its `deinit` at last.
    func objectIsGone() {
        object = nil
        gone.store(true, ordering: .relaxed)
    }
}
