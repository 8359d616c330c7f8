/// Calls methods and sets properties by the names that Objective-C gives them, of UIKit's classes and of those of the program whose
/// tables say them.
@MainActor public enum NamedMembers {
    /// Calls a method; returns false where the target has none of this name, or one that takes no such arguments.
    @discardableResult
    public static func perform(_ selector: Selector, on target: AnyObject, with arguments: [Any?] = []) -> Bool {
        if case .done = call(selector, on: target, with: arguments) { true } else { false }
    }

    /// Calls a method, and says what it returned.
    static func call(_ selector: Selector, on target: AnyObject, with arguments: [Any?]) -> ClassMembers.Outcome {
        tables(of: target).lazy.compactMap { $0.actions[selector.name] }.first?(target, arguments) ?? .refused
    }

    /// Whether an object has a method, or a property that is read, by this name.
    public static func responds(_ selector: Selector, to target: AnyObject) -> Bool {
        tables(of: target).contains { $0.actions[selector.name] != nil || $0.getters[selector.name] != nil }
    }

    /// Makes the controller that a segue leads to by a method marked `@IBSegueAction`; nil where the object has none of this name, or
    /// the method returns nil.
    static func controller(
        by selector: Selector, of object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController? {
        let action = tables(of: object).lazy.compactMap { $0.segueActions[selector.name] }.first
        return action?(object, coder, sender, identifier)
    }

    /// Sets an outlet, an inspectable or another property; `layer.cornerRadius` is that of the object's layer.
    /// - Throws: `NamedMemberError`, where there is no such property or its type cannot hold the value.
    public static func set(_ value: Any?, named path: String, on object: AnyObject) throws {
        let (owner, name) = try owner(of: path, from: object)
        guard let setter = tables(of: owner).lazy.compactMap({ $0.setters[name] }).first else {
            throw NamedMemberError.unknown(name, owner)
        }
        try setter(owner, value)
    }

    /// Returns the value of a property; nil also where it is nil.
    /// - Throws: `NamedMemberError`, where there is no such property.
    public static func value(named path: String, of object: AnyObject) throws -> Any? {
        let (owner, name) = try owner(of: path, from: object)
        guard let getter = tables(of: owner).lazy.compactMap({ $0.getters[name] }).first else {
            throw NamedMemberError.unknown(name, owner)
        }
        return getter(owner)
    }

    /// Returns a class by its name in Swift or Objective-C.
    /// - Parameter module: nil for the program's own modules first, then UIKit and `Messages`.
    public static func type(named name: String, module: String? = nil) -> AnyClass? {
        if let module { return NSClassFromString("\(module).\(name)") ?? MemberTables.classes[name] }
        return MemberTables.classes[name]
            ?? MemberTables.modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// Returns the object that has the last property of a path, and that property's name.
    private static func owner(of path: String, from object: AnyObject) throws -> (AnyObject, String) {
        guard let dot = path.firstIndex(of: ".") else { return (object, path) }
        let first = String(path[..<dot])
        guard let next = try value(named: first, of: object) else { throw NamedMemberError.unknown(first, object) }
        return try owner(of: String(path[path.index(after: dot)...]), from: next as AnyObject)
    }

    /// The tables of an object's class, then those of its superclass, and so on; last those of generic ones among them.
    private static func tables(of object: AnyObject) -> [ClassMembers] {
        let type: AnyClass = Swift.type(of: object)
        return sequence(first: type, next: { _getSuperclass($0) })
            .flatMap { MemberTables.all[ObjectIdentifier($0)] ?? [] }
            + ((type as? any GenericMembers.Type)?._parleyMembers ?? [])
    }
}
