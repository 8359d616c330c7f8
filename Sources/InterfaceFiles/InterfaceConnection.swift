/// A line from one object to another that an author has drawn in Interface Builder.
public enum InterfaceConnection: Codable, Hashable, Sendable {
    case outlet(property: String, destination: String)
    /// One of the objects in a property that is an array; they stand in the file in the array's order.
    case outletCollection(property: String, destination: String)
    /// - Parameter event: of a control, such as `touchUpInside`; nil for a bar button item and a gesture recogniser.
    case action(selector: String, destination: String, event: String?)
    case segue(InterfaceSegue)
}

/// A transition from one controller to another, or their relationship.
public struct InterfaceSegue: Codable, Hashable, Sendable {
    public var id: String
    /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `custom`, `relationship` or one of
    /// the older `push`, `modal` and `replace`.
    public var kind: String
    /// Identifier of the destination's controller; for `unwind` that of the exit.
    public var destination: String
    public var identifier: String?
    public var customClass: String?
    public var customModule: String?
    /// XML attributes as they are written, but for those above: `relationship`, `unwindAction`, `modalPresentationStyle`,
    /// `trigger`, `animates`, `popoverAnchorView` and others.
    public var attributes: [String: String]

    public init(id: String, kind: String, destination: String, identifier: String?, attributes: [String: String]) {
        self.id = id
        self.kind = kind
        self.destination = destination
        self.identifier = identifier
        self.attributes = attributes
    }
}
