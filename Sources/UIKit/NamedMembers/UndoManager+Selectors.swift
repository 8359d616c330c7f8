extension UndoManager {
    /// Registers a method that takes back what has just been done.
    ///
    /// Source: developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:selector:object:)
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            if !NamedMembers.perform(selector, on: target, with: [anObject]) {
                print("\(type(of: target)) has no method “\(selector)”.")
            }
        }
    }
}
