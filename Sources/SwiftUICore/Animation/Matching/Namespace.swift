/// A namespace of identifiers that belongs to one view.
///
/// Source: developer.apple.com/documentation/swiftui/namespace
@propertyWrapper public struct Namespace: ConnectedProperty {
    /// Identifier of the namespace, stable for as long as its view keeps its identity.
    public struct ID: Hashable, Sendable {
        fileprivate let object: NamespaceObject
        public static func == (left: ID, right: ID) -> Bool { left.object === right.object }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }
    private var object = NamespaceObject()

    public init() {}
    public var wrappedValue: ID { ID(object: object) }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        if let known = slot as? NamespaceObject { object = known } else { slot = object }
    }
}

// The identifier belongs to the element, so a new value of the same view changes nothing.
extension Namespace: ViewEquatable {
    package func isSame(as other: Namespace) -> Bool { true }
}

private final class NamespaceObject: Sendable {}
