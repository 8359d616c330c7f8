/// An object of an Interface Builder file: a view, a controller, an item of a bar, a recogniser, a cell, a section of a
/// static table or a state of a button.
public struct InterfaceObject: Codable, Hashable, Sendable {
    /// Name of its XML element, such as `label`.
    public var element: String
    /// Identifier within the file; empty for an object without one, such as a button's state.
    public var id: String
    /// Name of the class that replaces the element's own, without module; nil for that of the element.
    public var customClass: String?
    /// Module of that class; nil for the module that the file is compiled for.
    public var customModule: String?
    /// XML attributes as they are written, but for those that the properties here hold. Text of `string` elements is
    /// among them, by its key.
    public var attributes: [String: String] = [:]
    /// Colours, fonts, rectangles and the like by their key.
    public var values: [String: InterfaceValue] = [:]
    /// Other objects that belong to it, by role: `subviews`, `prototypes`, `sections`, `items`, or the key of one object
    /// such as `view`, `contentView` and `navigationItem`.
    public var children: [String: [InterfaceObject]] = [:]
    public var constraints: [InterfaceConstraint] = []
    public var connections: [InterfaceConnection] = []
    public var runtimeAttributes: [InterfaceRuntimeAttribute] = []
    public var variations: [InterfaceVariation] = []

    public init(element: String, id: String = "") {
        self.element = element
        self.id = id
    }

    /// The only child of a role; nil without one.
    public func child(_ role: String) -> InterfaceObject? { children[role]?.first }
}

/// A value that a property of an author's own gets by its name.
public struct InterfaceRuntimeAttribute: Codable, Hashable, Sendable {
    /// Names of properties with dots between them, such as `layer.cornerRadius`.
    public var keyPath: String
    public var value: InterfaceValue

    public init(keyPath: String, value: InterfaceValue) {
        self.keyPath = keyPath
        self.value = value
    }
}

/// Changes of an object in some size classes.
public struct InterfaceVariation: Codable, Hashable, Sendable {
    /// Size classes in which it holds, `compact` or `regular`, by `widthClass` and `heightClass`; empty for the default.
    public var traits: [String: String]
    public var attributes: [String: String] = [:]
    public var values: [String: InterfaceValue] = [:]
    /// Identifiers of subviews and constraints that are left out or put in.
    public var excluded: [String] = []
    public var included: [String] = []

    public init(traits: [String: String]) { self.traits = traits }
}
