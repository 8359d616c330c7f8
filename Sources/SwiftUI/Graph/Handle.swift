/// Refers to an object for as long as that lives. A weak reference would make every retain and release of the object
/// slow, for ever: nodes and elements are referred to by all that stands below them.
final class Handle<Object: AnyObject>: @unchecked Sendable {  // set by the object itself, on the main actor
    private(set) unowned(unsafe) var object: Object?
    /// May be asked on any thread.
    private(set) var isGone = false

    init(_ object: Object) { self.object = object }

    /// The object must call this before it is deallocated, in its `deinit` at last.
    func objectIsGone() {
        object = nil
        isGone = true
    }
}
