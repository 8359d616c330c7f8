import InterfaceFiles

/// A file of views that Interface Builder has made. Source: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?

    /// Names a nib of a bundle. Whether it is there is seen when it is used.
    /// - Parameter bundleOrNil: nil for the app's.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        super.init()
    }

    /// Makes the nib's objects and connects them.
    /// - Parameter ownerOrNil: stands in the file as its owner.
    /// - Returns: the top-level objects in the order of the file, without owner and first responder. A nib that is not there ends
    ///   the process, as on Apple's systems.
    open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let source = InterfaceSource.find(name, .nib, in: bundle) else {
            preconditionFailure("Could not load a nib named “\(name)” in the bundle.")
        }
        return Self.load(source, ownerOrNil.map { $0 as AnyObject })
    }

    /// Options of loading; they are ignored. Source: <https://developer.apple.com/documentation/uikit/uinib/optionskey>
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    static func load(_ source: InterfaceSource, _ owner: AnyObject?) -> [AnyObject] {
        let loader = InterfaceLoader(source)
        loader.owner = owner
        for object in source.document.objects where object.element == "placeholder" {
            if object.attributes["placeholderIdentifier"] == "IBFirstResponder" {
                loader.enterFirstResponder(object)
            } else if let owner {
                loader.enterOwner(owner, object)
            }
        }
        let made = loader.makeTopLevel(source.document.objects)
        loader.finish()
        // A view keeps the loader, which keeps recognisers and other objects of the nib that nothing else does.
        loader.topLevel.removeAll { $0 is UIView }
        for view in made.compactMap({ $0 as? UIView }) { view.interface = loader }
        return made
    }
}

extension Bundle {
    /// Makes the objects of a nib in this bundle; see `UINib.instantiate(withOwner:options:)`.
    /// Source: developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        guard let source = InterfaceSource.find(name, .nib, in: self) else { return nil }
        return UINib.load(source, owner.map { $0 as AnyObject })
    }
}
