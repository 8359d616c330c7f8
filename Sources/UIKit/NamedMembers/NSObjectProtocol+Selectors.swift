public import Foundation

// Methods of `NSObject`, for objects of which only a protocol is known, such as delegates.
extension NSObjectProtocol {
    /// Whether the object has a method of this name.
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { NamedMembers.responds($0, to: self) } ?? false
    }

    /// Whether the object is of this class or of a subclass.
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:)
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
    }

    /// Whether the object is of this class and not of a subclass.
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

    /// Whether the object is one of a protocol, which is named by its `self` here.
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/conforms(to:)
    public func conforms<Kind>(to aProtocol: Kind.Type) -> Bool { self is Kind }

    /// Calls a method that takes no argument; does nothing, with a line in the app's log, for an object that is no `NSObject`.
    /// - Returns: the method's result, kept alive until the present step of the main actor ends; nil where it returns nothing.
    ///
    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        performing(aSelector)?.perform(aSelector)
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @discardableResult
    @preconcurrency @MainActor public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        performing(aSelector)?.perform(aSelector, with: object)
    }

    /// Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
    @discardableResult
    @preconcurrency @MainActor public func perform(
        _ aSelector: Selector, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        performing(aSelector)?.perform(aSelector, with: object1, with: object2)
    }

    private func performing(_ selector: Selector) -> NSObject? {
        if let object = self as? NSObject { return object }
        print("\(type(of: self)) has no method “\(selector)”.")
        return nil
    }
}
