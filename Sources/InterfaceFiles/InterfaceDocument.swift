/// A storyboard or nib as values: the content of a file that `InterfaceCompiler` writes into a bundle and UIKit reads.
public struct InterfaceDocument: Codable, Hashable, Sendable {
    /// Version of this format. A reader refuses any other.
    public var version = InterfaceDocument.currentVersion
    public var kind: Kind
    /// Identifier of the scene's controller with which a storyboard begins; nil where none does.
    public var initialController: String?
    /// Scenes in the order of the file; empty in a nib.
    public var scenes: [InterfaceScene] = []
    /// Top-level objects of a nib, in the order of the file; empty in a storyboard.
    public var objects: [InterfaceObject] = []

    public static let currentVersion = 1

    public enum Kind: String, Codable, Hashable, Sendable { case storyboard, nib }

    public init(kind: Kind) { self.kind = kind }

    /// Returns the scene whose controller has the identifier that its author gave it.
    public func scene(named identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?.attributes["storyboardIdentifier"] == identifier }
    }

    /// Returns the scene whose controller has an object identifier.
    public func scene(ofController id: String) -> InterfaceScene? { scenes.first { $0.controller?.id == id } }
}

/// A controller with the objects of its dock.
public struct InterfaceScene: Codable, Hashable, Sendable {
    /// The controller, or a reference to one of another storyboard; nil in a scene that has none.
    public var controller: InterfaceObject?
    /// Other objects of the scene, such as gesture recognisers, the first responder and the exit.
    public var objects: [InterfaceObject]

    public init(controller: InterfaceObject?, objects: [InterfaceObject]) {
        self.controller = controller
        self.objects = objects
    }
}
