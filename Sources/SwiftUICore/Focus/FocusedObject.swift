public import Combine

/// A property that observes the object of the focused view.
///
/// Partly: every view that is shown counts as focused; of several that set an object, the outermost one does.
///
/// Source: developer.apple.com/documentation/swiftui/focusedobject
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: ConnectedProperty {
    private var channel: AncestorChannel<FocusedValues>?
    private var object: ObjectType?

    public init() {}

    @MainActor public var wrappedValue: ObjectType? { channel?.value.object(ObjectType.self) }
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { .init(object: $0) } }

    package static var readsEnvironment: Bool { true }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        channel = element.environment.focusedValues
        object = wrappedValue
        if let object { ObjectSubscription.connect(object, to: element, slot: &slot) } else { slot = nil }
    }
}

extension FocusedObject: ChangingProperty {
    var changeSource: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
}

extension FocusedObject: ViewEquatable {
    package func isSame(as other: FocusedObject<ObjectType>) -> Bool { true }
}

extension FocusedValue where Value: AnyObject, Value: Observable {
    /// Reads the object that a focused view has set by its type.
    ///
    /// Source: developer.apple.com/documentation/swiftui/focusedvalue/init(_:)
    public init(_ objectType: Value.Type) { self.init { $0.object(objectType) } }
}

extension View {
    /// Sets the object that views elsewhere in the scene observe by `@FocusedObject` while this view, or one within, has the focus.
    ///
    /// Partly: they observe it as long as this view is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedobject(_:)
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { focusedInstance(object) }

    /// Sets an object that views of the same scene observe by `@FocusedObject`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:)
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { focusedInstance(object) }

    /// Sets the object that views elsewhere in the scene read by `@FocusedValue` with its type.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedvalue(_:)
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { focusedInstance(object) }

    /// Sets an object that views of the same scene read by `@FocusedValue` with its type.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:)
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { focusedInstance(object) }

    private func focusedInstance<T: AnyObject>(_ object: T?) -> some View {
        publishing(\.focusedValues, key: object.map { ObjectIdentifier($0) }) { values in
            if let object { values.set(object) }
        }
    }
}
