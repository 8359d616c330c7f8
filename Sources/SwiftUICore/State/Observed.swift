public import Combine

/// Observes an `ObservableObject` for one element: its body is evaluated again when the object announces a change.
final class ObjectSubscription<Object: ObservableObject> {
    let object: Object
    private let cancellable: AnyCancellable

    @MainActor init(_ object: Object, _ element: Element) {
        self.object = object
        let reader = element.persistentReader
        let source = ObjectIdentifier(object)
        cancellable = object.objectWillChange.sink { _ in reader.invalidate(by: source) }
    }

    @MainActor static func connect(_ object: Object, to element: Element, slot: inout AnyObject?) {
        if (slot as? ObjectSubscription)?.object === object { return }
        slot = ObjectSubscription(object, element)
    }
}

/// An observable object owned elsewhere.
///
/// Source: developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// Creates bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        ObjectSubscription.connect(wrappedValue, to: element, slot: &slot)
    }
}

/// An observable object owned by the view: created once, when the view first appears.
///
/// Source: developer.apple.com/documentation/swiftui/stateobject
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        let object = (slot as? ObjectSubscription<ObjectType>)?.object ?? make()
        ObjectSubscription.connect(object, to: element, slot: &slot)
        self.object = object
    }
}

extension ObservedObject: ChangingProperty {
    var changeSource: ObjectIdentifier? { ObjectIdentifier(wrappedValue) }
}

extension StateObject: ChangingProperty {
    var changeSource: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
}

extension EnvironmentObject: ChangingProperty {
    var changeSource: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }

    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        old.object(ObjectType.self) !== new.object(ObjectType.self)
    }
}

extension StateObject: ViewEquatable {
    package func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An observable object that an ancestor provided with `.environmentObject(_:)`.
///
/// Source: developer.apple.com/documentation/swiftui/environmentobject
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No object of type \(ObjectType.self) found: an ancestor must give it with .environmentObject(_:)"
            )
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    package static var readsEnvironment: Bool { true }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        object = element.environment.object(ObjectType.self)
        if let object { ObjectSubscription.connect(object, to: element, slot: &slot) }
    }
}

extension EnvironmentObject: ViewEquatable {
    package func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
