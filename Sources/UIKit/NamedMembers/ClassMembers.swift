/// Methods and properties of a class by the names that Objective-C gives them.
///
/// `parley open` writes them into a type that conforms to `MemberTable`, from the class's `@objc`, `@IBAction`, `@IBOutlet` and
/// `@IBInspectable`. A class that has them in several files has as many tables.
public struct ClassMembers {
    /// Result of a call: refused where object or arguments have other types than the method takes, else its value.
    enum Outcome {
        case refused
        case done(Any?)
    }

    /// Calls a method of an object.
    typealias Action = @MainActor (AnyObject, [Any?]) -> Outcome
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

    /// Adds a method with the arguments that it takes, such as a control and an event.
    public mutating func action<Object: AnyObject, each Argument, Result>(
        _ name: String, _ call: @escaping @MainActor (Object, repeat each Argument) -> Result
    ) {
        actions[name] = { object, arguments in
            var rest = arguments[...]
            guard let object = object as? Object,
                let values = try? (repeat Self.next((each Argument).self, of: &rest))
            else { return .refused }
            let result = call(object, repeat each values)
            let value = MemberValue.unwrapped(result)
            return .done(value is Void ? nil : value)
        }
    }

    /// Takes the next argument as a parameter's type; a missing one counts as nil.
    private static func next<Value>(_: Value.Type, of rest: inout ArraySlice<Any?>) throws(Unfit) -> Value {
        guard let value: Value = MemberValue.cast(rest.popFirst() ?? nil) else { throw Unfit() }
        return value
    }

    /// An argument that is of no type that the method takes.
    private struct Unfit: Error {}

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
