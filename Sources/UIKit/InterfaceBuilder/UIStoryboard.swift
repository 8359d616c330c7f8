import InterfaceFiles

/// A file of scenes that Interface Builder has made, each with a controller. Source: developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let source: InterfaceSource

    /// Reads a storyboard of a bundle; one that is not there ends the process, as on Apple's systems.
    /// - Parameter storyboardBundleOrNil: nil for the app's.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let source = InterfaceSource.find(name, .storyboard, in: storyboardBundleOrNil) else {
            preconditionFailure("Could not find a storyboard named “\(name)” in the bundle.")
        }
        self.source = source
        super.init()
    }

    /// Reads a storyboard of the app, whose bundle is a folder. Returns nil where that has none of the name that can be read.
    package init?(named name: String, inFolder folder: String) {
        guard let source = InterfaceSource.find(name, .storyboard, in: nil, folder: folder) else { return nil }
        self.source = source
        super.init()
    }

    /// Creates the controller with which the storyboard begins; nil where it says none.
    open func instantiateInitialViewController() -> UIViewController? {
        source.document.initialController.flatMap { controller(ofObject: $0) }
    }

    /// Creates the controller with which the storyboard begins by a function of the app's.
    /// - Parameter creator: passes the coder to an initialiser; where it returns nil, the class of the file is used.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        source.document.initialController.flatMap { controller(ofObject: $0, creator) as? ViewController }
    }

    /// Creates a controller by its identifier; one that is not there ends the process, as on Apple's systems.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = source.document.scene(named: identifier), let controller = make(scene, nil) else {
            preconditionFailure(
                "The storyboard “\(source.name)” has no controller with the identifier “\(identifier)”.")
        }
        return controller
    }

    /// Creates a controller by its identifier, by a function of the app's.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let scene = source.document.scene(named: identifier)
        guard let controller = scene.flatMap({ make($0, creator) }) as? ViewController else {
            preconditionFailure(
                "The storyboard “\(source.name)” has no \(ViewController.self) with the identifier “\(identifier)”.")
        }
        return controller
    }

    /// Class of the controller with which the storyboard begins; nil where it says none.
    package var initialControllerClass: UIViewController.Type? {
        guard let id = source.document.initialController, let scene = source.document.scene(ofController: id) else {
            return nil
        }
        return scene.controller.map { InterfaceLoader(source).controllerClass(of: $0) }
    }

    // MARK: Scenes

    /// Creates a controller by the identifier of its object; nil where there is none.
    func controller(
        ofObject id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        source.document.scene(ofController: id).flatMap { make($0, creator) }
    }

    private func make(_ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let object = scene.controller else { return nil }
        if object.element == "viewControllerPlaceholder" { return referenced(by: object) }
        let loader = InterfaceLoader(source, storyboard: self, scene: scene)
        let controller = loader.makeController(object, creator)
        loader.finish(isPartial: true)
        return controller
    }

    /// Creates the controller of another storyboard that a reference stands for.
    private func referenced(by object: InterfaceObject) -> UIViewController? {
        guard let name = object.attributes["storyboardName"] else { return nil }
        guard let other = InterfaceSource.find(name, .storyboard, in: source.bundle).map({ UIStoryboard($0) }) else {
            InterfaceLog.write("there is no storyboard \(name), to which \(source.name) refers")
            return nil
        }
        guard let identifier = object.attributes["referencedIdentifier"] else {
            return other.instantiateInitialViewController()
        }
        return other.source.document.scene(named: identifier).flatMap { other.make($0, nil) }
    }

    private init(_ source: InterfaceSource) {
        self.source = source
        super.init()
    }
}

extension UIViewController {
    /// The storyboard that the controller, or the one around it, was made from; nil for one made in code.
    public var storyboard: UIStoryboard? { interface?.storyboard }
}
