import CInitializers

// Objects of classes that are known at run time only, such as a registered cell's. Swift calls only `required` initialisers
// on a metatype; Apple's are not required, and an author's `override init(frame:)` must compile.

extension UIView {
    /// Creates a view by calling the class's `init(frame:)`. A class that does not have one traps, as on Apple's systems.
    class func make<Kind: UIView>(_ kind: Kind.Type, frame: CGRect = .zero) -> Kind {
        let object = parley_make_view(
            metadata(of: UIView.self), metadata(of: kind), Double(frame.minX), Double(frame.minY),
            Double(frame.width), Double(frame.height))
        return owned(object, as: kind)
    }
}

extension UITableViewCell {
    /// Creates a cell by calling the class's `init(style:reuseIdentifier:)`.
    class func make(_ kind: UITableViewCell.Type, _ style: CellStyle, _ identifier: String) -> UITableViewCell {
        owned(
            parley_make_cell(
                metadata(of: UITableViewCell.self), metadata(of: kind), unsafeBitCast(style, to: UInt8.self),
                handedOver(identifier)), as: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a view by calling the class's `init(reuseIdentifier:)`.
    class func make(_ kind: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        owned(
            parley_make_section_title(
                metadata(of: UITableViewHeaderFooterView.self), metadata(of: kind), handedOver(identifier)),
            as: UITableViewHeaderFooterView.self)
    }
}

extension UIViewController {
    /// Creates a controller by calling the class's `init(nibName:bundle:)` with nil for both.
    package class func make<Kind: UIViewController>(_ kind: Kind.Type) -> Kind {
        owned(parley_make_controller(metadata(of: UIViewController.self), metadata(of: kind)), as: kind)
    }
}

extension CALayer {
    /// Creates a layer by calling the class's `init()`.
    class func make(_ kind: CALayer.Type) -> CALayer {
        owned(parley_make_layer(metadata(of: CALayer.self), metadata(of: kind)), as: CALayer.self)
    }
}

extension NSObject {
    /// Creates an object by calling the class's `init()`.
    package static func make<Kind: NSObject>(_ kind: Kind.Type) -> Kind {
        owned(parley_make_object(metadata(of: NSObject.self), metadata(of: kind)), as: kind)
    }
}

extension UIStoryboardSegue {
    /// Creates a segue by calling the class's `init(identifier:source:destination:)`.
    class func make(
        _ kind: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        owned(
            parley_make_segue(
                metadata(of: UIStoryboardSegue.self), metadata(of: kind), handedOver(identifier),
                Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque()),
            as: UIStoryboardSegue.self)
    }
}

private func metadata(of kind: AnyClass) -> UnsafeRawPointer { unsafeBitCast(kind, to: UnsafeRawPointer.self) }

/// Returns the object with the reference that the C function has handed over. A class table without the entry is one of
/// another version of Swift.
private func owned<Kind: AnyObject>(_ object: UnsafeMutableRawPointer?, as kind: Kind.Type) -> Kind {
    guard let object else { preconditionFailure("The table of \(kind) has no entry for the initializer") }
    return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue(), to: kind)
}

/// Returns the words of an optional string, with a reference for the callee to release.
private func handedOver(_ text: String?) -> ParleyText {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: text)
    return UnsafeRawPointer(place).load(as: ParleyText.self)
}
