/// Methods and properties of a class by the names that Objective-C gives them.
///
/// `parley open` writes them into a type that conforms to `MemberTable`, from the class's `@objc`, `@IBAction`, `@IBOutlet` and
/// `@IBInspectable`. A class that has them in several files has as many tables.
public struct ClassMembers {
    /// Calls a method of an object; returns whether object and arguments were of the classes that it takes.
    typealias Action = @MainActor (AnyObject, [Any?]) -> Bool
    /// Sets a property of an object.
    typealias Setter = @MainActor (AnyObject, Any?) throws -> Void
    typealias Getter = @MainActor (AnyObject) -> Any?
    /// Makes a segue's destination, of the coder that has its values, the sender and the segue's identifier.
    typealias SegueAction = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

    let type: AnyClass
    /// The class's name in Objective-C, where that is another: `@objc(Name)`.
    let objectiveCName: String?
    private(set) var actions: [String: Action] = [:]
    private(set) var setters: [String: Setter] = [:]
    private(set) var getters: [String: Getter] = [:]
    private(set) var segueActions: [String: SegueAction] = [:]

    public init(of type: AnyClass, named objectiveCName: String? = nil) {
        self.type = type
        self.objectiveCName = objectiveCName
    }

    // MARK: Actions

    /// Adds a method that takes no argument.
    public mutating func action<Object: AnyObject>(_ name: String, _ call: @escaping @MainActor (Object) -> Void) {
        actions[name] = { object, _ in
            guard let object = object as? Object else { return false }
            call(object)
            return true
        }
    }

    /// Adds a method that takes one argument, such as the control that sends it.
    public mutating func action<Object: AnyObject, Argument>(
        _ name: String, _ call: @escaping @MainActor (Object, Argument) -> Void
    ) {
        actions[name] = { object, arguments in
            guard let object = object as? Object, let argument: Argument = arguments.value(at: 0) else { return false }
            call(object, argument)
            return true
        }
    }

    /// Adds a method that takes two arguments, such as a control and an event.
    public mutating func action<Object: AnyObject, First, Second>(
        _ name: String, _ call: @escaping @MainActor (Object, First, Second) -> Void
    ) {
        actions[name] = { object, arguments in
            guard let object = object as? Object, let first: First = arguments.value(at: 0),
                let second: Second = arguments.value(at: 1)
            else { return false }
            call(object, first, second)
            return true
        }
    }

    /// Adds a method marked `@IBSegueAction`.
    public mutating func segueAction<Object: AnyObject>(
        _ name: String, _ make: @escaping @MainActor (Object, NSCoder, Any?, String?) -> UIViewController?
    ) {
        segueActions[name] = { object, coder, sender, identifier in
            (object as? Object).flatMap { make($0, coder, sender, identifier) }
        }
    }

    // MARK: Properties

    /// Adds an outlet, an inspectable or another property that can be set.
    public mutating func property<Object: AnyObject, Value>(
        _ name: String, _ get: @escaping @MainActor (Object) -> Value, set: @escaping @MainActor (Object, Value) -> Void
    ) {
        property(name, get)
        action("set\(name.prefix(1).uppercased())\(name.dropFirst()):", set)
        setters[name] = { object, value in
            guard let object = object as? Object else { throw NamedMemberError.unknown(name, object) }
            guard let value: Value = MemberValue.cast(value) else { throw NamedMemberError.wrong(value, name, object) }
            set(object, value)
        }
    }

    /// Adds a property that can only be read.
    public mutating func property<Object: AnyObject, Value>(
        _ name: String, _ get: @escaping @MainActor (Object) -> Value
    ) {
        getters[name] = { ($0 as? Object).map(get).flatMap(MemberValue.unwrapped) }
    }
}

extension [Any?] {
    /// The argument at this place as a parameter's type; nil where it has another, and a missing one counts as nil.
    fileprivate func value<Value>(at index: Int) -> Value? { MemberValue.cast(index < count ? self[index] : nil) }
}
